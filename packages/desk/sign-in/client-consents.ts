import { fieldAt } from '@majak/tools/form/field-tree';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { hasAddress } from '../outbox/has-address.ts';
import { openSubmission } from '../submissions/open-submission.ts';

/** What a client agreed to, in which words, and with what. */
export type ClientConsent = { says: string; version: string; at: string; with: string };

/** Every box that a client ticked to agree to something, in requests that are not erased and in reviews. */
export async function consentsOf(payload: Payload, email: string): Promise<ClientConsent[]> {
  const rows = await query(
    payload,
    sql`SELECT reference, kind, form_version AS "formVersion", answers, created_at FROM requests
        WHERE ${hasAddress(email)} AND redacted_at IS NULL ORDER BY id DESC`,
  );
  const asked = await Promise.all(
    rows.map(async (row) => {
      const { kind, answers } = await openSubmission(payload, row);
      return Object.entries(answers).flatMap(([path, version]): ClientConsent[] => {
        const field = kind && fieldAt(kind.form.fields, path);
        if (field?.kind !== 'tick' || typeof version !== 'string') return [];
        return [
          {
            says: field.says,
            version,
            at: new Date(String(row.created_at)).toISOString(),
            with: String(row.reference),
          },
        ];
      });
    }),
  );
  const reviews = await query(
    payload,
    sql`SELECT consent, created_at FROM reviews WHERE ${hasAddress(email)} AND consent IS NOT NULL ORDER BY id DESC`,
  );
  return [
    ...asked.flat(),
    ...reviews.map(({ consent, created_at: at }) => ({
      says: String(consent),
      version: '',
      at: new Date(String(at)).toISOString(),
      with: 'your review',
    })),
  ];
}
