import { calculate } from '@majak/tools/calculator/calculate';
import { expect, test } from 'vitest';
import { definition } from './definition.ts';

const answered = (answers: Record<string, unknown>) => calculate(definition, answers, '2026-11-21');

test('base and tax are rounded down, each by itself', () => {
  const reading = answered({ grossPay: 9_999.99, year: 2026 });
  expect(reading.ok && reading.value.outputs).toEqual({ taxBase: 9_999, tax: 1_499, netPay: 8_500.99 });
  expect(reading.ok && reading.value.trace[2]).toMatchObject({
    formula: '9 999 × 15 %',
    rules: [{ id: 'cz.tax.withholding.rate' }],
  });
});

test.each([
  [2024, 10_000, 10_000.01],
  [2025, 11_499.99, 11_500],
  [2026, 11_999.99, 12_000],
])('in %i %d is taxed alone, %d is refused at its field', (year, taxed, insured) => {
  expect(answered({ grossPay: taxed, year })).toMatchObject({ ok: true });
  expect(answered({ grossPay: insured, year })).toMatchObject({
    ok: false,
    faults: [{ field: 'grossPay', code: 'too_big' }],
  });
});
