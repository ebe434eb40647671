import { expect, test } from 'vitest';
import { calculatorHarness } from '../../calculator-harness.ts';
import { definition } from './definition.ts';

const { answered, noted, formula, rooted, lineOf, parts, messages, refused } = calculatorHarness(definition, {
  grossSalary: 40_000,
});
const known = {
  waiting:
    'You need 270 days of sickness insurance in the two years before the leave. With them the pay would be 922 CZK a day.',
  weeks: 'draws maternity pay for at least 14 weeks',
  insured: 'You also have to be insured on the day the leave starts',
  earlier: '§ 37a',
  newYear: '§ 22(2)',
  self: 'Self-employed people get maternity pay only from voluntary sickness insurance: the same days in two years, and 180 days',
  untaxed: 'Maternity pay isn’t taxed',
  small: 'A wage under 4 500 CZK a month is small-scale employment',
  health: 'You still pay health insurance on an employment contract',
};

test.each([
  [{}, 'insured earlier newYear self untaxed'],
  [{ insuredDays: 270 }, 'insured earlier newYear self untaxed'],
  [{ insuredDays: 269 }, 'waiting insured earlier newYear self untaxed'],
  [{ grossSalary: 4_500 }, 'insured earlier newYear self untaxed'],
  [{ grossSalary: 4_499 }, 'small health insured earlier newYear self untaxed'],
  [{ grossSalary: 4_499, insuredDays: 0 }, 'small health insured earlier newYear self untaxed'],
  [{ daysOnLeave: 98 }, 'insured earlier newYear self untaxed'],
  [{ daysOnLeave: 97 }, 'weeks insured earlier newYear self untaxed'],
  [{ daysOnLeave: 97, insuredDays: 0 }, 'waiting weeks insured earlier newYear self untaxed'],
])('notes of %j: %s', (answers, names) => expect(noted(known, answers)).toBe(names));

test('the daily base of an earlier child counts from another job too (§ 19(3) of act 187/2006)', () =>
  expect(answered().notes.join()).toContain(
    'from the same job or from another in which you have the insured days',
  ));

test('the pay, step by step', () => {
  expect(formula('eligible')).toBe('Yes: 730 days insured, at least 270 days are needed');
  expect(rooted('eligible')).toBe('cz.maternity.insuredDays insuredDays');
  expect(formula('totalMaternityPay')).toBe('922 × 196 days');
  expect(formula('totalMaternityPay', { multiple: true })).toBe('922 × 259 days');
  expect(formula('totalMaternityPay', { daysOnLeave: 100 })).toBe('922 × 100 days');
  expect(formula('monthlyMaternityPay')).toBe('922 × 30 days');
  expect([lineOf('paidDays')?.value, lineOf('paidDays')?.unit]).toEqual([196, 'days']);
});

test('whoever is not entitled is told why in every line', () => {
  const answers = { insuredDays: 269 };
  expect(formula('eligible', answers)).toBe('No: 269 days insured, at least 270 days are needed');
  const lines = ['totalMaternityPay', 'dailyMaternityPay', 'monthlyMaternityPay', 'paidDays'];
  for (const name of lines) {
    expect(formula(name, answers), name).toBe('0: too few insured days');
    expect(rooted(name, answers), name).toBe('eligible');
  }
  expect(lines.map((name) => lineOf(name, answers)?.label)).toEqual(lines.map((name) => lineOf(name)?.label));
  expect(lines.map((name) => lineOf(name, answers)?.unit)).toEqual(['CZK', 'CZK', 'CZK', 'days']);
});

test.each([
  [{ daysOnLeave: 197 }, ['Maternity pay lasts at most 196 days with one child']],
  [{ daysOnLeave: 260, multiple: true }, ['Maternity pay lasts at most 259 days with two or more children']],
  [{ daysOnLeave: 196 }, []],
  [{ daysOnLeave: 259, multiple: true }, []],
])('%j is refused: %j', (answers, said) => {
  expect(messages(answers)).toEqual(said);
  expect(refused(answers)).toEqual(said.map(() => 'daysOnLeave too_big'));
});

test('the chart: what is replaced, and what is not', () => {
  expect(answered().chart?.title).toBe('How much of a gross salary maternity pay replaces');
  expect(parts()).toEqual([
    'Maternity pay for 30 days: 27660, kept',
    'Gross salary that is not replaced: 12340',
  ]);
  expect(parts({ grossSalary: 4_499 })).toEqual([
    'Maternity pay for 30 days: 0, kept',
    'Gross salary that is not replaced: 4499',
  ]);
  expect(parts({ grossSalary: 40_000.33 })?.at(1)).toBe('Gross salary that is not replaced: 12340.33');
});

test('a wage under the limit of participation is not insured, whatever the days', () => {
  const answers = { grossSalary: 4_499 };
  expect(formula('eligible', answers)).toBe(
    'No: a wage of 4 499 is under 4 500 a month, so it is not insured',
  );
  expect(rooted('eligible', answers)).toBe('cz.dpc.limit grossSalary');
  expect(formula('totalMaternityPay', answers)).toBe('0: the wage is not insured');
  expect(answered(answers).outputs).toMatchObject({ eligible: false, totalMaternityPay: 0, paidDays: 0 });
  expect(answered({ grossSalary: 4_000, year: 2024 }).outputs).toMatchObject({ eligible: true });
});
