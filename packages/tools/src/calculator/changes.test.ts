import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { outcome, verdict } from '@majak/law/step';
import { condition, rule } from '@majak/law/term';
import { expect, test } from 'vitest';
import { findCalculator } from '../../../../sites/all-tools.ts';
import { money } from '../cz/crowns.ts';
import { year } from '../cz/household.ts';
import { calculate } from './calculate.ts';
import { calculator } from './calculator.ts';
import { type Changes, changesSince } from './changes.ts';
import { orNothing } from './output.ts';

const today = '2026-11-21';

async function changes(slug: string, given: Record<string, unknown>): Promise<Changes> {
  const calculator = await findCalculator(slug);
  const now = calculator && calculate(calculator, given, today);
  if (!calculator || !now?.ok) throw new Error(JSON.stringify(now));
  const found = changesSince(calculator, given, now.value);
  if (!found) throw new Error('nothing to compare with');
  return found;
}

test('a fact that changed is a change, with the rule that says yes or no', async () => {
  const { lines, rules } = await changes('Czech-VAT-calculator', {
    amount: 10_000,
    turnover: 2_200_000,
    year: 2025,
  });
  expect(lines).toEqual([
    {
      output: 'registration',
      label: 'VAT registration',
      unit: 'text',
      before: 'immediately',
      now: 'fromNextYear',
    },
  ]);
  expect(rules).toContainEqual({ id: 'cz.vat.registration.byCalendarYear', before: false, now: true });
});

test('numbers that changed, and the rules behind them', async () => {
  const { year, lines, rules } = await changes('Czech-Republic-Gross-Net-salary-calculator', {
    grossSalary: 160_000,
    year: 2024,
  });
  expect(year).toBe(2023);
  expect(lines.find(({ output }) => output === 'socialSecurity')).toMatchObject({
    before: 10_400,
    now: 11_360,
  });
  expect(rules).toContainEqual({ id: 'cz.social.employee.rate', before: 0.065, now: 0.071 });
});

test('a number that came or went is a change', () => {
  const made = calculator({
    slug: 'made-up',
    rules: rulesByDay,
    words: { title: 'Made up', lead: 'Made up', topic: 'money', asks: 'What?' },
    questions: { year },
    outputs: { credit: orNothing(money('Student credit')) },
    compute: (_given, law) => {
      const student = condition(law, 'cz.credit.student.year');
      return {
        outputs: {
          credit: student.value.eq(1)
            ? outcome(rule(law, 'cz.credit.student.year'))
            : verdict({ value: null, because: 'There is none', from: [student] }),
        },
      };
    },
    shows: { headline: 'credit' },
    sample: {},
    examples: [],
  });
  const now = calculate(made, { year: 2024 }, today);
  if (!now.ok) throw new Error(JSON.stringify(now.faults));
  expect(changesSince(made, { year: 2024 }, now.value)).toEqual({
    year: 2023,
    lines: [{ output: 'credit', label: 'Student credit', unit: 'CZK', before: 4_020, now: null }],
    rules: [{ id: 'cz.credit.student.year', before: 4_020, now: null }],
  });
});

test('days that move with the year are no change', async () => {
  const { lines } = await changes('employee-tax-return', {
    grossIncome: 480_000,
    taxAdvances: 48_000,
    year: 2026,
  });
  expect(lines).toEqual([]);
});

test('a rule is compared as it stood on the day it was read for', async () => {
  const { lines, rules } = await changes('paid-parental-leave', {
    childBornOn: '2025-06-01',
    multiple: true,
    year: 2026,
  });
  expect(lines.find(({ output }) => output === 'totalAllowance')).toMatchObject({
    before: 525_000,
    now: 700_000,
  });
  // The thresholds and the age limit are those of the birth in both years.
  expect(rules.map(({ id }) => id)).not.toContain('cz.parental.ageLimit');
  expect(rules.map(({ id }) => id)).not.toContain('cz.parental.monthlyLimit.more');
});
