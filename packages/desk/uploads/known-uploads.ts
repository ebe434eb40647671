import type { Fault } from '@majak/tools/form/fault';
import type { Answers } from '@majak/tools/form/field';
import type { Form } from '@majak/tools/form/form';
import type { Upload } from '@majak/tools/form/kinds/uploads';
import { uploadsIn } from '@majak/tools/form/uploads-in';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import type { Columns } from '../submissions/insert-once.ts';
import { uploadKey } from './upload-key.ts';

/** Nothing is handed in so late that it could be thrown away meanwhile. */
const marginMs = 60 * 60 * 1000;

type Asked = {
  kind: { form: Form };
  /** Read by the form. */
  answers: Answers;
  /** The same post once more may name what it named before. */
  idempotencyKey?: string | undefined;
};

type Row = Record<string, unknown> | undefined;

/** Whether a row is the upload that is named, is of this form, and is not thrown away before long. */
function isTheSame(row: Row, { name, type, size }: Upload, form: Form): row is NonNullable<Row> {
  if (!row || row.form !== form.key) return false;
  if (row.name !== name || row.type !== type || Number(row.size) !== size) return false;
  return row.handed_in !== null || new Date(String(row.expires_at)).getTime() > Date.now() + marginMs;
}

/** What keeps an upload from being handed in: it is gone, or was handed in, and not by the same post. */
function faultOf(
  row: Row,
  upload: Upload,
  { kind, idempotencyKey }: Asked,
): Omit<Fault, 'field'> | undefined {
  if (!isTheSame(row, upload, kind.form))
    return {
      code: 'unknown_upload',
      message: `“${upload.name}” is not kept here any more. Remove it and choose the file again.`,
    };
  if (row.handed_in === null || (idempotencyKey && row.handed_in_by === idempotencyKey)) return undefined;
  return {
    code: 'handed_in_upload',
    message: `“${upload.name}” was handed in already. Choose it again to hand it in once more.`,
  };
}

/** What is wrong with the uploads that answers name: each has to be there, of this form, and nobody else's. */
export async function uploadFaults(payload: Payload, asked: Asked): Promise<Fault[]> {
  const named = uploadsIn(asked.kind.form.fields, asked.answers);
  if (named.length === 0) return [];
  const keys = named.flatMap(({ uploads }) => uploads.map(({ id }) => sql`${uploadKey(id)}`));
  // Of its request or case it has the reference, or they still name it as one that is to have it.
  const rows = await query(
    payload,
    sql`SELECT uploads.key, form, uploads.name, type, size, expires_at,
               COALESCE(uploads.reference, waiting.reference, changed.reference) AS handed_in,
               COALESCE(bound.idempotency_key, waiting.idempotency_key) AS handed_in_by
        FROM uploads LEFT JOIN requests AS bound ON bound.reference = uploads.reference
          LEFT JOIN requests AS waiting ON waiting.uploads_pending = ${true}
            AND waiting.pending_uploads LIKE '%' || uploads.key || '%'
          LEFT JOIN case_changes AS changed ON changed.uploads_pending = ${true}
            AND changed.pending_uploads LIKE '%' || uploads.key || '%'
        WHERE uploads.key IN (${sql.join(keys, sql`, `)}) ORDER BY waiting.id`,
  );
  const rowOf = (id: string) => rows.find(({ key }) => key === uploadKey(id));
  return named.flatMap(({ path, uploads }) =>
    uploads.flatMap((upload) => {
      const fault = faultOf(rowOf(upload.id), upload, asked);
      return fault ? [{ field: path, ...fault }] : [];
    }),
  );
}

/** What the store calls the uploads that answers name. */
export const uploadKeysIn = ({ fields }: Form, answers: Answers): string[] =>
  uploadsIn(fields, answers).flatMap(({ uploads }) => uploads.map(({ id }) => uploadKey(id)));

/** The uploads of a submission that wait for its reference, as columns of its row. */
export function pendingUploads(form: Form, answers: Answers): Columns {
  const keys = uploadKeysIn(form, answers);
  return keys.length > 0 ? { pending_uploads: keys.join(' '), uploads_pending: true } : {};
}
