import { type Invoice, readInvoice } from '@majak/tools/documents/invoice/invoice';
import { nextNumber } from '@majak/tools/documents/invoice/next-number';
import { sampleOf } from '@majak/tools/documents/invoice/sample';

/** What this browser remembers for the next invoice. The newest is first. */
export type Book = {
  suppliers: readonly Invoice['supplier'][];
  customers: readonly Invoice['customer'][];
  accounts: readonly Invoice['payment'][];
  issued: readonly Invoice[];
};
export const emptyBook: Book = { suppliers: [], customers: [], accounts: [], issued: [] };

/** More than anyone writes in a year or two; all of them come to half a megabyte. */
const most = { suppliers: 10, customers: 200, accounts: 20, issued: 200 } as const;

/** By what two entries are the same one. */
export const keyOf = {
  suppliers: ({ ico, name }: Invoice['supplier']) => ico || name,
  customers: ({ ico, vatNumber, name }: Invoice['customer']) => ico || vatNumber || name,
  accounts: ({ iban, account }: Invoice['payment']) => iban || account,
  issued: ({ kind, number, supplier }: Invoice) => `${kind} ${number} ${supplier.ico}`,
} as const;
export type Shelf = keyof Book;

const first = <Entry>(entry: Entry, entries: readonly Entry[], key: (one: Entry) => string, limit: number) =>
  key(entry) ? [entry, ...entries.filter((one) => key(one) !== key(entry))].slice(0, limit) : entries;

/** A symbol belongs to one invoice, not to the account. */
const withoutSymbol = (payment: Invoice['payment']) => ({ ...payment, variableSymbol: '' });

/** The book after an invoice was made: who was on it, where it is paid, and the invoice itself. */
export const remembered = (book: Book, invoice: Invoice): Book => ({
  suppliers: first(invoice.supplier, book.suppliers, keyOf.suppliers, most.suppliers),
  customers: first(invoice.customer, book.customers, keyOf.customers, most.customers),
  accounts:
    invoice.payment.method === 'transfer'
      ? first(withoutSymbol(invoice.payment), book.accounts, keyOf.accounts, most.accounts)
      : book.accounts,
  issued: first(invoice, book.issued, keyOf.issued, most.issued),
});

/** The book without one entry. */
export const forgotten = (book: Book, shelf: Shelf, key: string): Book => {
  const without = <Entry>(entries: readonly Entry[], of: (one: Entry) => string) =>
    entries.filter((one) => of(one) !== key);
  return {
    ...book,
    ...(shelf === 'suppliers' ? { suppliers: without(book.suppliers, keyOf.suppliers) } : {}),
    ...(shelf === 'customers' ? { customers: without(book.customers, keyOf.customers) } : {}),
    ...(shelf === 'accounts' ? { accounts: without(book.accounts, keyOf.accounts) } : {}),
    ...(shelf === 'issued' ? { issued: without(book.issued, keyOf.issued) } : {}),
  };
};

/** Both books in one: what the second one says counts where both know the same. */
export const joined = (old: Book, more: Book): Book => {
  const both = <Entry>(
    mine: readonly Entry[],
    theirs: readonly Entry[],
    key: (one: Entry) => string,
    limit: number,
  ) => [...theirs, ...mine.filter((one) => !theirs.some((other) => key(other) === key(one)))].slice(0, limit);
  return {
    suppliers: both(old.suppliers, more.suppliers, keyOf.suppliers, most.suppliers),
    customers: both(old.customers, more.customers, keyOf.customers, most.customers),
    accounts: both(old.accounts, more.accounts, keyOf.accounts, most.accounts),
    issued: both(old.issued, more.issued, keyOf.issued, most.issued),
  };
};

/** The number used last by a supplier for this kind of document; documents count each in a series of their own. */
export const lastNumber = (book: Book, kind: Invoice['kind'], ico: string): string =>
  book.issued.find((one) => one.kind === kind && (!ico || one.supplier.ico === ico))?.number ?? '';

/** Letters before the first number of a series, so that no two documents have the same: dobropis, zálohová faktura. */
const prefixes = { invoice: '', creditNote: 'D', proforma: 'Z' } as const;

/** The number to give to the next document of a kind. */
export function suggestedNumber(
  book: Book,
  kind: Invoice['kind'],
  { ico, today }: { ico: string; today: string },
) {
  const last = lastNumber(book, kind, ico);
  return last ? nextNumber(last, today) : prefixes[kind] + nextNumber('', today);
}

const format = 'majak-invoice-book';
export const writeBook = (book: Book): string => JSON.stringify({ format, version: 1, ...book });

const listIn = (node: unknown, name: string): unknown[] => {
  const found = typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined;
  return Array.isArray(found) ? found : [];
};

/** Reads a book that was written by `writeBook`, here or elsewhere: what is no invoice or party any more is left out. */
export function readBook(text: string): Book | undefined {
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
  };
}
