import type { Upload } from '@majak/tools/form/kinds/uploads';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { releaseBytes } from '../ports/release-bytes.ts';
import { services } from '../services.ts';
import type { Taken } from './check-upload.ts';
import { fileKeys } from './file-keys.ts';
import { seal } from './seal.ts';
import { fileOfUpload, newUploadId, uploadKey } from './upload-key.ts';
import { uploadInWords, uploadName } from './upload-name.ts';
import { askUploadProcess } from './upload-work.ts';

/** A file as it was sent, and the field of the form that it is for. */
export type SentFile = { form: string; field: string; name: string; bytes: Uint8Array };

const hourMs = 60 * 60 * 1000;
/** How long it waits to be handed in. */
const keptMs = 48 * hourMs;

/**
 * Checks a file and keeps it, encrypted. The row is there before the bytes: if the process dies in between, what is left
 * is found by its row and thrown away.
 * @returns the upload as its form takes it, or why it is not taken: a sentence with its name, for who chose it.
 * @throws QueueFull when too many are being looked at; FilesUnavailable; Error if the store did not take it.
 */
export async function keepUpload(
  payload: Payload,
  { form, field, name: given, bytes }: SentFile,
  { accept, maxBytes }: Taken,
): Promise<Upload | { refused: string }> {
  const [newest] = fileKeys;
  if (!newest) throw new Error('There is no key to encrypt uploads with');
  const checked = await askUploadProcess({ accept, maxBytes }, { bytes });
  if ('refused' in checked) return { refused: `${uploadInWords(given)} ${checked.refused}` };
  const { type, bytes: taken = bytes } = checked;
  const [id, name, size] = [newUploadId(), uploadName(given, type), taken.length];
  const key = uploadKey(id);
  const now = Date.now();
  const at = new Date(now).toISOString();
  await query(
    payload,
    sql`INSERT INTO uploads (key, form, field, name, type, size, expires_at, created_at, updated_at)
        VALUES (${key}, ${form}, ${field}, ${name}, ${type}, ${size}, ${new Date(now + keptMs).toISOString()}, ${at}, ${at})`,
  );
  const sealed = seal(taken, fileOfUpload(key), newest);
  await services.files.put(fileOfUpload(key), sealed);
  releaseBytes(sealed);
  return { id, name, type, size };
}
