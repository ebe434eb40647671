import type { Payload } from 'payload';
import { type Counted, firstWait } from '../first-wait.ts';
import { type Limit, takeBackCall } from '../rate-limit.ts';
import { wasProvenHere } from '../sign-in/known-browser.ts';
import { comparableNumber } from './comparable-number.ts';
import type { TrackingAnswers } from './track-case.ts';

const [minuteS, hourS] = [60, 60 * 60];

/** Cases that one client asks for. */
export const ofClient: Limit = { name: 'tracker', points: 10, durationS: minuteS };
/** Of one number, from wherever: a date of birth is guessed in thousands of tries. Known or not, it is counted alike. */
const datesOfNumber: Limit = { name: 'tracker-number', points: 10, durationS: hourS };
/** The same of one client: it takes two to close a number to everybody's dates. */
const datesOfClient: Limit = { name: 'tracker-number-client', points: 5, durationS: hourS };
/** An address is not guessed by trying: this bounds only who has a list of them. */
const addressesOfNumber: Limit = { name: 'tracker-address', points: 100, durationS: hourS };
/** The same of one client: it takes ten to close a number to addresses. */
const addressesOfClient: Limit = { name: 'tracker-address-client', points: 10, durationS: hourS };

const clientOf = (request: Request): string => request.headers.get('x-client-address') ?? 'unknown';

/** What bounds guesses at a number, beside how many one client has: by its client, then by itself. */
function boundsOf(request: Request, { number, proof }: TrackingAnswers): readonly Counted[] {
  const wanted = comparableNumber(number);
  const [ofBoth, ofNumber] = proof.includes('@')
    ? [addressesOfClient, addressesOfNumber]
    : [datesOfClient, datesOfNumber];
  return [
    [ofBoth, `${clientOf(request)} ${wanted}`],
    [ofNumber, wanted],
  ];
}

const isAtHome = (request: Request, { number }: TrackingAnswers): Promise<boolean> =>
  wasProvenHere(request, `number ${comparableNumber(number)}`);

/**
 * Counts a try to open a case, by its client and by its number. Guesses that strangers make at a number close it to dates
 * of birth; its person comes in by their address still, where they came in before, or signed in.
 * @returns the seconds to wait if it is one too many.
 */
export async function secondsUntilGuess(
  payload: Payload,
  request: Request,
  answers: TrackingAnswers,
): Promise<number | undefined> {
  return firstWait(payload, [
    [ofClient, clientOf(request)],
    ...((await isAtHome(request, answers)) ? [] : boundsOf(request, answers)),
  ]);
}

/** Takes back what a try counted at its number: it was no guess, its case was opened. */
export async function forgiveGuess(
  payload: Payload,
  request: Request,
  answers: TrackingAnswers,
): Promise<void> {
  if (await isAtHome(request, answers)) return;
  for (const [limit, key] of boundsOf(request, answers)) await takeBackCall(payload, limit, key);
}
