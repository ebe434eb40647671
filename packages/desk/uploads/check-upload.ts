import { sizeInWords, typesInWords } from '@majak/tools/form/kinds/uploads';
import { fileTypeFromBuffer } from 'file-type';
import type { Checked } from './checked-upload.ts';
import { readPdf } from './read-pdf.ts';
import type { readPicture } from './read-picture.ts';

/** What a field takes. */
export type Taken = { accept: readonly string[]; maxBytes: number };

/** What is often chosen and never taken, in words. */
const known: ReadonlyMap<string, string> = new Map([
  ['image/heic', 'a HEIC photo'],
  ['image/heif', 'a HEIC photo'],
  ['application/zip', 'a ZIP archive'],
  ['application/xml', 'a drawing or a document in XML'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'a Word document'],
]);

function refusal(found: string | undefined, { accept }: Taken): Checked {
  const is = found && known.get(found);
  return {
    refused: `is ${is ?? 'of another type'}, whatever its name says. Choose a ${typesInWords(accept)}.`,
  };
}

/** Text that begins like a drawing: what a browser would run as a page. */
const isSvg = (bytes: Uint8Array): boolean =>
  /<svg[\s>]/i.test(Buffer.from(bytes.subarray(0, 4096)).toString('latin1'));

/**
 * Looks at what a file is by its bytes alone, and makes of it what is kept. Its name is not asked.
 * @param writeAnew Writes a picture anew, where that may be done: its memory is never given back.
 */
export async function checkUpload(
  bytes: Uint8Array,
  taken: Taken,
  writeAnew: typeof readPicture,
): Promise<Checked> {
  const { accept, maxBytes } = taken;
  if (bytes.length === 0) return { refused: 'is empty. Choose another.' };
  if (bytes.length > maxBytes)
    return { refused: `is larger than ${sizeInWords(maxBytes)}. Choose a smaller one.` };
  const found = (await fileTypeFromBuffer(bytes))?.mime;
  if (found === undefined && isSvg(bytes)) return refusal('application/xml', taken);
  if (found === undefined || !accept.includes(found)) return refusal(found, taken);
  switch (found) {
    case 'application/pdf':
      return readPdf(bytes);
    case 'image/jpeg':
    case 'image/png':
    case 'image/webp':
      return writeAnew(bytes, found, maxBytes);
    default:
      return refusal(found, taken);
  }
}
