import type { LoadDocument } from '../load-document.ts';

/** Documents by the law of this country, by the last part of their addresses, in the order they are listed. */
export const documents = {} as const satisfies Record<string, LoadDocument>;
