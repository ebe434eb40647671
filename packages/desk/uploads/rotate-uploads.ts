import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { FilesUnavailable } from '../ports/files/port.ts';
import { services } from '../services.ts';
import { fileKeys } from './file-keys.ts';
import { openUpload } from './open-upload.ts';
import { seal } from './seal.ts';
import { fileOfUpload } from './upload-key.ts';

const atOnce = 200;

/** Whether an upload is still known: one that was erased while it was encrypted anew must not come back. */
const isKnown = async (payload: Payload, key: string): Promise<boolean> =>
  (await query(payload, sql`SELECT 1 AS known FROM uploads WHERE key = ${key}`)).length > 0;

/** Nothing, for a file that cannot be opened. @throws FilesUnavailable: then that is not known. */
function unlessAway(error: unknown): undefined {
  if (error instanceof FilesUnavailable) throw error;
}

/**
 * Encrypts every upload anew with the newest key; each is replaced whole, so it may be stopped and begun again.
 * @returns how many there were, and how many could not be opened and stay as they are.
 * @throws FilesUnavailable
 */
export async function rotateUploads(payload: Payload): Promise<{ sealed: number; broken: number }> {
  const [newest] = fileKeys;
  if (!newest) throw new Error('There is no key to encrypt uploads with');
  const counts = { sealed: 0, broken: 0 };
  for (let after = 0; ; ) {
    const rows = await query(
      payload,
      sql`SELECT id, key FROM uploads WHERE id > ${after} ORDER BY id LIMIT ${atOnce}`,
    );
    for (const row of rows) {
      const key = String(row.key);
      const bytes = await openUpload(key).catch(unlessAway);
      counts[bytes ? 'sealed' : 'broken'] += 1;
      if (bytes) await services.files.put(fileOfUpload(key), seal(bytes, fileOfUpload(key), newest));
      if (bytes && !(await isKnown(payload, key))) await services.files.remove(fileOfUpload(key));
    }
    if (rows.length < atOnce) return counts;
    after = Number(rows.at(-1)?.id);
  }
}
