import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateWithChart, outputAt } from '../../../calculator/calculate.ts';
import { definition } from './definition.ts';

const ask = (answers: Record<string, unknown>) => {
  const found = calculateWithChart(definition, { grossIncome: 1_200_000, ...answers }, '2026-11-21');
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  return found.value;
};
const at = (answers: Record<string, unknown>, ...paths: string[]) => {
  const { outputs } = ask(answers);
  return paths.map((path) => outputAt(outputs, path));
};

test('1 200 000 CZK in 2026: the flat tax leaves 47 968 CZK more', () => {
  expect(at({}, 'better', 'difference', 'netIncome')).toEqual(['flatTax', 47_968, 1_090_056]);
});

test('children turn it round', () => {
  const answers = { grossIncome: 700_000, children: 3 };
  expect(at(answers, 'better', 'regular.taxBonus', 'flatTax.eligible')).toEqual(['regular', 54_204, true]);
});

test('there is nothing to compare with for a VAT payer', () => {
  expect(at({ vatPayer: true }, 'better', 'difference', 'flatTax.eligible')).toEqual([
    'regular',
    null,
    false,
  ]);
  expect(ask({ vatPayer: true }).chart).toMatchObject({ columns: [{ label: 'Regular' }] });
});

test('183 days make a tax resident, 182 do not, no answer says nothing', () => {
  const resident = [183, 182, 366, 0].map(
    (days) => at({ daysInCzechia: days, year: 2024 }, 'taxResident')[0],
  );
  expect(resident).toEqual([true, false, true, false]);
  expect(at({}, 'taxResident')).toEqual([null]);
});

test('366 days fit a leap year alone', () => {
  const found = calculateWithChart(
    definition,
    { grossIncome: 1, daysInCzechia: 366, year: 2025 },
    '2026-11-21',
  );
  expect(found.ok ? [] : found.faults).toEqual([
    { field: 'daysInCzechia', code: 'too_big', message: '2025 has 365 days: enter 365 at most' },
  ]);
});

test('the kind of activity is asked with real expenses too', () => {
  expect(definition.questions.expenseRate?.when).toBeUndefined();
  const answers = { grossIncome: 1_400_000, method: 'real', expenses: 200_000 };
  expect(at({ ...answers, expenseRate: 60 }, 'flatTax.band')).toEqual(['I']);
  expect(at({ ...answers, expenseRate: 40 }, 'flatTax.band')).toEqual(['II']);
});

test('the better way leaves the most, and the difference is never negative', () => {
  fc.assert(
    fc.property(
      fc.record({
        grossIncome: fc.integer({ min: 0, max: 2_500_000 }),
        expenseRate: fc.constantFrom(80, 60, 40, 30),
        children: fc.integer({ min: 0, max: 5 }),
        activity: fc.constantFrom('main', 'secondary', 'starting'),
        monthsActive: fc.integer({ min: 1, max: 12 }),
        year: fc.constantFrom(2023, 2024, 2025, 2026),
      }),
      (answers) => {
        const [better, difference, best, regular, flat] = at(
          answers,
          'better',
          'difference',
          'netIncome',
          'regular.netIncome',
          'flatTax.netIncome',
        );
        const left = flat === null ? [Number(regular)] : [Number(regular), Number(flat)];
        expect(best).toBe(Math.max(...left));
        expect(difference).toBe(flat === null ? null : Math.abs(Number(regular) - Number(flat)));
        expect(better).toBe(flat !== null && Number(flat) > Number(regular) ? 'flatTax' : 'regular');
      },
    ),
  );
});
