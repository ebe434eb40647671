import { isUtf8 } from 'node:buffer';
import { readBytes } from '@majak/desk/ports/read-bytes';
import { problem } from '../problem.ts';

/** JSON, or the names and texts of a plain form in their order: a name may come more than once. */
export type Body = { kind: 'json'; value: unknown } | { kind: 'form'; value: PlainPost };
export type PlainPost = readonly (readonly [name: string, text: string])[];

const kinds: ReadonlyMap<string, Body['kind']> = new Map([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
]);

/** Reads a body of JSON or form encoding, up to a limit; answers the problem as a response if it cannot. */
export async function readBody(request: Request, maxBytes: number): Promise<Body | Response> {
  const kind = kindOf(request.headers);
  if (kind instanceof Response) return kind;
  const bytes = await readBytes(request, maxBytes);
  if (!bytes)
    return problem({ status: 413, title: `The body is larger than ${Math.floor(maxBytes / 1024)} KB` });
  // What is no UTF-8 would be read with other letters than were written: a name could not be mended any more.
  if (!isUtf8(bytes)) return problem({ status: 400, title: 'The body is not UTF-8' });
  const text = new TextDecoder().decode(bytes);
  if (kind === 'form') return { kind, value: [...new URLSearchParams(text)] };
  try {
    return { kind, value: JSON.parse(text) };
  } catch {
    return problem({ status: 400, title: 'The body is not JSON' });
  }
}

/** What a body claims to be, if that can be read here: JSON or a form, in UTF-8, not packed. */
function kindOf(headers: Headers): Body['kind'] | Response {
  const given = headers.get('content-type') ?? '';
  const kind = kinds.get(given.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  if (!kind)
    return notUnderstood(
      'This content type is not understood',
      'Send application/json or application/x-www-form-urlencoded.',
      { Accept: [...kinds.keys()].join(', ') },
    );
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(given)?.[1] ?? 'utf-8';
  if (!/^(utf-?8|us-ascii)$/i.test(charset))
    return notUnderstood('This charset is not understood', 'Send UTF-8.', {});
  if ((headers.get('content-encoding') ?? 'identity').toLowerCase() !== 'identity')
    return notUnderstood('This content encoding is not understood', 'Send the body as it is, not packed.', {
      'Accept-Encoding': 'identity',
    });
  return kind;
}

const notUnderstood = (title: string, detail: string, headers: Record<string, string>): Response =>
  problem({ status: 415, title, detail, headers });
