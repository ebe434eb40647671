import type { Day } from '@majak/law/dates';
import type { Invoice } from '../model/invoice.ts';
import type { Totals } from '../model/totals.ts';

export type LintState = 'right' | 'missing' | 'wrong';

/** Where a rule stands. */
export type Place = { act: string; section: string };

/** What a rule looks at: the invoice, what it comes to, and the day of looking. */
export type Looked = { invoice: Invoice; totals: Totals; today: Day };

/** What a rule found, in words for the writer of the invoice. */
export type Verdict = { state: LintState; says: string };
export const right = (says: string): Verdict => ({ state: 'right', says });
export const missing = (says: string): Verdict => ({ state: 'missing', says });
export const wrong = (says: string): Verdict => ({ state: 'wrong', says });

/** A rule of the law about an invoice, as data. */
export type LintRule = {
  id: string;
  /** The field a person goes to, by its path in the invoice. */
  field: string | ((looked: Looked) => string);
  place: Place | ((invoice: Invoice) => Place);
  /** Left out: it holds for every invoice. */
  when?: (looked: Looked) => boolean;
  look: (looked: Looked) => Verdict;
  /** What makes it right by itself, where there is one thing to do: pure, and asked only when it is not right. */
  mend?: (looked: Looked) => { label: string; to: Invoice } | undefined;
};

const act =
  (name: string) =>
  (section: string): Place => ({ act: name, section });
/** Value added tax. */
export const vatAct = act('235/2004 Sb.');
/** Accounting. */
export const accountingAct = act('563/1991 Sb.');
/** Civil Code. */
export const civilCode = act('89/2012 Sb.');
/** Decree of the Czech National Bank on account numbers. */
export const accountDecree = act('169/2011 Sb.');
/** What banks agreed on: no act of law. */
export const bankStandard = act('Czech Banking Association');
