import type { CollectionSlug } from 'payload';

/** Collections whose rows carry deliveries: each has `deliveryFields`. */
export const collectionsWithDeliveries = [
  'requests',
  'request-replies',
  'case-changes',
  'order-changes',
  'booking-changes',
  'booking-waits',
  'sign-ins',
] as const satisfies readonly CollectionSlug[];
export type Carrier = (typeof collectionsWithDeliveries)[number];

/** The table of each. */
export const tableOf: Readonly<Record<Carrier, string>> = {
  requests: 'requests',
  'request-replies': 'request_replies',
  'case-changes': 'case_changes',
  'order-changes': 'order_changes',
  'booking-changes': 'booking_changes',
  'booking-waits': 'booking_waits',
  'sign-ins': 'sign_ins',
};

/** Those of its channels that are mails. */
export const mailsOf: Readonly<Record<Carrier, readonly string[]>> = {
  requests: ['office', 'confirmation'],
  'request-replies': ['client'],
  'case-changes': ['client', 'agency'],
  'order-changes': ['client', 'agency'],
  'booking-changes': ['client', 'agency', 'reminder'],
  'booking-waits': ['free'],
  'sign-ins': ['link'],
};
