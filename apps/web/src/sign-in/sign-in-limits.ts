import { type Limit, secondsUntilAllowed } from '@majak/desk/rate-limit';
import type { Payload } from 'payload';

const minuteS = 60;

/** Sign-ins that one client begins. */
export const startsOfClient: Limit = { name: 'sign-in-start', points: 30, durationS: minuteS };
/** Links that one client asks for, for whomever. */
export const linksOfClient: Limit = { name: 'sign-in-links', points: 10, durationS: 10 * minuteS };
/** Links that one client asks for, for one address. */
export const linksToAddress: Limit = { name: 'sign-in-address', points: 5, durationS: 10 * minuteS };
/** Mails that one address gets, whoever asks: it is a stranger's mailbox until the button is pressed. */
export const mailsToAddress: Limit = { name: 'sign-in-mails', points: 20, durationS: 60 * minuteS };
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
  const counted: readonly (readonly [Limit, string])[] = [
    [linksOfClient, clientOf(request)],
    [linksToAddress, `${clientOf(request)} ${email}`],
    [mailsToAddress, email],
  ];
  for (const [limit, key] of counted) {
    const seconds = await secondsUntilAllowed(payload, limit, key);
    if (seconds !== undefined) return seconds;
  }
  return undefined;
}
