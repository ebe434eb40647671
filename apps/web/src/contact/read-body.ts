import { readText } from '@majak/desk/ports/read-text';
import { problem } from '../problem.ts';

const maxBytes = 256 * 1024;

export type Body = { kind: 'json'; value: unknown } | { kind: 'form'; value: Record<string, string> };

/** Reads a body of JSON or form encoding, at most 256 KB; answers the problem as a response if it cannot. */
export async function readBody(request: Request): Promise<Body | Response> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  const isForm = type === 'application/x-www-form-urlencoded';
  if (type !== 'application/json' && !isForm)
    return problem({
      status: 415,
      title: 'This content type is not understood',
      detail: 'Send application/json or application/x-www-form-urlencoded.',
      headers: { Accept: 'application/json, application/x-www-form-urlencoded' },
    });
  const text = await readText(request, maxBytes);
  if (text === undefined) return tooLarge();
  if (isForm) return { kind: 'form', value: Object.fromEntries(new URLSearchParams(text)) };
  try {
    return { kind: 'json', value: JSON.parse(text) };
  } catch {
    return problem({ status: 400, title: 'The body is not JSON' });
  }
}

const tooLarge = () => problem({ status: 413, title: 'The body is larger than 256 KB' });
