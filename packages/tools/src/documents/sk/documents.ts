import type { LoadDocument } from '../load-document.ts';

/** Documents by the law of this country, by the last part of their addresses, in the order they are listed. */
export const documents = {
  'slovak-invoice': async () => (await import('./invoice/definition.ts')).invoice,
  'slovak-power-of-attorney': async () => (await import('./power-of-attorney/definition.ts')).powerOfAttorney,
} as const satisfies Record<string, LoadDocument>;
