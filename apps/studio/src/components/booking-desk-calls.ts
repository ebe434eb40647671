import * as z from 'zod';
import { readFault } from './read-deliveries.ts';

const slotsSchema = z.object({ slots: z.array(z.object({ start: z.string(), words: z.string() })) });

/** A free time, and how it is said. */
export type FreeSlot = z.infer<typeof slotsSchema>['slots'][number];

const away = 'The studio does not answer. Load the page again before you try once more.';

/** The times to which a booking can be moved. Never throws. */
export async function readSlots(id: string | number): Promise<{ slots: FreeSlot[] } | { fault: string }> {
  try {
    const response = await fetch(`/api/bookings/${id}/slots`, { credentials: 'include' });
    const answer: unknown = await response.json();
    const read = slotsSchema.safeParse(answer);
    return read.success ? read.data : { fault: readFault(answer, 'The times could not be read.') };
  } catch {
    return { fault: away };
  }
}

/** Moves or cancels a booking; answers what is wrong, or nothing. Never throws. */
export async function changeBooking(
  id: string | number,
  change: 'move' | 'cancel',
  body: object,
): Promise<string | undefined> {
  try {
    const response = await fetch(`/api/bookings/${id}/${change}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.ok ? undefined : readFault(await response.json(), 'It did not work.');
  } catch {
    return away;
  }
}
