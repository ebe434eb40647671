import { findCalculator } from '@majak/sites/all-tools';
import { calculate } from '@majak/tools/calculator/calculate';
import { expect, test } from 'vitest';
import { apiResult } from './api-result.ts';

type Node = { rules: readonly string[]; steps: readonly Node[] };
const idsIn = ({ rules, steps }: Node): string[] => [...rules, ...steps.flatMap(idsIn)];

async function answered(slug: string, given: unknown) {
  const calculator = await findCalculator(slug);
  const result = calculator && calculate(calculator, given, '2026-11-21');
  if (!result?.ok) throw new Error(JSON.stringify(result));
  return apiResult(result.value);
}

test('a rule is cited as it stood on the day it was read for, which need not be the day of the result', async () => {
  const { lawAsOf, outputs, rules } = await answered('paid-parental-leave', { childBornOn: '2023-05-01' });
  expect(lawAsOf).toBe('2026-11-21');
  expect(outputs.totalAllowance).toBe(300_000);
  expect(rules['cz.parental.pool.one']).toMatchObject({ value: 300_000, validFrom: '2023-01-01' });
  expect(rules['cz.parental.ageLimit']).toMatchObject({ value: 4 });
});

test('every rule of the trace comes with its act, section, source and how sure it is', async () => {
  const { trace, rules } = await answered('Czech-Republic-Gross-Net-salary-calculator', {
    grossSalary: 40_000,
  });
  expect(trace.find(({ id }) => id === 'employeeSocial')).toEqual({
    id: 'employeeSocial',
    output: 'socialSecurity',
    label: 'Social security, employee',
    formula: '40 000 × 7.1 %',
    value: 2840,
    unit: 'CZK',
    rounding: 'up to 1 CZK',
    rules: ['cz.social.employee.rate'],
    reads: ['grossSalary'],
    steps: [],
  });
  expect(rules['cz.social.employee.rate']).toEqual({
    value: 0.071,
    unit: 'rate',
    validFrom: '2024-01-01',
    act: '589/1992 Sb.',
    section: '§ 7(1)(d)',
    source: expect.stringMatching(/\w/),
    confidence: expect.stringMatching(/^confirmed by \d+ sources$/),
  });
});

test('a rule read for two days with two values is listed for each', async () => {
  const { trace, rules } = await answered('trade-license-tax-return-calculator', {
    grossIncome: 300_000,
    year: 2023,
  });
  expect(rules['cz.social.self.share']).toMatchObject({ value: 0.5, validFrom: '2023-01-01' });
  const later = Object.keys(rules).filter((id) => id.startsWith('cz.social.self.share@'));
  expect(later.map((id) => rules[id]?.value)).toEqual([0.55]);
  const read = trace.flatMap(idsIn);
  expect(read.filter((id) => !(id in rules))).toEqual([]);
  expect(read).toContain(later[0]);
});
