import { readBytes } from '@majak/desk/ports/read-bytes';
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

/** Reads a form with files, up to a limit; answers the problem as a response if it cannot. An empty file is none. */
export async function readMultipart(request: Request, maxBytes: number): Promise<MultipartPost | Response> {
  const bytes = await readBytes(request, maxBytes);
  if (!bytes)
    return problem({
      status: 413,
      title: `The files are too large: all together at most ${Math.floor(maxBytes / 1024 / 1024)} MB`,
    });
  const type = request.headers.get('content-type') ?? '';
  try {
    const entries = [
      ...(await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()),
    ];
    if (entries.length > mostParts) return problem({ status: 413, title: 'The form has too many parts' });
    const texts: [string, string][] = [];
    const files: PostedFile[] = [];
    for (const [control, value] of entries) {
      if (typeof value === 'string') {
        // A control of files in which none was chosen says nothing.
        if (fileControl.fieldOf(control) === undefined) texts.push([control, value]);
        continue;
      }
      if (value.name !== '' || value.size > 0)
        files.push({ control, name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) });
    }
    return { texts, files };
  } catch {
    return problem({ status: 400, title: 'The form cannot be read' });
  }
}
