import { readInvoice } from '@majak/tools/documents/cz/invoice/model/invoice';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import { sampleOf } from '@majak/tools/documents/cz/invoice/model/sample';
import { nextNumber } from '@majak/tools/documents/invoice/next-number';
import { keyOfPrice, type Price, readPrice } from './price-list.ts';

/** What this browser remembers for the next invoice. The newest is first. */
export type SavedEntries = {
  suppliers: readonly Invoice['supplier'][];
  customers: readonly Invoice['customer'][];
  accounts: readonly Invoice['payment'][];
  issued: readonly Invoice[];
  /** The price list, as its owner wrote it. */
  prices: readonly Price[];
};
export const noSavedEntries: SavedEntries = {
  suppliers: [],
  customers: [],
  accounts: [],
  issued: [],
  prices: [],
};

/** Names come back by themselves; documents go only when somebody says so, or are refused aloud by a full browser. */
const most = {
  suppliers: 20,
  customers: 1_000,
  accounts: 50,
  issued: Number.POSITIVE_INFINITY,
  prices: 1_000,
} as const;

/** By what two entries are the same one. */
export const keyOf = {
  suppliers: ({ ico, name }: Invoice['supplier']) => ico || name,
  customers: ({ ico, vatNumber, name }: Invoice['customer']) => ico || vatNumber || name,
  accounts: ({ iban, account }: Invoice['payment']) => iban || account,
  // Another customer or other lines under the same number are another document: neither may push the other out.
  issued: ({ kind, number, supplier, customer, lines }: Invoice) =>
    JSON.stringify([kind, number, supplier.ico, customer.name, lines]),
  prices: keyOfPrice,
} as const;
export type EntryKind = keyof SavedEntries;

const first = <Entry>(entry: Entry, entries: readonly Entry[], key: (one: Entry) => string, limit: number) =>
  key(entry) ? [entry, ...entries.filter((one) => key(one) !== key(entry))].slice(0, limit) : entries;

/** A symbol belongs to one invoice, not to the account. */
const withoutSymbol = (payment: Invoice['payment']) => ({ ...payment, variableSymbol: '' });

/** Whether it is the sample, whose names are plainly invented: nobody wants to meet those again. */
export const isSample = ({ supplier }: Invoice): boolean =>
  supplier.name === sampleOf('nonPayer', '2026-01-01').supplier.name;

/** The book after an invoice was made: who was on it, where it is paid, and the invoice itself. */
export const remembered = (book: SavedEntries, invoice: Invoice): SavedEntries => ({
  suppliers: first(invoice.supplier, book.suppliers, keyOf.suppliers, most.suppliers),
  customers: first(invoice.customer, book.customers, keyOf.customers, most.customers),
  accounts:
    invoice.payment.method === 'transfer'
      ? first(withoutSymbol(invoice.payment), book.accounts, keyOf.accounts, most.accounts)
      : book.accounts,
  issued: first(invoice, book.issued, keyOf.issued, most.issued),
  prices: book.prices,
});

/** The book without one entry. */
export const forgotten = (book: SavedEntries, kind: EntryKind, key: string): SavedEntries => {
  const without = <Entry>(entries: readonly Entry[], of: (one: Entry) => string) =>
    entries.filter((one) => of(one) !== key);
  return {
    ...book,
    ...(kind === 'suppliers' ? { suppliers: without(book.suppliers, keyOf.suppliers) } : {}),
    ...(kind === 'customers' ? { customers: without(book.customers, keyOf.customers) } : {}),
    ...(kind === 'accounts' ? { accounts: without(book.accounts, keyOf.accounts) } : {}),
    ...(kind === 'issued' ? { issued: without(book.issued, keyOf.issued) } : {}),
    ...(kind === 'prices' ? { prices: without(book.prices, keyOf.prices) } : {}),
  };
};

const byDay = (one: Invoice, other: Invoice) => other.issueDate.localeCompare(one.issueDate);

