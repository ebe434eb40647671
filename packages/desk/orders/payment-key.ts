import { idOfKey, signedKey } from '../signed-key.ts';

/** The key to the payment page of an order, for whoever holds it. */
export const paymentKey = (reference: string): string => signedKey('payment', reference);

/** Where an order is paid. */
export const paymentPath = (reference: string): string => `/payment/${paymentKey(reference)}`;

/** The reference of the order that a key opens; nothing where it is forged. */
export const referenceOfKey = (key: string): string | undefined => idOfKey('payment', key);
