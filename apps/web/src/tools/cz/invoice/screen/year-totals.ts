import { type Day, yearOf } from '@majak/law/dates';
import { exact } from '@majak/law/exact';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import { totalsOf } from '@majak/tools/documents/cz/invoice/model/totals';
import { type Ledger, paidOn, paymentOf } from './ledger.ts';

export type YearTotals = {
  year: number;
  documents: number;
  /** Without tax, in crowns: what was supplied in the year, less what was credited. */
  invoiced: number;
  /** Of invoices, without tax, by the year in which the money came. */
  received: number;
  /** What is still owed of documents of the year, without tax. */
  owed: number;
  /** Documents in another currency without its rate: they are in no sum. */
  uncounted: number;
};

/** The base of a document in crowns; nothing without an exchange rate. */
function crownsOf(invoice: Invoice): number | undefined {
  const totals = totalsOf(invoice);
  const base = invoice.currency === 'CZK' ? totals.base : totals.czk?.base;
  if (base !== undefined) return Number(base);
  return invoice.exchange
    ? Number(exact(totals.base).times(invoice.exchange.rate).div(invoice.exchange.units).toFixed(2))
    : undefined;
}

/** What the documents of one supplier come to by year, the newest first. A proforma and a payment before the supply are no turnover. */
export function totalsByYear(issued: readonly Invoice[], ledger: Ledger, today: Day): YearTotals[] {
  const years = new Map<number, YearTotals>();
  const of = (year: number): YearTotals => {
    const known = years.get(year) ?? { year, documents: 0, invoiced: 0, received: 0, owed: 0, uncounted: 0 };
    years.set(year, known);
    return known;
  };
  for (const invoice of issued) {
    if (invoice.kind !== 'invoice' && invoice.kind !== 'creditNote') continue;
    const year = of(yearOf(invoice.taxDate || invoice.issueDate));
    year.documents += 1;
    const crowns = crownsOf(invoice);
    if (crowns === undefined) {
      year.uncounted += 1;
      continue;
    }
    const signed = invoice.kind === 'creditNote' ? -crowns : crowns;
    year.invoiced += signed;
    const state = paymentOf(ledger, invoice, today);
    if (state === 'paid') of(yearOf(paidOn(ledger, invoice))).received += signed;
    else if (state === 'nothing') year.received += signed;
    else year.owed += signed;
  }
  return [...years.values()].toSorted((one, other) => other.year - one.year);
}
