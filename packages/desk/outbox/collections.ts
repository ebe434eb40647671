import type { CollectionSlug } from 'payload';

/** Collections whose rows carry deliveries: each has `submissionFields`. */
export const collectionsWithDeliveries = ['requests'] as const satisfies readonly CollectionSlug[];
