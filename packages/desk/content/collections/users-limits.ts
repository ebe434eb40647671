import { APIError, type Payload, type PayloadRequest } from 'payload';
import { firstWait } from '../../first-wait.ts';
import { forgetCalls, type Limit, secondsUntilAllowed, wasCounted } from '../../rate-limit.ts';

const [minuteS, quarterS, hourS, dayS] = [60, 15 * 60, 60 * 60, 24 * 60 * 60];

/** Who is asked for, whether or not there is such an account, and from which network. */
export type Attempt = { account: string; network: string };

/** The e-mail as the account has it. */
export const attemptOf = (req: PayloadRequest, email: string): Attempt => ({
  account: email.trim().toLowerCase(),
  network: req.headers.get('x-client-address') ?? 'unknown',
});
const pairOf = ({ account, network }: Attempt) => `${account} ${network}`;

/** Where somebody signed in before: what strangers do elsewhere does not reach them there. */
const signedIn: Limit = { name: 'signed-in', points: 1, durationS: 90 * dayS };
const atHome: Limit = { name: 'sign-in-at-home', points: 10, durationS: minuteS };
/** From elsewhere the waits grow, and end within a quarter of an hour: no stranger keeps an owner out for long. */
const away: Limit[] = [
  { name: 'sign-in', points: 5, durationS: minuteS },
  { name: 'sign-in-again', points: 15, durationS: quarterS },
];
const ofNetwork: Limit = { name: 'sign-in-network', points: 100, durationS: quarterS };
const ofAccount: Limit = { name: 'sign-in-account', points: 100, durationS: quarterS };

/** Mails for a new password: each makes the one before worthless, so nobody may ask for them without end. */
const mailed = {
  atHome: { name: 'reset-at-home', points: 10, durationS: hourS },
  away: { name: 'reset', points: 3, durationS: hourS },
};
const askedFor: Limit = { name: 'reset-network', points: 20, durationS: quarterS };
const checks: Limit = { name: 'current-password', points: 10, durationS: quarterS };

/** Counts an attempt at signing in; answers the seconds to wait if it is one too many. */
export async function secondsUntilSignIn(payload: Payload, attempt: Attempt): Promise<number | undefined> {
  const pair = pairOf(attempt);
  if (await wasCounted(payload, signedIn, pair)) return secondsUntilAllowed(payload, atHome, pair);
  return firstWait(payload, [
    ...away.map((limit): [Limit, string] => [limit, pair]),
    [ofNetwork, attempt.network],
    [ofAccount, attempt.account],
  ]);
}

/** Somebody knew the password: what they mistyped before is forgotten, and where they are is remembered. */
export async function rememberSignIn(payload: Payload, attempt: Attempt): Promise<void> {
  const pair = pairOf(attempt);
  for (const limit of [atHome, ...away]) await forgetCalls(payload, limit, pair);
  await secondsUntilAllowed(payload, signedIn, pair);
}

/** Counts a question for a mailed link, by network alone: the answer says nothing of the account. */
export const secondsUntilReset = (payload: Payload, { network }: Attempt): Promise<number | undefined> =>
  secondsUntilAllowed(payload, askedFor, network);

/** Whether this account may be sent another link. */
export async function mayMailReset(payload: Payload, attempt: Attempt): Promise<boolean> {
  const pair = pairOf(attempt);
  const wait = (await wasCounted(payload, signedIn, pair))
    ? secondsUntilAllowed(payload, mailed.atHome, pair)
    : secondsUntilAllowed(payload, mailed.away, attempt.account);
  return (await wait) === undefined;
}

/** Counts a guess at the current password from within a session. */
export const secondsUntilCheck = (payload: Payload, userId: number | string): Promise<number | undefined> =>
  secondsUntilAllowed(payload, checks, String(userId));
export const forgetChecks = (payload: Payload, userId: number | string): Promise<void> =>
  forgetCalls(payload, checks, String(userId));

/** @throws APIError 429, with Retry-After, if there is something to wait for. */
export function refuseIfEarly(req: PayloadRequest, waitS: number | undefined): void {
  if (waitS === undefined) return;
  req.responseHeaders = new Headers({ 'Retry-After': String(waitS) });
  throw new APIError(`Too many attempts. Try again in ${waitS} seconds.`, 429, null, true);
}
