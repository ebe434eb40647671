import { calculate } from '@majak/tools/calculator/calculate';
import { findCalculator } from '@majak/tools/calculators/catalogue';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';
import { formatOutput } from './format-output.ts';

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
  const csv = csvOf(calculator, { given: calculator.sample, answer: reading.value, link: '' });
  expect(csv).toContain('\r\nschedule,year,interest,principal,balance\r\n,1,');
  expect(csv).not.toContain('warnings,code');
});
