import type { CollectionSlug } from 'payload';

/** Collections whose rows carry deliveries: each has `deliveryFields`. */
export const collectionsWithDeliveries = [
  'requests',
  'case-changes',
] as const satisfies readonly CollectionSlug[];
type Carrier = (typeof collectionsWithDeliveries)[number];

/** The table of each. */
export const tableOf: Readonly<Record<Carrier, string>> = {
  requests: 'requests',
  'case-changes': 'case_changes',
};
