import { randomUUID } from 'node:crypto';
import { readBytes } from '../ports/read-bytes.ts';
import { services } from '../services.ts';
import type { ReadPaper } from './read-paper.ts';
import { readStoredPaper } from './stored-paper.ts';

const pdfKey = (file: string): string => `${file}.pdf`;
const pictureKey = (file: string, page: number): string => `${file}-${page}.webp`;

/** Keeps the PDF and the pictures of its pages. @returns what their keys begin with. @throws FilesUnavailable. */
export async function keepPaperFiles({ pdf, pictures }: ReadPaper): Promise<string> {
  const file = `official-forms/${randomUUID()}`;
  for (const [page, picture] of pictures.entries()) await services.files.put(pictureKey(file, page), picture);
  await services.files.put(pdfKey(file), pdf);
  return file;
}

const most = 64 * 1024 * 1024;

async function bytesOf(key: string): Promise<Buffer | undefined> {
  const body = await services.files.get(key);
  return body && readBytes({ body, headers: new Headers() }, most);
}

/** The PDF of a paper, empty; nothing if it is not there. */
export const paperPdf = (file: string): Promise<Buffer | undefined> => bytesOf(pdfKey(file));

/** The picture of one of its pages, counted from 0. */
export const paperPicture = (file: string, page: number): Promise<Buffer | undefined> =>
  bytesOf(pictureKey(file, page));

/** Leaves nothing of the files of a paper, by its row. */
export async function removePaperFiles(row: unknown): Promise<void> {
  const paper = readStoredPaper(row);
  if (!paper) return;
  for (const page of paper.pages.keys()) await services.files.remove(pictureKey(paper.file, page));
  await services.files.remove(pdfKey(paper.file));
}
