import { expect, test } from 'vitest';
import { calculatorHarness } from '../../calculator-harness.ts';
import { definition } from './definition.ts';

const { outputs, noted, formula, refused } = calculatorHarness(definition, { year: 2026 });

test('tax is rounded to cents, half up, whichever way it is counted', () => {
  expect(outputs({ amount: 0.5, rate: 5 })).toMatchObject({ vat: 0.03, total: 0.53 });
  expect(outputs({ amount: 0.49, rate: 5 })).toMatchObject({ vat: 0.02, total: 0.51 });
  expect(outputs({ amount: 100, direction: 'extract' })).toMatchObject({ vat: 18.7, base: 81.3, total: 100 });
});

test.each([
  [0, 0],
  [0.02, 0.05],
  [0.03, 0.05],
  [12.42, 12.4],
  [12.47, 12.45],
  [12.48, 12.5],
  [1_000_000_000, 1_000_000_000],
])('%d EUR are %d EUR in cash', (amount, due) => {
  expect(outputs({ amount, direction: 'extract' }).inCash).toBe(due);
});

test('how cash is rounded is said', () => {
  expect(formula('inCash', { amount: 12.42, direction: 'extract' })).toBe('12.42, to the nearest 0.05');
});

test.each([
  [undefined, null, ''],
  [50_000, 'none', ''],
  [50_000.01, 'fromNextYear', 'apply'],
  [62_500, 'fromNextYear', 'apply'],
  [62_500.01, 'immediately', 'apply'],
])('a turnover of %s: %s', (turnover, registration, notes) => {
  const answers = turnover === undefined ? { amount: 1 } : { amount: 1, turnover };
  expect(outputs(answers).registration).toBe(registration);
  expect(noted({ apply: 'within 5 working days' }, answers)).toBe(notes);
});

test('a rate of another country is refused by its name', () => {
  expect(refused({ amount: 1, rate: 21 })).toEqual(['rate invalid_value']);
});
