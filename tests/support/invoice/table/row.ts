import type { regimes } from '@majak/tools/documents/cz/invoice/model/choices';
import { sampleOf } from '@majak/tools/documents/cz/invoice/model/sample';

/** The day on which every invoice of the table is looked at. */
export const tableDay = '2026-11-21';

/** What differs from a sample; a list stands for the whole list. */
export type Change = { readonly [field: string]: unknown };
export type Base = (typeof regimes)[number];

/** An invoice that breaks a rule: what is wrong in it, the rule that has to see it, and where that stands. */
export type WrongRow = {
  what: string;
  base: Base;
  change: Change;
  rule: string;
  state?: 'missing' | 'wrong';
  /** Act and section that were read. */
  source: string;
};

/** An invoice that keeps the law, and looks as if it did not. */
export type RightRow = { what: string; base: Base; change: Change; source: string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merged(base: unknown, change: unknown): unknown {
  if (!isRecord(base) || !isRecord(change)) return change;
  return Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(change)])].map((key) => [
      key,
      Object.hasOwn(change, key) ? merged(base[key], change[key]) : base[key],
    ]),
  );
}

/** The body that is posted for a row: the sample of its regime with what differs. */
export const bodyOf = ({ base, change }: { base: Base; change: Change }): unknown =>
  JSON.parse(JSON.stringify(merged(sampleOf(base, tableDay), change)));

/** A line of the table's invoices. */
export const lineOf = (description: string, change: Change = {}): Change => ({
  description,
  quantity: 1,
  unit: 'piece',
  unitPrice: 1_000,
  discountPercent: 0,
  rate: 21,
  ...change,
});

const abroad = (country: string, name: string, vatNumber: string): Change => ({
  kind: 'business',
  name,
  street: 'Street 1',
  city: 'City',
  zip: '10115',
  country,
  ico: '',
  vatNumber,
});
/** Invented customers abroad, by where they are. */
export const german = abroad('DE', 'Beispiel GmbH (invented)', 'DE123456788');
export const american = abroad('US', 'Example Inc. (invented)', '');
export const person: Change = { kind: 'person', name: 'Jan Nikdo (invented)', ico: '', vatNumber: '' };
