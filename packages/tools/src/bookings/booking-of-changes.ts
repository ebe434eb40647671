import { type Booking, type BookingChange, bookingMoves } from './booking.ts';

const begun = (reference: string, change: Extract<BookingChange, { kind: 'made' }>): Booking => ({
  ...change.details,
  reference,
  state: change.details.price ? 'awaiting payment' : 'confirmed',
  sequence: 0,
  lastNumber: change.number,
  timeNumber: change.number,
  madeAt: change.at,
  changedAt: change.at,
  ...(change.details.price ? {} : { confirmedAt: change.at }),
});

/** A booking as its changes leave it. @returns nothing where it was never made. */
export const bookingOfChanges = (reference: string, changes: readonly BookingChange[]): Booking | undefined =>
  changes.reduce<Booking | undefined>((now, change) => after(reference, now, change), undefined);

function after(reference: string, now: Booking | undefined, change: BookingChange): Booking | undefined {
  if (change.kind === 'made') return now ?? begun(reference, change);
  if (!now) return undefined;
  const next: Booking = {
    ...now,
    state: bookingMoves[change.kind].to,
    lastNumber: change.number,
    changedAt: change.at,
  };
  switch (change.kind) {
    case 'paid':
      return { ...next, confirmedAt: change.at };
    case 'moved':
      return {
        ...next,
        ...change.details,
        sequence: now.sequence + 1,
        timeNumber: change.number,
        confirmedAt: change.at,
      };
    case 'cancelled':
      return { ...next, sequence: now.sequence + 1 };
    case 'lapsed':
    case 'displaced':
      return next;
  }
}

/** When a booking ends. */
export const endOf = ({ start, minutes }: Pick<Booking, 'start' | 'minutes'>): string =>
  new Date(Date.parse(start) + minutes * 60_000).toISOString();
