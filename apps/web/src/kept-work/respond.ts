import { forgetWork, type KeepOutcome, keepWork, openWork } from '@majak/desk/kept-work/kept-work';
import { logFailure } from '@majak/desk/log';
import { openPayload } from '@majak/desk/payload';
import { readText } from '@majak/desk/ports/read-text';
import { secondsUntilAllowed } from '@majak/desk/rate-limit';
import { type SignedInClient, signedInClient } from '@majak/desk/sign-in/signed-in-client';
import type { Payload } from 'payload';
import * as z from 'zod';
import { problem } from '../problem.ts';
import { seeOther } from '../sign-in/see-other.ts';
import { knownWork } from './known-work.ts';

/** JSON may write each letter of the largest in six. */
const maxBytes = 4 * 1024 * 1024;
const body = z.strictObject({ text: z.string().min(1), known: z.int().min(0) });
const changes = { name: 'kept-work', points: 300, durationS: 60 * 60 };

const answer = (content: object, status = 200): Response =>
  Response.json(content, { status, headers: { 'Cache-Control': 'private, no-store' } });

const largest = 'It’s larger than 512 KB: that’s more than can be kept with your account.';
const full = 'There’s no more room in your account. Delete something that you keep there first.';

function told(outcome: KeepOutcome): Response {
  if (outcome.kind === 'kept') return answer(outcome.work);
  if (outcome.kind === 'too large') return problem({ status: 413, title: largest });
  if (outcome.kind === 'no room') return problem({ status: 422, title: full });
  return problem({
    status: 409,
    title: 'Your account has another version of it, from another device. Look at both first.',
  });
}

type Asked = { payload: Payload; client: SignedInClient; name: string; request: Request };

async function keep({ payload, client: { email }, name, request }: Asked): Promise<Response> {
  const waitS = await secondsUntilAllowed(payload, changes, email);
  if (waitS !== undefined)
    return problem({
      status: 429,
      title: `That was a lot at once. Try again in ${waitS} seconds.`,
      headers: { 'Retry-After': String(waitS) },
    });
  const text = await readText(request, maxBytes);
  if (text === undefined) return problem({ status: 413, title: largest });
  const read = body.safeParse(jsonOf(text));
  if (!read.success) return problem({ status: 400, title: 'Send an object with `text` and `known`' });
  return told(await keepWork(payload, email, { name, ...read.data }));
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** To be deleted what is kept is asked for by a plain form; what a site no longer knows can go too. */
async function remove({ payload, client: { email }, name }: Asked): Promise<Response> {
  await forgetWork(payload, email, name);
  return seeOther('/client-area?work-deleted#work');
}

async function open({ payload, client: { email }, name }: Asked): Promise<Response> {
  const work = await openWork(payload, email, name);
  return work ? answer(work) : problem({ status: 404, title: 'Your account has nothing with this name' });
}

async function respondSignedIn(asked: Asked): Promise<Response> {
  const { method } = asked.request;
  if (method === 'POST') return remove(asked);
  if (method === 'GET') return open(asked);
  if (method !== 'PUT')
    return problem({ status: 405, title: 'Use GET, PUT or POST', headers: { Allow: 'GET, PUT, POST' } });
  const isKnown = (await knownWork()).some(({ name }) => name === asked.name);
  return isKnown ? keep(asked) : problem({ status: 404, title: 'This site keeps nothing with this name' });
}

/** Work of the client who asks: GET opens one, PUT keeps it, POST deletes it. Another's is not there. */
export async function respondWork(request: Request, name: string): Promise<Response> {
  try {
    const payload = await openPayload();
    const client = await signedInClient(payload, request);
    if (!client)
      return request.method === 'POST'
        ? seeOther('/api/auth/login')
        : problem({ status: 401, title: 'You’re not signed in any more. Sign in again.' });
    return await respondSignedIn({ payload, client, name, request });
  } catch (error) {
    logFailure('Kept work could not be read or written', error);
    return problem({ status: 503, title: 'We can’t reach what you keep right now. Try again in a minute.' });
  }
}
