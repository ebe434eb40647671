import { expect, test } from 'vitest';
import { amount } from '../cz/crowns.ts';
import { choice } from '../form/kinds/choice.ts';
import { number, optionalNumber } from '../form/kinds/number.ts';
import { rows } from '../form/kinds/rows.ts';
import { yesNo } from '../form/kinds/yes-no.ts';
import { unusedAnswerNotes } from './unused-answers.ts';
import { yearField } from './year-field.ts';

const method = choice({
  label: 'Expenses',
  options: [
    { value: 'fixed', label: 'Flat' },
    { value: 'real', label: 'Real' },
  ],
});
const real = ({ method: chosen }: Readonly<Record<string, unknown>>) => chosen === 'real';
const questions = {
  method,
  expenses: amount({ label: 'Real expenses', start: 0, when: real }),
  months: optionalNumber({ label: 'Months', when: real }),
  rate: number({ label: 'Rate', start: 60, when: (given) => !real(given) }),
  loans: rows({ label: 'Loans', row: 'loan', max: 3, columns: { old: yesNo({ label: 'Old', when: real }) } }),
  year: { ...yearField(), when: real },
};
const labels = (given: Record<string, unknown>) =>
  unusedAnswerNotes(questions, given).map((note) => /“(.*)” isn’t used/.exec(note)?.[1]);

test('an answer that the others leave unread is named, one that stands for no answer is not', () => {
  const none = { method: 'fixed', expenses: 0, months: undefined, rate: 60 };
  expect(labels(none)).toEqual([]);
  expect(labels({ ...none, expenses: 1 })).toEqual(['Real expenses']);
  expect(labels({ ...none, months: 0 })).toEqual(['Months']);
  expect(labels({ ...none, method: 'real', expenses: 1, months: 1 })).toEqual([]);
  expect(labels({ ...none, method: 'real', rate: 80 })).toEqual(['Rate']);
});

test('a row of a table is named, a year is not: every answer says it', () => {
  expect(labels({ method: 'fixed', loans: [{ old: false }, { old: true }] })).toEqual(['loan 2: Old']);
  expect(labels({ method: 'fixed', year: 2025 })).toEqual([]);
});
