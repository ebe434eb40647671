import { query } from '@majak/desk/database';
import { findSubmissionKind } from '@majak/desk/submissions/find-submission-kind';
import { sql } from 'drizzle-orm';
import type { ServerProps } from 'payload';
import { FormExportButton } from './form-export-button.tsx';

/** Above the list of requests: a table of everything that was handed in by one form. */
export async function FormExport({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  if (!user || user.mustChangePassword || user.role === 'editor') return null;
  const rows = await query(
    payload,
    sql`SELECT DISTINCT kind FROM requests WHERE spam = ${false} AND redacted_at IS NULL ORDER BY kind`,
  );
  const forms = await Promise.all(
    rows.map(async ({ kind }) => ({
      key: String(kind),
      title: (await findSubmissionKind(payload, kind))?.label ?? String(kind),
    })),
  );
  return forms.length === 0 ? null : <FormExportButton forms={forms} />;
}
