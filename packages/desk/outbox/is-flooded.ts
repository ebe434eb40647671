import type { Payload } from 'payload';
import { secondsUntilAllowed } from '../rate-limit.ts';
import type { Claim } from './claim.ts';
import { confirmationLimit } from './confirmation-limit.ts';
import { recipient } from './recipient.ts';

/** What is said of a mail that was not sent for it. */
export const flooded = {
  kind: 'withheld',
  error: 'This address has had enough confirmations for a day',
} as const;

/**
 * Whether somebody has us write to one person again and again. Counted at the first attempt alone: a mail server that
 * was away does not use up the limit. The office hears of it all the same.
 */
export const isFlooded = async (payload: Payload, email: string, { attempts }: Claim): Promise<boolean> =>
  attempts === 1 && (await secondsUntilAllowed(payload, confirmationLimit, recipient(email))) !== undefined;
