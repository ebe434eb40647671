import { createHash } from 'node:crypto';
import { type ChangeOutcome, changeCase } from '@majak/desk/cases/change-case';
import { logFailure } from '@majak/desk/log';
import { openPayload } from '@majak/desk/payload';
import { secondsUntilAllowed } from '@majak/desk/rate-limit';
import type { Fault } from '@majak/tools/form/fault';
import type { Answers } from '@majak/tools/form/field';
import type { Form } from '@majak/tools/form/form';
import { fromPost } from '@majak/tools/form/from-post';
import { serverErrorsByPath } from '../form/server-errors-by-path.ts';
import type { PlainPost } from '../intake/read-body.ts';
import { readPost } from '../intake/read-post.ts';
import { readPostedAnswers } from '../intake/read-posted-answers.ts';
import { clientCasePath } from './client-case-address.ts';
import { type ClientChange, clientChanges, isClientChange } from './client-changes.ts';
import type { RefusedChange } from './refused-change.ts';

type Place = { request: Request; url: URL; reference: string; email: string };

const pressed = 'key';
const limit = { name: 'client-changes', points: 60, durationS: 60 * 60 };
const later = 'We couldn’t take that right now. Nothing is lost: try again in a minute.';

/** The same press is the same change, however often it comes; other words under the same page are another. */
const keyOf = (
  post: PlainPost,
  ...said: readonly [reference: string, change: ClientChange, answers: Answers]
): string =>
  `client:${createHash('sha256')
    .update(JSON.stringify([post.find(([name]) => name === pressed)?.[1], ...said]))
    .digest('base64url')}`;

/** What came of a post: where to go next, or the form once more. */
type Handled = { next: string } | { refused: RefusedChange };

/** Takes what a client does about their case by a plain post: `?change=` says what. The case is known to be theirs. */
export async function handleCasePost({ request, url, reference, email }: Place): Promise<Handled | Response> {
  const change = url.searchParams.get('change');
  if (!isClientChange(change)) return new Response(null, { status: 400 });
  const { form } = clientChanges[change];
  const body = await readPost(request, form);
  if (body instanceof Response) return body;
  const post = body.kind === 'form' ? body.value : [];
  const typed = fromPost(form.fields, post);
  const again = (status: number, faults: readonly Fault[], notice?: string): Handled => ({
    refused: { status, change, typed, ...wordsOf(form, faults, notice) },
  });
  const value = post.filter(([name]) => name !== pressed);
  const reading = readPostedAnswers(form, { kind: 'form', value });
  if (body.faults.length > 0) return again(422, body.faults);
  if (!reading.ok) return again(422, reading.faults);
  try {
    const payload = await openPayload();
    if ((await secondsUntilAllowed(payload, limit, email)) !== undefined)
      return again(429, [], 'That was a lot at once. Wait an hour, or send us an e-mail.');
    const outcome = await changeCase(payload, {
      reference,
      kind: change,
      given: reading.value,
      author: 'client',
      idempotencyKey: keyOf(post, reference, change, reading.value),
    });
    return outcome.kind === 'made'
      ? // Without a place of its own the browser would go back to the form, and past what is said.
        { next: `${clientCasePath(reference)}?done=${change}#done` }
      : again(422, faultsOf(outcome), outcome.kind === 'refused' ? undefined : later);
  } catch (error) {
    logFailure('A client’s change of a case could not be stored', error);
    return again(503, [], later);
  }
}

const faultsOf = (outcome: ChangeOutcome): readonly Fault[] =>
  outcome.kind === 'refused' ? outcome.faults : [];

/** What is said at fields, and what is said above them: faults of what has no field on the page. */
function wordsOf({ fields }: Form, faults: readonly Fault[], notice?: string) {
  const said = serverErrorsByPath(fields, faults);
  const above = faults.filter(({ field }) => !(field in said) || hidden.has(field));
  const says = notice ?? (above.map(({ message }) => message).join('. ') || undefined);
  return { said, ...(says ? { notice: says } : {}) };
}

/** Asked by nobody: a form brings them along. */
const hidden: ReadonlySet<string> = new Set(['paper', 'link']);
