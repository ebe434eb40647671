import { type Limit, secondsUntilAllowedHere } from '@majak/desk/rate-limit';

/** More than anyone types: a call each 150 ms would be 400 a minute, for a whole minute. */
const limit: Limit = { name: 'search', points: 240, durationS: 60 };

/** Counts a search of a client, of the page or of the API: nothing when it is allowed, otherwise the seconds to wait. */
export const secondsUntilSearch = (headers: Headers): Promise<number | undefined> =>
  secondsUntilAllowedHere(limit, headers.get('x-client-address') ?? 'unknown');
