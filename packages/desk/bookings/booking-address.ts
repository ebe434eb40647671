import { env } from '../env.ts';
import { idOfKey, signedKey } from '../signed-key.ts';

/** Where a booking is seen, moved and cancelled by whoever holds its key. */
export const bookingPath = (reference: string): string => `/booking/${signedKey('booking key', reference)}`;

export const bookingAddress = (reference: string): string => env.webUrl + bookingPath(reference);

/** Where a consultation is booked. */
export const consultationPath = (slug: string): string => `/${slug}-booking`;

/** The booking whose key somebody holds; nothing where it is forged. */
export const referenceOfBookingKey = (key: string): string | undefined => idOfKey('booking key', key);
