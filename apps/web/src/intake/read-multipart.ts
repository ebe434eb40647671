import busboy from 'busboy';
import { fileControl } from '../form/file-control.ts';
import { problem } from '../problem.ts';
import type { PlainPost } from './read-body.ts';

/** A file of a plain form, with the name of its control. */
export type PostedFile = { control: string; name: string; bytes: Uint8Array };
export type MultipartPost = { texts: PlainPost; files: readonly PostedFile[] };

export const isMultipart = (headers: Headers): boolean =>
  /^multipart\/form-data\s*;/i.test(headers.get('content-type') ?? '');

/** More than any form of ours has. */
const mostParts = 2000;

class TooLarge extends Error {}

/** Takes the parts of a form as they come: a file is in memory once. */
function partsReader(type: string, maxBytes: number) {
  const parser = busboy({
    headers: { 'content-type': type },
    defParamCharset: 'utf8',
    limits: { parts: mostParts, fieldSize: maxBytes },
  });
  const texts: [string, string][] = [];
  const files: { control: string; name: string; pieces: Uint8Array[] }[] = [];
  parser.on('field', (control, text) => {
    // A control of files in which none was chosen says nothing.
    if (fileControl.fieldOf(control) === undefined) texts.push([control, text]);
  });
  parser.on('file', (control, stream, { filename = '' }) => {
    const pieces: Uint8Array[] = [];
    files.push({ control, name: filename, pieces });
    // That it breaks off, the parser tells.
    stream.on('data', (piece: Uint8Array) => pieces.push(piece)).on('error', () => undefined);
  });
  const done = new Promise<void>((resolve, reject) => {
    parser.on('partsLimit', () => reject(new TooLarge('The form has too many parts')));
    parser.on('error', reject);
    parser.on('close', resolve);
  });
  return { parser, texts, files, done };
}

async function readParts({ headers, body }: Request, maxBytes: number): Promise<MultipartPost> {
  const { parser, texts, files, done } = partsReader(headers.get('content-type') ?? '', maxBytes);
  // Heard here first: it may fail before somebody waits for it.
  done.catch(() => undefined);
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge(maxBytes);
    parser.write(chunk);
  }
  parser.end();
  await done;
  return {
    texts,
    files: files
      .map(({ pieces, ...file }) => ({ ...file, bytes: Buffer.concat(pieces.splice(0)) }))
      .filter(({ name, bytes }) => name !== '' || bytes.length > 0),
  };
}

const tooLarge = (maxBytes: number) =>
  new TooLarge(`The files are too large: all together at most ${Math.floor(maxBytes / 1024 / 1024)} MB`);

/** Reads a form with files, up to a limit; answers the problem as a response if it cannot. An empty file is none. */
export async function readMultipart(request: Request, maxBytes: number): Promise<MultipartPost | Response> {
  try {
    if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge(maxBytes);
    return await readParts(request, maxBytes);
  } catch (error) {
    return error instanceof TooLarge
      ? problem({ status: 413, title: error.message })
      : problem({ status: 400, title: 'The form cannot be read' });
  }
}
