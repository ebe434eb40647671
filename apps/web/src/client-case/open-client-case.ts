import { logFailure } from '@majak/desk/log';
import { openPayload } from '@majak/desk/payload';
import { signedInClient } from '@majak/desk/sign-in/signed-in-client';
import { letterPages } from '../clock/letter-pages.ts';
import { seeOther } from '../sign-in/see-other.ts';
import { timeZone, today } from '../today.ts';
import { waitingTablesOf } from '../waiting/waiting-tables-of.ts';
import { clientCasePath } from './client-case-address.ts';
import { clientChanges, isClientChange } from './client-changes.ts';
import { handleCasePost } from './handle-case-post.ts';
import { loadClientCase } from './load-client-case.ts';

const notShown = 'We can’t show your case right now. Nothing is lost: try again in a minute.';
const notTaken =
  'We couldn’t take that right now. Go back: what you typed is still there. Send it again in a minute.';

/**
 * What the page of a client's case shows after a visit or a post; a response where it leads elsewhere; why it shows nothing
 * right now; nothing where the case is not theirs.
 */
export async function openClientCase(reference: string, request: Request) {
  return open(reference, request).catch((error: unknown) => {
    logFailure('A client’s case could not be opened', error);
    return { away: request.method === 'POST' ? notTaken : notShown };
  });
}

async function open(reference: string, request: Request) {
  const url = new URL(request.url);
  const client = await signedInClient(await openPayload(), request);
  if (!client) return seeOther(`/api/auth/login?return=${encodeURIComponent(clientCasePath(reference))}`);
  const { email } = client;
  if (!(await loadClientCase(reference, email))) return undefined;
  const handled =
    request.method === 'POST' ? await handleCasePost({ request, url, reference, email }) : undefined;
  if (handled instanceof Response) return handled;
  if (handled && 'next' in handled) return seeOther(handled.next);
  const found = await loadClientCase(reference, email);
  const change = url.searchParams.get('done');
  if (!found) return undefined;
  const [table] = await waitingTablesOf([found.view]);
  return {
    ...found,
    ...handled,
    ...(!handled && isClientChange(change) ? { done: clientChanges[change].done } : {}),
    today: today(),
    timeZone,
    documents: await letterPages(),
    pageKey: crypto.randomUUID(),
    ...(table ? { table } : {}),
  };
}
