import { env } from '../env.ts';
import type { Limit } from '../rate-limit.ts';

/** How many confirmations one person gets in a day: an address that a stranger typed proves nothing. */
export const confirmationLimit: Limit = {
  name: 'confirmation',
  points: env.CONFIRMATION_LIMIT_PER_DAY,
  durationS: 24 * 60 * 60,
};
