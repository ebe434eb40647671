import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { type Law, lawOn } from '@majak/law/law-on';
import { explain, saidBy } from '@majak/law/step';
import { input } from '@majak/law/term';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type TradeAnswers, tradeYear } from './trade-year.ts';

const lawOf = (year: number): Law => {
  const found = lawOn(rulesByDay, `${year}-12-31`);
  if (!found.ok) throw new Error(found.error);
  return found.value;
};
const ordinary: TradeAnswers = {
  grossIncome: 1_200_000,
  method: 'fixed',
  expenseRate: 60,
  expenses: 0,
  activity: 'main',
  monthsActive: 12,
  children: 0,
  spouseIncomeUnder68000: false,
  spouseCaresForChildUnder3: false,
  studentUnder26: false,
};
const year = (given: Partial<TradeAnswers>, on = 2026) => {
  const { outputs, notes } = tradeYear(lawOf(on), { ...ordinary, ...given });
  const numbers = Object.fromEntries(Object.entries(outputs).map(([name, made]) => [name, saidBy(made)]));
  return { numbers: numbers as Record<keyof typeof outputs, number>, notes, outputs };
};

test('1 200 000 CZK with flat expenses, 2026', () => {
  expect(year({}).numbers).toMatchObject({
    incomeTax: 41_160,
    socialSecurity: 77_088,
    healthInsurance: 39_664,
    totalContributions: 157_912,
    netIncome: 1_042_088,
    netIncomeMonthly: 86_840.67,
  });
});

test('real expenses go off the net income, and the label says so', () => {
  const { numbers, outputs } = year({ method: 'real', expenses: 720_000 });
  expect(numbers.netIncome).toBe(1_042_088 - 720_000);
  expect(outputs.netIncome.label).toBe('Net income after real expenses');
});

test('deductions lower the tax, not the insurance', () => {
  const { numbers } = year({ deductions: 100_050 });
  expect(numbers.taxBase).toBe(379_900);
  expect(numbers.socialBase).toBe(264_000);
  expect(year({ deductions: 1_000_000 }).numbers.taxBase).toBe(0);
});

test('a month of activity is what the monthly net is counted by', () => {
  const { numbers } = year({ monthsActive: 5 });
  expect(numbers.netIncomeMonthly).toBe(Math.round((numbers.netIncome / 5) * 100) / 100);
});

test('a term keeps its name', () => {
  const { outputs } = year({ grossIncome: input('income', 500_000, 'CZK') });
  expect(explain(outputs.profit, new Map()).reads).toContain('income');
});

test('the lowered minimum of 2026 and its refund are said where they matter alone', () => {
  const lowered = (income: number, on: number) =>
    year({ grossIncome: income }, on).notes.some((note) => note.includes('by 31 December 2026'));
  expect(lowered(800_000, 2026)).toBe(true);
  expect(lowered(1_200_000, 2026)).toBe(false);
  expect(lowered(800_000, 2025)).toBe(false);
});

test('a student is told that a trade beside studies is a secondary one (§ 9(6)(f) of act 155/1995)', () => {
  const told = (given: Partial<TradeAnswers>) =>
    year(given).notes.some((note) => note.includes('choose Secondary'));
  expect(told({ studentUnder26: true })).toBe(true);
  expect(told({ studentUnder26: true, activity: 'starting' })).toBe(true);
  expect(told({ studentUnder26: true, activity: 'secondary' })).toBe(false);
  expect(told({})).toBe(false);
});

test('a turnover above two million is said to bring VAT, exactly two million is not', () => {
  const vat = (income: number) =>
    year({ grossIncome: income }).notes.some((note) => note.includes('VAT payer'));
  expect([vat(2_000_000), vat(2_000_000.01)]).toEqual([false, true]);
});

const anyone: fc.Arbitrary<TradeAnswers> = fc.record({
  grossIncome: fc.integer({ min: 0, max: 400_000_000 }).map((hellers) => hellers / 100),
  method: fc.constantFrom('fixed', 'real'),
  expenseRate: fc.constantFrom(80, 60, 40, 30),
  expenses: fc.integer({ min: 0, max: 200_000_000 }).map((hellers) => hellers / 100),
  activity: fc.constantFrom('main', 'secondary', 'starting'),
  monthsActive: fc.integer({ min: 1, max: 12 }),
  children: fc.integer({ min: 0, max: 15 }),
  spouseIncomeUnder68000: fc.boolean(),
  spouseCaresForChildUnder3: fc.boolean(),
  studentUnder26: fc.boolean(),
});
const anyYear = fc.constantFrom(2023, 2024, 2025, 2026);

test('parts add up, nothing is negative that cannot be, hellers at most', () => {
  fc.assert(
    fc.property(anyone, anyYear, (given, on) => {
      const { numbers } = year(given, on);
      const { netIncome, netIncomeMonthly, totalContributions, ...rest } = numbers;
      const { incomeTax, taxBonus, socialSecurity, healthInsurance } = rest;
      expect(totalContributions).toBe(incomeTax - taxBonus + socialSecurity + healthInsurance);
      const spent = given.method === 'real' ? Number(given.expenses) : 0;
      expect(netIncome).toBeCloseTo(Number(given.grossIncome) - spent - totalContributions, 2);
      for (const value of Object.values(rest)) expect(value).toBeGreaterThanOrEqual(0);
      for (const value of [...Object.values(rest), netIncome, netIncomeMonthly])
        expect(value).toBe(Number(value.toFixed(2)));
      expect(incomeTax === 0 || taxBonus === 0).toBe(true);
    }),
  );
});

test('a thousand more of income leaves more, in a main activity', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000 }), anyYear, (income, on) => {
      const [less, more] = [income, income + 1_000].map(
        (grossIncome) => year({ grossIncome, children: 2 }, on).numbers.netIncome,
      );
      expect(more).toBeGreaterThan(less ?? 0);
    }),
  );
});

test('disputed amounts of 2026 are computed from the rules', () => {
  const least = year({ grossIncome: 800_000 }).notes.join();
  expect(least).toMatch('60 056 CZK for twelve months');
  expect(least).toMatch('40 % and 68 633 CZK');
});
