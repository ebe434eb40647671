import { type Day, daysBetween, yearOf } from '@majak/law/dates';
import type { Case } from './case.ts';

/** How long a case took from its filing to its decision, without a word of whose it is. */
export type WaitingTime = {
  permit: string;
  /** The office as staff wrote it, in one spelling; empty where nobody did. */
  office: string;
  /** That of the decision: `2026-Q3`. */
  quarter: string;
  /** Calendar days, those in which the office's clock stood still included: so long a person waits. */
  days: number;
};

const quarterOf = (day: Day): string => `${yearOf(day)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

/** What a decided case says of waiting; nothing where none was filed, or the office did not decide. */
export function waitingTimeOf({ permit, office, filedOn, history }: Case): WaitingTime | undefined {
  const on = history.findLast(({ kind }) => kind === 'decided')?.answers.on;
  if (!filedOn || typeof on !== 'string') return undefined;
  return {
    permit,
    office: office.normalize('NFC').trim().replace(/\s+/gu, ' '),
    quarter: quarterOf(on),
    days: daysBetween(filedOn, on),
  };
}
