import { done, failed, type Result } from '@majak/law/result';
import type { InflateBudget } from './inflate.ts';
import { dataOf, type PdfObject, readObjects } from './pdf-objects.ts';

const filesMax = 50;
const fileIn = /\/U?F\s{1,8}(\d{1,10})\s{1,8}\d{1,5}\s{1,8}R/;

/** Which streams the descriptions of files in one dictionary point to. */
function pointedTo(dictionary: string, objects: ReadonlyMap<number, PdfObject>): number[] {
  const at = [...dictionary.matchAll(/\/EF\s{0,8}(?:<<([^<>]{0,400})>>|(\d{1,10})\s{1,8}\d{1,5}\s{1,8}R)/g)];
  return at.flatMap(([, inside, number]) => {
    const entries = inside ?? objects.get(Number(number))?.dictionary ?? '';
    const found = fileIn.exec(entries)?.[1];
    return found ? [Number(found)] : [];
  });
}

/** Where nothing points to the files, the files themselves still say what they are. */
function filesOf(objects: ReadonlyMap<number, PdfObject>): PdfObject[] {
  const all = [...objects.values()];
  const numbers = new Set(all.flatMap(({ dictionary }) => pointedTo(dictionary, objects)));
  const pointed = [...numbers].flatMap((number) => objects.get(number) ?? []);
  if (pointed.length > 0) return pointed;
  return all.filter(({ dictionary }) => /\/Type\s{0,8}\/EmbeddedFile\b/.test(dictionary));
}

type Attachments = {
  files: readonly Uint8Array<ArrayBuffer>[];
  /** Some part of the PDF, or a file inside, is broken or packed in a way that is not known here. */
  unreadable: boolean;
};

/**
 * The files inside a PDF. Its objects are looked for in the file itself: neither its table of them nor the lengths it
 * gives have to be right.
 */
export async function readAttachments(
  bytes: Uint8Array<ArrayBuffer>,
  budget: InflateBudget,
): Promise<Result<Attachments>> {
  const pdf = await readObjects(bytes, budget);
  if (!pdf) return failed('The PDF has too many parts for us to read');
  if (pdf.encrypted) return failed('The PDF is encrypted. Save it without protection, then open that file.');
  const files: Uint8Array<ArrayBuffer>[] = [];
  let { unreadable } = pdf;
  for (const file of filesOf(pdf.objects).slice(0, filesMax)) {
    const data = await dataOf(bytes, file, budget);
    unreadable ||= data === undefined;
    if (data) files.push(data);
  }
  return done({ files, unreadable });
}
