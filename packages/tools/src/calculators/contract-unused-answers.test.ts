import { expect, test } from 'vitest';
import { findCalculator } from '../../../../sites/all-tools.ts';
import { fieldAt } from '../form/field-tree.ts';
import { unused } from './all-promises-fixture.ts';
import { calculatorHarness } from './calculator-harness.ts';

test.each(unused)('%s: %s', async (slug, field, answers) => {
  const calculator = await findCalculator(slug);
  if (!calculator) throw new Error(`${slug} is missing`);
  const label = fieldAt(calculator.questions, field)?.label;
  const said = calculatorHarness(calculator)
    .answered(answers)
    .notes.filter((note) => note.includes('isn’t used here'));
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(`${label}”`);
});

test('a year that is a text has a message of its own', async () => {
  const calculator = await findCalculator('Czech-Republic-Gross-Net-salary-calculator');
  if (!calculator) throw new Error('It is missing');
  const { messages, refused } = calculatorHarness(calculator, { grossSalary: 40_000 });
  expect(messages({ year: '2025' })).toEqual(['Year: enter a number without quotation marks, such as 2026']);
  expect(refused({ year: '2025' })).toEqual(['year invalid_type']);
  expect(refused({ year: null })).toEqual(['year invalid_type']);
});
