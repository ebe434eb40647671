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

/** Whether a row is the upload that is named, is of this form, and waits for being handed in, or was by the same post. */
function isTheSame(
  row: Record<string, unknown> | undefined,
  { name, type, size }: Upload,
  { kind: { form }, idempotencyKey }: Asked,
) {
  if (!row || row.form !== form.key) return false;
  if (row.name !== name || row.type !== type || Number(row.size) !== size) return false;
  if (row.reference !== null) return idempotencyKey !== undefined && row.handed_in_by === idempotencyKey;
  return new Date(String(row.expires_at)).getTime() > Date.now() + marginMs;
}

/** What is wrong with the uploads that answers name: each has to be there, of this form, and nobody else's. */
export async function uploadFaults(payload: Payload, asked: Asked): Promise<Fault[]> {
  const named = uploadsIn(asked.kind.form.fields, asked.answers);
  if (named.length === 0) return [];
  const keys = named.flatMap(({ uploads }) => uploads.map(({ id }) => sql`${uploadKey(id)}`));
  const rows = await query(
    payload,
    sql`SELECT uploads.key, form, uploads.name, type, size, uploads.reference, expires_at,
               requests.idempotency_key AS handed_in_by
        FROM uploads LEFT JOIN requests ON requests.reference = uploads.reference
        WHERE uploads.key IN (${sql.join(keys, sql`, `)})`,
  );
  const rowOf = (id: string) => rows.find(({ key }) => key === uploadKey(id));
  return named.flatMap(({ path, uploads }) =>
    uploads
      .filter((upload) => !isTheSame(rowOf(upload.id), upload, asked))
      .map(({ name }) => ({
        field: path,
        code: 'unknown_upload',
        message: `“${name}” is not kept here any more. Remove it and choose the file again.`,
      })),
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
