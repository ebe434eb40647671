import { lawOn, supportedYears, yearsOf } from '@majak/law/law-on';
import type { RulesByDay } from '@majak/law/rule';
import { describe, expect, test } from 'vitest';
import { allCalculators } from '../../../../sites/all-tools.ts';
import { type CalculatorResult, calculate } from '../calculator/calculate.ts';
import type { Calculator } from '../calculator/calculator.ts';

const calculators = await allCalculators();
/** The last year whose figures are set. */
const lastOf = (rules: RulesByDay): number => yearsOf(rules).at(-1) ?? 0;
const last = Math.max(...calculators.map(({ rules }) => lastOf(rules)));
/** Mornings on which no calculator may have a headache. */
const mornings = ['2027-01-02', '2028-02-29', `${last + 1}-01-01`, `${last + 4}-12-31`];

const answered = (calculator: Calculator, answers: unknown, today: string): CalculatorResult => {
  const result = calculate(calculator, answers, today);
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.value;
};

/** Rules of a result whose figure is of an earlier year than the day they were read for. */
const carriedIn = (rules: RulesByDay, { rulesRead }: CalculatorResult): string[] =>
  rulesRead.flatMap(({ id, on }) => {
    const law = lawOn(rules, on);
    return law.ok && law.value.carriedFrom(id) !== undefined ? [id] : [];
  });

describe.each(mornings)('on %s', (today) => {
  test.each(calculators)('$slug answers its sample without a year', (calculator) => {
    const found = answered(calculator, calculator.sample, today);
    expect(Object.keys(found.outputs).length).toBeGreaterThan(0);
    if (!('year' in calculator.sample)) expect(found.lawAsOf).toBe(today);
    expect(found.carriedOver?.rules ?? []).toEqual(
      expect.arrayContaining(carriedIn(calculator.rules, found)),
    );
  });

  const asked = calculators.filter(({ questions }) => 'year' in questions);
  test.each(asked)('$slug answers every year that can be asked for', (calculator) => {
    for (const year of supportedYears(calculator.rules, today)) {
      const result = calculate(calculator, { ...calculator.sample, year }, today);
      // Sales lie in one year: those of the sample are refused by their days in any other.
      if (!result.ok) expect(result.faults.map(({ field }) => field.split('.')[0])).not.toContain('year');
      if (!result.ok) continue;
      const found = result.value;
      const [carried, says = ''] = [carriedIn(calculator.rules, found), found.carriedOver?.says];
      expect(found.carriedOver?.rules ?? []).toEqual(expect.arrayContaining(carried));
      if (found.carriedOver)
        expect(says).toMatch(/ of \d{4}(?: and \d{4})? (is|are) not published here yet: what depends on /);
      if (year <= lastOf(calculator.rules)) expect(says).not.toContain(` of ${year} `);
    }
  });

  test.each(asked)('$slug says of a year nothing is set for what is missing', (calculator) => {
    const year = Number(supportedYears(calculator.rules, today).at(-1)) + 1;
    const result = calculate(calculator, { ...calculator.sample, year }, today);
    expect(result).toMatchObject({ ok: false, faults: [{ field: 'year', code: 'no_rules' }] });
    if (!result.ok) expect(result.faults[0]?.message).toContain('nothing is set for later ones yet');
  });
});

test('a salary of a year without figures is that of the last one, and says so once', () => {
  const salary = calculators.find(({ slug }) => slug === 'Czech-Republic-Gross-Net-salary-calculator');
  if (!salary) throw new Error('It is gone');
  const answers = { grossSalary: 40_000 };
  const set = lastOf(salary.rules);
  const [before, after] = [`${set}-12-31`, `${set + 1}-01-02`].map((day) => answered(salary, answers, day));
  expect(after?.outputs).toEqual(before?.outputs);
  expect(before?.carriedOver).toBeUndefined();
  expect(JSON.stringify(after).split('not published here yet')).toHaveLength(2);
});

test('a sale at the VAT rate of a year without figures is no guess: the act holds until it is changed', () => {
  const vat = calculators.find(({ slug }) => slug === 'Czech-VAT-calculator');
  if (!vat) throw new Error('It is gone');
  expect(answered(vat, vat.sample, `${lastOf(vat.rules) + 2}-06-01`).carriedOver).toBeUndefined();
});

test('a year that cannot be asked for is named beside every other fault', () => {
  const salary = calculators.find(({ slug }) => slug === 'Czech-Republic-Gross-Net-salary-calculator');
  if (!salary) throw new Error('It is gone');
  const result = calculate(salary, { grossSalary: -1, year: 1999 }, '2027-01-02');
  expect(result.ok ? [] : result.faults.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'grossSalary too_small',
    'year no_rules',
  ]);
});
