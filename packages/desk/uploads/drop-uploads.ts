import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { services } from '../services.ts';
import { bindUploads } from './bind-uploads.ts';
import { fileOfUpload, uploadKey } from './upload-key.ts';

const atOnce = 500;

/** The bytes first, then the row: while one of them is left, the next one who looks knows of it. */
async function drop(payload: Payload, rows: readonly Record<string, unknown>[]): Promise<void> {
  for (const { key } of rows) {
    await services.files.remove(fileOfUpload(String(key)));
    await query(payload, sql`DELETE FROM uploads WHERE key = ${key}`);
  }
}

/** Throws away what was not handed in within its time. What was handed in has its reference first. */
export async function dropExpiredUploads(payload: Payload, now: Date): Promise<void> {
  await bindUploads(payload);
  const due = await query(
    payload,
    sql`SELECT key FROM uploads WHERE reference IS NULL AND expires_at < ${now.toISOString()} LIMIT ${atOnce}`,
  );
  await drop(payload, due);
}

/** Leaves nothing of the files of a request: all of them, or those that are not to stay. */
export async function eraseUploads(
  payload: Payload,
  reference: string,
  staying: ReadonlySet<string> = new Set(),
): Promise<void> {
  await bindUploads(payload);
  const rows = await query(payload, sql`SELECT key FROM uploads WHERE reference = ${reference}`);
  await drop(
    payload,
    rows.filter(({ key }) => !staying.has(String(key))),
  );
}

/**
 * Takes back a file that was not handed in, by the id that only its holder has.
 * @returns false where there is none, or where it was handed in: then it is the request's.
 */
export async function takeBackUpload(payload: Payload, id: string): Promise<boolean> {
  const key = uploadKey(id);
  // From now on it is out of time: nobody can hand it in, and if we die here, it is thrown away.
  const taken = await query(
    payload,
    sql`UPDATE uploads SET expires_at = ${new Date(0).toISOString()}
        WHERE key = ${key} AND reference IS NULL
          AND NOT EXISTS (SELECT 1 FROM requests WHERE uploads_pending = ${true} AND pending_uploads LIKE ${`%${key}%`})
          AND NOT EXISTS (SELECT 1 FROM case_changes WHERE uploads_pending = ${true} AND pending_uploads LIKE ${`%${key}%`})
        RETURNING key`,
  );
  await drop(payload, taken);
  return taken.length > 0;
}
