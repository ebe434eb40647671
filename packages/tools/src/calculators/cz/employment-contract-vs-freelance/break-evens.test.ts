import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { lawOn, rulesReadBy } from '@majak/law/law-on';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculate } from '../../../calculator/calculate.ts';
import { breakEvensOf } from './break-evens.ts';
import { definition } from './definition.ts';
import { quickNets } from './quick-nets.ts';

const answered = (answers: Record<string, unknown>) => {
  const found = calculate(definition, answers, '2026-11-21');
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  return found.value;
};
const outputs = (answers: Record<string, unknown>) => answered(answers).outputs;
const lawOf = (year: number) => {
  const found = lawOn(rulesByDay, `${year}-12-31`);
  if (!found.ok) throw new Error(found.error);
  return found.value;
};
const years = fc.constantFrom(2023, 2024, 2025, 2026);
const rates = fc.constantFrom(80, 60, 40, 30);
const rows = (answers: Record<string, unknown>) => outputs({ employerBudget: 1, ...answers }).breakEvens;

test('of 60 % expenses in 2026: each with its reason', () =>
  expect(rows({})).toEqual([
    {
      budget: 265_969,
      from: 'employment',
      to: 'freelance',
      reason: 'below this the minimum insurance payments of a trade weigh more',
    },
    {
      budget: 684_500,
      from: 'freelance',
      to: 'flatTax',
      reason: 'the flat tax stays at 109 944 CZK, while tax and insurance of a trade grow',
    },
    {
      budget: 1_500_001,
      from: 'flatTax',
      to: 'freelance',
      reason: 'the flat tax moves to band II above 1 500 000 CZK',
    },
    {
      budget: 1_532_546,
      from: 'freelance',
      to: 'flatTax',
      reason: 'the flat tax stays at 200 940 CZK, while tax and insurance of a trade grow',
    },
    {
      budget: 2_000_001,
      from: 'flatTax',
      to: 'freelance',
      reason: 'the flat tax ends at an income of 2 000 000 CZK; VAT registration starts there too',
    },
  ]));

test('the main one is where a trade starts to leave more', () => {
  expect(outputs({ employerBudget: 265_968 })).toMatchObject({ better: 'employment', breakEven: 265_969 });
  expect(outputs({ employerBudget: 265_969 })).toMatchObject({ better: 'freelance', breakEven: 265_969 });
});

test('a child bonus that comes earlier for a trade is a turn, not the main one', () => {
  expect(outputs({ employerBudget: 1, children: 3 })).toMatchObject({ breakEven: 265_969 });
  expect(rows({ children: 3 })).toContainEqual({
    budget: 134_400,
    from: 'employment',
    to: 'freelance',
    reason: 'the child bonus of a trade is paid from an income of 134 400 CZK',
  });
});

test('there is none with costs that a trade cannot earn back', () => {
  const answers = { employerBudget: 1_000_000, method: 'real', expenses: 900_000_000 };
  const found = answered(answers);
  expect(found.outputs.breakEven).toBeNull();
  expect(found.trace.find(({ output }) => output === 'breakEven')?.formula).toContain('there isn’t one');
});

test('a crown below each turn the way that is left is ahead, at it the other', () =>
  fc.assert(
    fc.property(rates, years, fc.nat(4), fc.nat(300_000), (expenseRate, year, children, expenses) => {
      const answers = { expenseRate: expenseRate as 60, children, expenses };
      const nets = quickNets(lawOf(year), answers);
      for (const { budget, from, to, reason } of breakEvensOf(
        lawOf(year),
        ['employment', 'fixed', 'real', 'flatTax'],
        answers,
      )) {
        const [before, after] = [nets[from], nets[to]];
        expect(before(budget - 1) ?? -Infinity).toBeGreaterThanOrEqual(after(budget - 1) ?? -Infinity);
        expect(after(budget) ?? -Infinity).toBeGreaterThanOrEqual(before(budget) ?? -Infinity);
        expect(reason).not.toBe('');
      }
    }),
    { numRuns: 60 },
  ));

test('rules behind break-evens are told of, also when they were searched for before', () => {
  const law = lawOf(2026);
  const answers = { expenseRate: 60, expenses: 12_345, children: 1 } as const;
  const reads = () => rulesReadBy(() => void breakEvensOf(law, ['employment', 'fixed', 'flatTax'], answers));
  const first = reads();
  expect(first).toContain('cz.vat.registration.limit');
  expect(reads()).toEqual(first);
});
