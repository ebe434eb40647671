import type { CollectionSlug } from 'payload';

/** Collections whose rows carry deliveries: each has `deliveryFields`. */
export const collectionsWithDeliveries = [
  'requests',
  'request-replies',
  'case-changes',
  'sign-ins',
] as const satisfies readonly CollectionSlug[];
export type Carrier = (typeof collectionsWithDeliveries)[number];

/** The table of each. */
export const tableOf: Readonly<Record<Carrier, string>> = {
  requests: 'requests',
  'request-replies': 'request_replies',
  'case-changes': 'case_changes',
  'sign-ins': 'sign_ins',
};

/** Those of its channels that are mails. */
export const mailsOf: Readonly<Record<Carrier, readonly string[]>> = {
  requests: ['office', 'confirmation'],
  'request-replies': ['client'],
  'case-changes': ['client', 'agency'],
  'sign-ins': ['link'],
};
