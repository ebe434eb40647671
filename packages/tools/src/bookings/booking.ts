import type { Money } from '../money/money.ts';

/** Where a booking stands. */
export type BookingState = 'awaiting payment' | 'confirmed' | 'cancelled' | 'lapsed' | 'displaced';

/** When somebody is met, and by whom. */
export type BookedTime = {
  /** ISO 8601, in UTC. */
  start: string;
  /** The number of the consultant. */
  consultant: number;
};

/** What was agreed on when a booking was made: later changes of prices and lengths do not touch it. */
export type MadeBooking = BookedTime & {
  /** The address of the consultation. */
  consultation: string;
  title: string;
  minutes: number;
  /** Kept free after it. */
  bufferMinutes: number;
  place: string;
  /** The time zone in which the client reads times. */
  zone: string;
  name: string;
  email: string;
  phone: string;
  about: string;
  /** What has to be paid; nothing where it is free. */
  price?: Money;
  /** Until when the time is held while it is paid. */
  heldUntil?: string;
  /** What was asked for where it may be given within the days to withdraw from it. */
  startAsked?: string;
};

export type BookingAuthor = 'client' | 'agency' | 'payment';

/** What happens to a booking, and what is told of it. */
export type BookingEvent =
  | { kind: 'made'; details: MadeBooking }
  | { kind: 'paid'; details: object }
  | { kind: 'moved'; details: BookedTime }
  | { kind: 'cancelled'; details: object }
  | { kind: 'lapsed'; details: object }
  /** It was paid when somebody else had its time already. */
  | { kind: 'displaced'; details: object };

export type BookingChange = BookingEvent & { number: number; at: string; author: BookingAuthor };

/** A booking as it stands. */
export type Booking = MadeBooking & {
  reference: string;
  state: BookingState;
  /** How often its time or its state changed: calendars take the highest (RFC 5545, section 3.8.7.4). */
  sequence: number;
  /** The number of its last change, and of the one that gave it its time. */
  lastNumber: number;
  timeNumber: number;
  madeAt: string;
  confirmedAt?: string;
  changedAt: string;
};

/** From which states something can happen, and where it leads. A payment may come after its time ran out. */
export const bookingMoves = {
  paid: { from: ['awaiting payment', 'lapsed'], to: 'confirmed' },
  moved: { from: ['confirmed', 'displaced'], to: 'confirmed' },
  cancelled: { from: ['confirmed', 'awaiting payment', 'displaced'], to: 'cancelled' },
  lapsed: { from: ['awaiting payment'], to: 'lapsed' },
  displaced: { from: ['awaiting payment', 'lapsed'], to: 'displaced' },
} as const satisfies Record<
  Exclude<BookingEvent['kind'], 'made'>,
  { from: readonly BookingState[]; to: BookingState }
>;

/** Whether something can happen to a booking as it stands. */
export const canHappen = (kind: keyof typeof bookingMoves, { state }: Pick<Booking, 'state'>): boolean =>
  (bookingMoves[kind].from as readonly BookingState[]).includes(state);
