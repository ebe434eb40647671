import type { Invoice } from '../model/invoice-form.ts';
import { totalsOf } from '../model/totals.ts';

/** An invoice with its totals, as the API answers it and a file keeps it. */
export const jsonOf = (invoice: Invoice, totals = totalsOf(invoice)) => ({
  format: 'majak-invoice',
  version: 1,
  invoice,
  totals,
});

export const writeJson = (invoice: Invoice, totals = totalsOf(invoice)): string =>
  `${JSON.stringify(jsonOf(invoice, totals), null, 2)}\n`;