/** Both books in one, each entry once: what the first one says counts, and of documents the newest stay. */
export const joined = (mine: SavedEntries, more: SavedEntries): SavedEntries => {
  const both = <Entry>(ours: readonly Entry[], theirs: readonly Entry[], key: (one: Entry) => string) => {
    const known = new Set(ours.map(key));
    return [...ours, ...theirs.filter((one) => !known.has(key(one)))];
  };
  return {
    suppliers: both(mine.suppliers, more.suppliers, keyOf.suppliers).slice(0, most.suppliers),
    customers: both(mine.customers, more.customers, keyOf.customers).slice(0, most.customers),
    accounts: both(mine.accounts, more.accounts, keyOf.accounts).slice(0, most.accounts),
    issued: both(mine.issued, more.issued, keyOf.issued).toSorted(byDay).slice(0, most.issued),
    prices: both(mine.prices, more.prices, keyOf.prices).slice(0, most.prices),
  };
};

/** The number used last by a supplier for this kind of document; documents count each in a series of their own. */
export const lastNumber = (book: SavedEntries, kind: Invoice['kind'], ico: string): string =>
  book.issued.find((one) => one.kind === kind && (!ico || one.supplier.ico === ico))?.number ?? '';

/**
 * What the first number of a series starts with, so that no two documents have the same, nor the same variable symbol,
 * which is their figures: dobropis, zálohová faktura.
 */
const prefixes = { invoice: '', creditNote: 'D2-', proforma: 'Z1-', paymentDocument: 'P3-' } as const;

/** The number to give to the next document of a kind: one that no document of the series has. */
export function suggestedNumber(
  book: SavedEntries,
  kind: Invoice['kind'],
  { ico, today }: { ico: string; today: string },
) {
  const used = new Set(book.issued.filter((one) => one.kind === kind).map(({ number }) => number));
  const last = lastNumber(book, kind, ico);
  let next = last ? nextNumber(last, today) : prefixes[kind] + nextNumber('', today);
  while (used.has(next)) next = nextNumber(next, today);
  return next;
}

/** Another document of the same kind under the number of this one. */
export const otherWithNumber = (book: SavedEntries, invoice: Invoice): Invoice | undefined =>
  book.issued.find(
    (one) =>
      one.kind === invoice.kind &&
      one.number === invoice.number &&
      one.supplier.ico === invoice.supplier.ico &&
      keyOf.issued(one) !== keyOf.issued(invoice),
  );

const format = 'majak-invoice-book';
export const writeSavedEntries = (book: SavedEntries): string =>
  JSON.stringify({ format, version: 1, ...book });

const listIn = (node: unknown, name: string): unknown[] => {
  const found = typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined;
  return Array.isArray(found) ? found : [];
};

/** Reads a book that was written by `writeBook`, here or elsewhere: what is no invoice or party any more is left out. */
export function readSavedEntries(text: string): SavedEntries | undefined {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof given !== 'object' || given === null || Reflect.get(given, 'format') !== format)
    return undefined;
  const frame = sampleOf('simplified', '2026-01-01');
  const held = <Key extends 'supplier' | 'customer' | 'payment'>(
    key: Key,
    entries: unknown[],
  ): Invoice[Key][] =>
    entries.flatMap((entry) => {
      const read = readInvoice({ ...frame, [key]: entry });
      return read.ok ? [read.value[key]] : [];
    });
  return {
    suppliers: held('supplier', listIn(given, 'suppliers')).slice(0, most.suppliers),
    customers: held('customer', listIn(given, 'customers')).slice(0, most.customers),
    accounts: held('payment', listIn(given, 'accounts')).slice(0, most.accounts),
    issued: listIn(given, 'issued')
      .slice(0, most.issued)
      .flatMap((entry) => {
        const read = readInvoice(entry);
        return read.ok ? [read.value] : [];
      }),
    prices: listIn(given, 'prices')
      .slice(0, most.prices)
      .flatMap((entry) => {
        const read = readPrice(entry);
        return read.ok ? [read.value] : [];
      }),
  };
}
