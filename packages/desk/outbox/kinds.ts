import type { CollectionSlug } from 'payload';

/** Collections whose rows carry deliveries: each has `submissionFields`. */
export const submissionKinds = ['requests'] as const satisfies readonly CollectionSlug[];
