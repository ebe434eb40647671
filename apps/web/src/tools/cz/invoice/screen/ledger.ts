import { addMonths, type Day, isDay } from '@majak/law/dates';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import { totalsOf } from '@majak/tools/documents/cz/invoice/model/totals';
import { keyOf } from './saved-entries.ts';

/** How often an invoice comes again, in months. */
export const everyMonths = [1, 3, 12] as const;
type Every = (typeof everyMonths)[number];

/** What is known of kept documents beside what they say: by their keys. */
export type Ledger = {
  /** The day on which each was paid. */
  paid: Readonly<Record<string, Day>>;
  /** How often each comes again, and when next. */
  repeats: Readonly<Record<string, { every: Every; next: Day }>>;
  /** When all was saved as a file last, and how many documents there were. */
  saved?: { on: Day; documents: number };
};
export const emptyLedger: Ledger = { paid: {}, repeats: {} };

const entries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** What was written down of documents: what cannot be read is left out. */
export function readLedger(given: unknown): Ledger {
  const { paid, repeats, saved } = Object(given);
  const isRepeat = (one: unknown): one is Ledger['repeats'][string] =>
    everyMonths.some((every) => every === Object(one).every) && isDay(String(Object(one).next));
  const { on, documents } = Object(saved);
  return {
    paid: Object.fromEntries(entries(paid).filter((one): one is [string, Day] => isDay(String(one[1])))),
    repeats: Object.fromEntries(
      entries(repeats).flatMap(([key, one]) => (isRepeat(one) ? [[key, one] as const] : [])),
    ),
    ...(isDay(String(on)) && typeof documents === 'number' ? { saved: { on: String(on), documents } } : {}),
  };
}

/** Reads it from a text that a browser keeps. */
export function ledgerIn(text: string | undefined): Ledger {
  try {
    return readLedger(JSON.parse(text ?? '{}'));
  } catch {
    return emptyLedger;
  }
}

const keyIn = (invoice: Invoice) => keyOf.issued(invoice);
const without = <Value>(all: Readonly<Record<string, Value>>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([one]) => one !== key));

/** With a document paid on a day, or not after all. */
export const withPaid = (ledger: Ledger, invoice: Invoice, day: Day | undefined): Ledger => ({
  ...ledger,
  paid: { ...without(ledger.paid, keyIn(invoice)), ...(day ? { [keyIn(invoice)]: day } : {}) },
});

/** With a document that comes again every so many months, or not any more. */
export const withRepeat = (ledger: Ledger, invoice: Invoice, every: number): Ledger => {
  const known = everyMonths.find((one) => one === every);
  const again = known
    ? { [keyIn(invoice)]: { every: known, next: addMonths(invoice.issueDate, known) } }
    : {};
  return { ...ledger, repeats: { ...without(ledger.repeats, keyIn(invoice)), ...again } };
};

/** With the next one of a document that comes again written. */
export function withRepeated(ledger: Ledger, invoice: Invoice, today: Day): Ledger {
  const repeat = ledger.repeats[keyIn(invoice)];
  if (!repeat) return ledger;
  let { next } = repeat;
  while (next <= today) next = addMonths(next, repeat.every);
  return { ...ledger, repeats: { ...ledger.repeats, [keyIn(invoice)]: { ...repeat, next } } };
}

export const repeatOf = (ledger: Ledger, invoice: Invoice): Every | 0 =>
  ledger.repeats[keyIn(invoice)]?.every ?? 0;

/** Documents that are to be written again by now. */
export const dueAgain = (ledger: Ledger, issued: readonly Invoice[], today: Day): Invoice[] =>
  issued.filter((one) => (ledger.repeats[keyIn(one)]?.next ?? '9999') <= today);

export type PaymentState = 'nothing' | 'paid' | 'unpaid' | 'overdue';

/** Whether a document is paid: what asks for no payment is not. */
export function paymentOf(ledger: Ledger, invoice: Invoice, today: Day): PaymentState {
  if (invoice.kind === 'creditNote' || invoice.kind === 'paymentDocument') return 'nothing';
  if (Number(totalsOf(invoice).payable) <= 0) return invoice.kind === 'proforma' ? 'nothing' : 'paid';
  if (ledger.paid[keyIn(invoice)]) return 'paid';
  if (invoice.payment.method !== 'transfer') return 'paid';
  return invoice.dueDate && invoice.dueDate < today ? 'overdue' : 'unpaid';
}

/** The day on which it was paid: what was paid otherwise was paid on its day of issue. */
export const paidOn = (ledger: Ledger, invoice: Invoice): Day =>
  ledger.paid[keyIn(invoice)] ?? invoice.issueDate;

/** Whether it is time to save all as a file: never done, a month ago, or five documents ago. */
export function wantsBackup({ saved }: Ledger, documents: number, today: Day): boolean {
  if (documents === 0) return false;
  if (!saved) return documents >= 3;
  return (
    documents - saved.documents >= 5 || (documents !== saved.documents && addMonths(saved.on, 1) <= today)
  );
}
