import { findCalculator } from '@majak/sites/all-tools';
import { calculate } from '@majak/tools/calculator/calculate';
import type { Fields } from '@majak/tools/form/field';
import { text } from '@majak/tools/form/kinds/text';
import { movingAnswers, movingForm } from '@majak/tools/form/moving-form-fixture';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { formatOutput } from './format-output.ts';
import { resultCsv } from './result-csv.ts';

const today = '2026-11-21';
const found = async (slug: string) => {
  const calculator = await findCalculator(slug);
  if (!calculator) throw new Error(`${slug} is missing`);
  return calculator;
};

test.each([
  ['Czech-VAT-calculator', 'registration', 'fromNextYear', 'text', 'From next year'],
  ['Czech-VAT-calculator', 'registration', null, 'text', '–'],
  ['Czech-VAT-calculator', 'vat', 2100.5, 'CZK', '2\u202f100.50 CZK'],
  ['Czech-VAT-calculator', 'vat', 2100.5, 'EUR', '2\u202f100.50 EUR'],
  ['vat-verification', 'registry', 'notChecked', 'text', 'Not checked'],
  // A name is a name, whatever a register writes it like.
  ['vat-verification', 'name', 'novak', 'text', 'novak'],
  ['vat-verification', 'formatValid', true, 'yes or no', 'Yes'],
  ['paid-parental-leave', 'endsOn', '2029-06-14', 'date', '14 June 2029'],
  ['employment-contract-vs-freelance', 'flatTax.band', 'II', 'text', 'II'],
])('%s: %s %j is told as declared', async (slug, output, value, unit, words) => {
  expect(formatOutput(await found(slug), { output, unit }, value)).toBe(words);
});

test('a table has the columns that were declared, and none without rows', async () => {
  const calculator = await found('czech-mortgage-calculator');
  const reading = calculate(calculator, calculator.sample, today);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  const csv = resultCsv(calculator, { given: calculator.sample, result: reading.value, link: '' });
  expect(csv).toContain('\r\nschedule,year,interest,principal,balance\r\n,1,');
  expect(csv).not.toContain('warnings,code');
});

async function csvWith(questions: Fields, given: Readonly<Record<string, unknown>>): Promise<string[][]> {
  const calculator = await found('czech-mortgage-calculator');
  const reading = calculate(calculator, calculator.sample, today);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  const csv = resultCsv({ ...calculator, questions }, { given, result: reading.value, link: '' });
  return Papa.parse<string[]>(csv).data.filter(([part]) => part === 'Input');
}

test('every kind of question stands in the table as it was answered, also in groups and rows', async () => {
  const { rent: _, ...given } = movingAnswers;
  expect(await csvWith(movingForm.fields, given)).toEqual([
    ['Input', 'Full name', 'Jana Nováková', ''],
    ['Input', 'E-mail', 'jana@example.com', ''],
    ['Input', 'Day of the move', '2027-02-01', ''],
    ['Input', 'You move with', 'Family', ''],
    ['Input', 'Child 1: Name of the child', 'Petr Novák', ''],
    ['Input', 'Child 1: Born on', '2020-12-31', ''],
    ['Input', 'Child 1: Goes to school', 'Yes', ''],
    ['Input', 'New home: Town', 'Brno', ''],
    ['Input', 'New home: Country', 'Czechia', ''],
    ['Input', 'New home: Postcode', '602 00', ''],
    ['Input', 'Rent', '0', 'CZK'],
    ['Input', 'You need', 'A visa, A flat', ''],
    ['Input', 'Note', 'two\nlines', ''],
  ]);
});

test.each(['=1+1', '\n=1+1', ' =1+1', '＝1+1', '\u200b@A1', "'=1", '\t1', '=1\n2', '−'])(
  'a cell that a spreadsheet might run is text: %j',
  async (typed) => {
    const [[, , cell] = []] = await csvWith(
      { note: text({ label: 'Note', maxLength: 99 }) },
      { note: typed },
    );
    expect(cell).toBe(typed === '−' ? typed : `'${typed}`);
  },
);
