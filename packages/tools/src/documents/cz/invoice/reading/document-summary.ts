import { ibanOf } from '../../../../cz/czech-iban.ts';
import type { Amount } from '../../../invoice/amount.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { totalsOf } from '../model/totals.ts';

export type StatedParty = { name?: string; ico?: string; vatNumber?: string };
type StatedRate = { rate: number; base: Amount; vat: Amount };

/** What a document says of itself, in the form in which formats are compared. A format says as much as it can carry. */
export type DocumentSummary = {
  number?: string;
  issueDate?: string;
  dueDate?: string;
  taxDate?: string;
  currency?: string;
  iban?: string;
  supplier?: StatedParty;
  customer?: StatedParty;
  base?: Amount;
  vat?: Amount;
  total?: Amount;
  payable?: Amount;
  /** The tax in crowns, on a document in another currency. */
  vatCzk?: Amount;
  rates?: readonly StatedRate[];
};

/** What the invoice itself comes to. */
export function invoiceSummary(
  invoice: Invoice,
): DocumentSummary & { base: Amount; vat: Amount; total: Amount; payable: Amount } {
  const totals = totalsOf(invoice);
  const { supplier, customer } = invoice;
  return {
    number: invoice.number,
    issueDate: invoice.issueDate,
    dueDate: invoice.dueDate,
    taxDate: invoice.taxDate,
    currency: invoice.currency,
    iban: ibanOf(invoice.payment),
    supplier: { name: supplier.name, ico: supplier.ico, vatNumber: supplier.vatNumber },
    customer: { name: customer.name, ico: customer.ico, vatNumber: customer.vatNumber },
    base: totals.base,
    vat: totals.vat,
    total: totals.total,
    payable: totals.payable,
    ...(totals.czk ? { vatCzk: totals.czk.vat } : {}),
    rates: totals.rates.map(({ rate, base, vat }) => ({ rate, base, vat })),
  };
}

/** What a format says that knows only what is left to tax once advances are settled. */
export function dueSummary(invoice: Invoice): DocumentSummary {
  const { due, czk, rates } = totalsOf(invoice);
  return {
    ...invoiceSummary(invoice),
    ...due,
    ...(czk ? { vatCzk: czk.due.vat } : {}),
    rates: rates.map((one) => ({ rate: one.rate, base: one.due.base, vat: one.due.vat })),
  };
}

export type Difference = { field: string; expected: string; found: string };

/** Every value with its path: `supplier.ico`, `rates.0.vat`; how many there are of a list, too. */
function flat(value: unknown, path = ''): [string, string][] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  const inside = Object.entries(value).flatMap(([name, inner]) =>
    flat(inner, path ? `${path}.${name}` : name),
  );
  return Array.isArray(value) ? [[`${path}.length`, String(value.length)], ...inside] : inside;
}

/** Where a document differs from what its invoice says, in what both say. */
export function differences(expected: DocumentSummary, found: DocumentSummary): Difference[] {
  const wanted = new Map(flat(expected));
  return flat(found).flatMap(([field, value]): Difference[] => {
    const should = wanted.get(field) ?? '';
    return should === value ? [] : [{ field, expected: should, found: value }];
  });
}
