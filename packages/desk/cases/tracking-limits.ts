import type { Payload } from 'payload';
import { firstWait } from '../first-wait.ts';
import type { Limit } from '../rate-limit.ts';
import { wasProvenHere } from '../sign-in/known-browser.ts';
import { comparableNumber } from './comparable-number.ts';
import type { TrackingAnswers } from './track-case.ts';

const [minuteS, hourS] = [60, 60 * 60];

const ofClient: Limit = { name: 'tracker', points: 10, durationS: minuteS };
/** Of one number, from wherever: a date of birth is guessed in thousands of tries. Known or not, it is counted alike. */
const datesOfNumber: Limit = { name: 'tracker-number', points: 10, durationS: hourS };
/** An address is not guessed by trying: this bounds only who has a list of them. */
const addressesOfNumber: Limit = { name: 'tracker-address', points: 100, durationS: hourS };

/**
 * Counts a try to open a case, by its client and by its number. Guesses that strangers make at a number close it to dates
 * of birth; its person comes in by their address still, where they came in before, or signed in.
 * @returns the seconds to wait if it is one too many.
 */
export async function secondsUntilGuess(
  payload: Payload,
  request: Request,
  { number, proof }: TrackingAnswers,
): Promise<number | undefined> {
  const wanted = comparableNumber(number);
  const ofNumber = proof.includes('@') ? addressesOfNumber : datesOfNumber;
  const isAtHome = await wasProvenHere(request, `number ${wanted}`);
  return firstWait(payload, [
    [ofClient, request.headers.get('x-client-address') ?? 'unknown'],
    ...(isAtHome ? [] : ([[ofNumber, wanted]] as const)),
  ]);
}
