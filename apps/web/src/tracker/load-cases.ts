import { type ClientView, outlineView } from '@majak/desk/cases/client-view';
import { comparableNumber } from '@majak/desk/cases/comparable-number';
import { trackCases } from '@majak/desk/cases/track-case';
import { forgiveGuess, secondsUntilGuess } from '@majak/desk/cases/tracking-limits';
import { logFailure } from '@majak/desk/log';
import { openPayload } from '@majak/desk/payload';
import { readText } from '@majak/desk/ports/read-text';
import { rememberProven } from '@majak/desk/sign-in/known-browser';
import { trackingForm } from '@majak/tools/cases/tracking-form';
import { type FieldTexts, textsToAnswers } from '@majak/tools/form/field-texts';
import { readForm } from '@majak/tools/form/form';
import { fromPost } from '@majak/tools/form/from-post';
import { serverErrorsByPath } from '../form/server-errors-by-path.ts';
import { waitInWords } from '../sign-in/wait-in-words.ts';

/** What the page of a case shows: the cases that were opened, or its form with what is wrong. */
export type Tracked = {
  status: number;
  typed: FieldTexts;
  said: Record<string, string>;
  /** Said above the form, where it is of no single field. */
  notice?: string;
  retryAfterS?: number;
  cases: readonly ClientView[];
  /** For the browser to keep. */
  cookies: readonly string[];
};

const { fields } = trackingForm;
const maxBytes = 4096;
/** One sentence for an unknown number and a wrong proof: nobody learns which numbers there are. */
const nothingFound =
  'We can’t find a case with this number and this date or address. Check both: the number as in our e-mails or on the office’s letter, and the date of birth or the address we have for you.';

const tooMany = (retryAfterS: number): Tracked => ({
  ...empty,
  status: 429,
  retryAfterS,
  notice: `That was too many attempts. Wait ${waitInWords(retryAfterS)}, then try again. It may work straight away with your e-mail address instead of a date of birth. If you sign in, you see all your cases.`,
});

const empty: Tracked = { status: 200, typed: {}, said: {}, cases: [], cookies: [] };

/** The form, with the number that a mail's link brings along. */
export const emptyTracker = (address: URL): Tracked => ({
  ...empty,
  typed: { number: (address.searchParams.get('number') ?? '').slice(0, 60) },
});

/** Opens cases by a plain post. What was typed comes back with the page. */
export async function loadCases(request: Request): Promise<Tracked> {
  const text = await readText(request, maxBytes);
  if (text === undefined)
    return { ...empty, status: 413, notice: 'This is more than a number and a date. Enter them again.' };
  const typed = fromPost(fields, new URLSearchParams(text));
  const read = readForm(trackingForm, textsToAnswers(fields, typed));
  if (!read.ok) return { ...empty, status: 422, typed, said: serverErrorsByPath(fields, read.faults) };
  try {
    const payload = await openPayload();
    const retryAfterS = await secondsUntilGuess(payload, request, read.value);
    if (retryAfterS !== undefined) return { ...tooMany(retryAfterS), typed };
    const cases = await trackCases(payload, read.value);
    const answer = new Headers();
    if (cases.length > 0) {
      await forgiveGuess(payload, request, read.value);
      await rememberProven({ request, answer }, `number ${comparableNumber(read.value.number)}`);
    }
    return cases.length > 0
      ? { ...empty, typed, cases: cases.map((one) => outlineView(one)), cookies: answer.getSetCookie() }
      : { ...empty, status: 422, typed, notice: nothingFound };
  } catch (error) {
    logFailure('A case could not be looked up', error);
    return {
      ...empty,
      status: 503,
      typed,
      notice: 'We can’t look it up right now. Try again in a minute.',
    };
  }
}
