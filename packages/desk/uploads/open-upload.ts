import { readBytes } from '../ports/read-bytes.ts';
import { services } from '../services.ts';
import { fileKeys } from './file-keys.ts';
import { unseal } from './seal.ts';
import { fileOfUpload } from './upload-key.ts';

/** No file that was taken is larger, sealed. */
const mostBytes = 64 * 1024 * 1024;

/**
 * The bytes of an upload as they were taken.
 * @returns nothing if they are not there.
 * @throws SealBroken if they are not as they were, or their key is gone; FilesUnavailable.
 */
export async function openUpload(key: string): Promise<Buffer | undefined> {
  const file = fileOfUpload(key);
  const body = await services.files.get(file);
  const sealed = body && (await readBytes({ body, headers: new Headers() }, mostBytes));
  return sealed && unseal(sealed, file, fileKeys);
}
