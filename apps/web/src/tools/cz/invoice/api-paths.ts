import type { OwnInvoicePaths } from '../../api/own-invoice-paths.ts';
import { invoicePaths, invoiceSchema } from './invoice-paths.ts';
import { registerPaths } from './register-paths.ts';

/** What the API says of the invoice of this country, and of the companies it looks up. */
export const apiPaths: OwnInvoicePaths = {
  paths: () => ({ ...invoicePaths(), ...registerPaths() }),
  schema: invoiceSchema,
};
