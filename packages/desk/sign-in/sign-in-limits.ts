import type { Payload } from 'payload';
import { firstWait } from '../first-wait.ts';
import { type Limit, secondsUntilAllowed } from '../rate-limit.ts';
import { wasProvenHere } from './known-browser.ts';

const [minuteS, hourS] = [60, 60 * 60];

/** Sign-ins that one client begins. */
export const startsOfClient: Limit = { name: 'sign-in-start', points: 30, durationS: minuteS };
/** The same at the provider, where anybody can begin one: each leaves rows. */
export const startsAtProvider: Limit = { name: 'provider-start', points: 60, durationS: minuteS };
/** Links that one client asks for, for whomever. */
export const linksOfClient: Limit = { name: 'sign-in-links', points: 10, durationS: 10 * minuteS };
/** Links that one client asks for, for one address: it takes ten of them to use up what follows. */
export const linksToAddress: Limit = { name: 'sign-in-address', points: 6, durationS: hourS };
/** Mails that one address gets, whoever asks: it is a stranger's mailbox until the button is pressed. */
export const mailsToAddress: Limit = { name: 'sign-in-mails', points: 60, durationS: hourS };
/** Mails that one address gets from browsers in which it signed in before: strangers do not count there. */
export const mailsToKnown: Limit = { name: 'sign-in-known', points: 20, durationS: hourS };
/** Links and codes that one client tries. */
export const triesOfClient: Limit = { name: 'sign-in-tries', points: 20, durationS: minuteS };

const clientOf = (request: Request): string => request.headers.get('x-client-address') ?? 'unknown';

/** Counts a try of the client who sent a request. @returns the seconds to wait if it is one too many. */
export const secondsToWait = (
  payload: Payload,
  limit: Limit,
  request: Request,
): Promise<number | undefined> => secondsUntilAllowed(payload, limit, clientOf(request));

/** Counts a request for a link by all that bounds it. What counts is the same for an address that is known and one that is not. */
export async function secondsUntilNextLink(
  payload: Payload,
  request: Request,
  email: string,
): Promise<number | undefined> {
  const isAtHome = await wasProvenHere(request, `address ${email}`);
  return firstWait(payload, [
    [linksOfClient, clientOf(request)],
    ...(isAtHome
      ? ([[mailsToKnown, email]] as const)
      : ([
          [linksToAddress, `${clientOf(request)} ${email}`],
          [mailsToAddress, email],
        ] as const)),
  ]);
}
