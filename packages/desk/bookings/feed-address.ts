import * as z from 'zod';
import { env } from '../env.ts';
import { signedKey } from '../signed-key.ts';

const numbered = z.object({ id: z.number(), feedNumber: z.number() });

/** The secret address at which a calendar program reads the bookings of a consultant; nothing of one that is not stored yet. */
export function feedAddress(consultant: unknown): string | undefined {
  const { success, data } = numbered.safeParse(consultant);
  if (!success) return undefined;
  return `${env.webUrl}/booking/calendar/${signedKey('consultant’s calendar key', `${data.id}-${data.feedNumber}`)}.ics`;
}
