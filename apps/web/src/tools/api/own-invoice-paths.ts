import type { JsonSchema } from '@majak/tools/form/json-schema';

/** What the API says of an invoice that has end points of its own. */
export type OwnInvoicePaths = {
  paths: () => Record<string, JsonSchema>;
  /** The invoice as it is sent. */
  schema: JsonSchema;
};

const described = import.meta.glob<OwnInvoicePaths>('../*/invoice/api-paths.ts', {
  import: 'apiPaths',
  eager: true,
});

/** That of a country, by its folder; nothing where its invoice is a document as others are. */
export const ownInvoicePaths = (country: string): OwnInvoicePaths | undefined =>
  described[`../${country}/invoice/api-paths.ts`];
