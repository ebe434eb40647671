import { env } from '@majak/desk/env';
import { openPayload } from '@majak/desk/payload';
import { secondsUntilAllowed } from '@majak/desk/rate-limit';
import { problem } from '../../problem.ts';

/** Counts a look-up of whoever sends this request: VAT numbers and companies together. */
export const countLookUp = (request: Request) => async (): Promise<number | undefined> =>
  secondsUntilAllowed(
    await openPayload(),
    { name: 'registers', points: env.REGISTERS_LIMIT_PER_MINUTE, durationS: 60 },
    request.headers.get('x-client-address') ?? 'unknown',
  );

/** The answer to one look-up too many. */
export const tooManyLookUps = (retryAfterS: number): Response =>
  problem({
    status: 429,
    title: 'Too many look-ups',
    detail: `Try again in ${retryAfterS} seconds.`,
    headers: { 'Retry-After': String(retryAfterS) },
  });
