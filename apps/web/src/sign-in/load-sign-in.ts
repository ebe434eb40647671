import { env } from '@majak/desk/env';
import { logFailure } from '@majak/desk/log';
import { comparableAddress } from '@majak/desk/outbox/comparable-address';
import { openPayload } from '@majak/desk/payload';
import { readText } from '@majak/desk/ports/read-text';
import { failedPath } from '@majak/desk/sign-in/begin-sign-in';
import { secondsUntilNextLink } from '@majak/desk/sign-in/sign-in-limits';
import { askForLink, linkOfBrowser, type SignInLink } from '@majak/desk/sign-in/sign-in-link';
import { browserOf } from '@majak/desk/sign-in/underway';
import { type FieldTexts, textsToAnswers } from '@majak/tools/form/field-texts';
import { readForm } from '@majak/tools/form/form';
import { fromPost } from '@majak/tools/form/from-post';
import { serverErrorsByPath } from '../form/server-errors-by-path.ts';
import { signInForm } from './sign-in-form.ts';
import { waitInWords } from './wait-in-words.ts';

/** What the page of a sign-in shows: where to go on, a link that is waited for, or the question for the address. */
export type SignInView =
  | { goTo: string }
  | { waiting: SignInLink }
  | {
      status: number;
      typed: FieldTexts;
      said: Record<string, string>;
      notice?: string;
      retryAfterS?: number;
    };

const { fields } = signInForm;
const maxBytes = 4096;
const empty = { status: 200, typed: {}, said: {} };
const ranOut =
  'The link we sent you has expired, or too many wrong codes were entered. Enter your address and we’ll send a new one.';

/** Where the browser goes once its link was spent: the provider knows it there. */
export const goOnUrl = (interaction: string): string => `${env.identityUrl}/sign-in/${interaction}`;

/** How far a sign-in of this browser is. */
export async function loadSignIn(request: Request, interaction: string): Promise<SignInView> {
  const browser = await browserOf(request);
  if (!browser) return { goTo: failedPath('expired') };
  try {
    const link = await linkOfBrowser(await openPayload(), { interaction, browser });
    if (!link || new URL(request.url).searchParams.has('another')) return empty;
    if (link.state === 'used') return { goTo: goOnUrl(interaction) };
    if (link.state === 'open') return { waiting: link };
    return { ...empty, typed: { email: link.email }, notice: ranOut };
  } catch (error) {
    logFailure('A sign-in could not be shown', error);
    return { goTo: failedPath('unavailable') };
  }
}

/** Has a link sent to the address that was posted. Known or not, the answer is the same. */
export async function postSignIn(request: Request, interaction: string): Promise<SignInView> {
  const browser = await browserOf(request);
  if (!browser) return { goTo: failedPath('expired') };
  const text = await readText(request, maxBytes);
  const typed = fromPost(fields, new URLSearchParams(text ?? ''));
  const read = readForm(signInForm, textsToAnswers(fields, typed));
  if (!read.ok) return { status: 422, typed, said: serverErrorsByPath(fields, read.faults) };
  try {
    const payload = await openPayload();
    const email = comparableAddress(read.value.email);
    const retryAfterS = await secondsUntilNextLink(payload, request, email);
    if (retryAfterS !== undefined)
      return {
        ...empty,
        status: 429,
        typed,
        retryAfterS,
        notice: `Too many links were asked for. Wait ${waitInWords(retryAfterS)}, then try again. A link you already have still works.`,
      };
    await askForLink(payload, { interaction, browser, email });
    return { goTo: `/sign-in/${interaction}` };
  } catch (error) {
    logFailure('A sign-in link could not be made', error);
    return {
      ...empty,
      status: 503,
      typed,
      notice: 'We can’t send you a link right now. Try again in a minute.',
    };
  }
}
