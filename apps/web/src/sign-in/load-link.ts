import { logFailure } from '@majak/desk/log';
import { openPayload } from '@majak/desk/payload';
import { readText } from '@majak/desk/ports/read-text';
import { referenceOfLink } from '@majak/desk/sign-in/link-token';
import { secondsToWait, triesOfClient } from '@majak/desk/sign-in/sign-in-limits';
import { findLink, type SignInLink, spendLink, spendLinkByCode } from '@majak/desk/sign-in/sign-in-link';
import { browserOf } from '@majak/desk/sign-in/underway';
import { goOnUrl } from './load-sign-in.ts';
import { waitInWords } from './wait-in-words.ts';

/** What the page of a mailed link shows. */
export type LinkView =
  | { goTo: string }
  | { gone: 'used' | 'expired' | 'unknown' | 'unavailable'; status: number }
  | { done: true }
  | { link: SignInLink; isSameBrowser: boolean; status: number; said?: string; retryAfterS?: number };

const maxBytes = 1024;
const gone = (why: 'used' | 'expired' | 'unknown'): LinkView => ({
  gone: why,
  status: why === 'unknown' ? 404 : 410,
});

type Open = Extract<LinkView, { link: SignInLink }>;

async function look(request: Request, token: string): Promise<LinkView> {
  const reference = referenceOfLink(token);
  const link = reference && (await findLink(await openPayload(), reference));
  if (!link) return gone('unknown');
  if (link.state !== 'open') return gone(link.state);
  return { link, isSameBrowser: (await browserOf(request)) === link.browser, status: 200 };
}

/** What a link says when it is opened. Nothing is spent: programs that check mails open it too. */
export const loadLink = (request: Request, token: string): Promise<LinkView> =>
  look(request, token).catch(unavailable);

function unavailable(error: unknown): LinkView {
  logFailure('A sign-in link could not be opened', error);
  return { gone: 'unavailable', status: 503 };
}

async function pressIn(view: Open): Promise<LinkView> {
  const { reference, interaction } = view.link;
  return (await spendLink(await openPayload(), reference)) ? { goTo: goOnUrl(interaction) } : gone('used');
}

async function pressElsewhere(view: Open, request: Request, token: string): Promise<LinkView> {
  const payload = await openPayload();
  const retryAfterS = await secondsToWait(payload, triesOfClient, request);
  if (retryAfterS !== undefined)
    return { ...view, status: 429, retryAfterS, said: `Wait ${waitInWords(retryAfterS)}, then try again` };
  const code = new URLSearchParams((await readText(request, maxBytes)) ?? '').get('code') ?? '';
  // A program that presses every button leaves the field empty: that is no guess.
  if (!code.trim()) return { ...view, status: 422, said: 'Enter the code that’s shown where you started' };
  if (await spendLinkByCode(payload, { reference: view.link.reference, code })) return { done: true };
  const after = await look(request, token);
  return 'link' in after
    ? { ...after, status: 422, said: 'This isn’t the code. Look at the window where you started to sign in' }
    : after;
}

/** Spends a link: in the browser that began by the button alone, in another by the code that this one shows. */
export async function postLink(request: Request, token: string): Promise<LinkView> {
  try {
    const view = await look(request, token);
    if (!('link' in view)) return view;
    return await (view.isSameBrowser ? pressIn(view) : pressElsewhere(view, request, token));
  } catch (error) {
    return unavailable(error);
  }
}
