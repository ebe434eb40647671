import { expect, test } from 'vitest';
import { czechPlan } from './czech-plan.ts';
import { holdOf } from './purposes.ts';

const today = '2026-11-28';
const { sentence } = czechPlan;
const whereabouts = sentence.blanks(today).find(({ name }) => name === 'where')?.options ?? [];

test('each place that can be chosen is a permit that the plan knows', () => {
  for (const { value } of whereabouts.filter((one) => one.value !== 'abroad'))
    expect(holdOf(value), value).toBe(value);
});

test.each([
  ['eu-family', { purpose: 'permanent-residence', yearsInCz: '6' }, 'permanent-residence-eu'],
  ['asylum', { purpose: 'job' }, 'asylum'],
  ['eu-long-term-resident', { purpose: 'job' }, 'residence-eu-resident'],
])('%s can be chosen and leads to its permit', (where, texts, permit) => {
  expect(whereabouts.map(({ value }) => value)).toContain(where);
  const read = czechPlan.answer(sentence.givenOf({ nationality: 'RS', where, ...texts }), today);
  expect(read.ok && read.answer.permit).toBe(permit);
});

// § 87h(2)(a) of act 326/1999: two years for family of Czechs, and of EU citizens with permanent residence.
test.each([
  ['CZ', 'spouse', 'permanent-residence-eu'],
  ['permanent-residence', 'spouse', 'permanent-residence-eu'],
  ['permanent-residence', 'unmarried-partner', null],
  ['DE', 'spouse', null],
])('after three years as family, of %s as %s', (relative, relation, permit) => {
  const texts = { purpose: 'permanent-residence', where: 'eu-family', yearsInCz: '3', relative, relation };
  const read = czechPlan.answer(sentence.givenOf({ nationality: 'RS', ...texts }), today);
  expect(read.ok && read.answer.permit).toBe(permit);
});

test.each([
  ['60 000', 60_000],
  ['60,000', 60_000],
  ['60.000', 60_000],
  ['60,000 CZK', 60_000],
  ['60 000 Kč', 60_000],
  ['60.000,- Kč', 60_000],
  ['', undefined],
])('a pay of “%s” is read as people mean it', (salary, read) => {
  expect(sentence.givenOf({ nationality: 'US', purpose: 'job', salary }).salary).toBe(read);
});

test.each([
  [{ purpose: 'job', salary: 'sixty thousand' }, 'salary'],
  [{ purpose: 'job', salary: '-1' }, 'salary'],
  [{ purpose: 'job', salary: '1e12' }, 'salary'],
  [{ purpose: 'job', hours: 'full time' }, 'hours'],
  [{ purpose: 'family', sponsorMonths: 'two years' }, 'sponsorMonths'],
  [{ purpose: 'family', sponsorIncome: 'a lot' }, 'sponsorIncome'],
  [{ purpose: 'family', sponsor: 'eu:CZ', sponsorIncome: 'a lot' }, 'sponsorIncome'],
])('what is no number is refused at its blank: %j', (texts, blank) => {
  const read = czechPlan.answer(sentence.givenOf({ nationality: 'US', where: 'abroad', ...texts }), today);
  expect(read.ok).toBe(false);
  if (read.ok) return;
  expect(read.faults.map(({ field }) => sentence.blankOf[field] ?? field)).toEqual([blank]);
});

test('half hours are half hours', () => {
  expect(sentence.givenOf({ nationality: 'US', purpose: 'job', hours: '37,5' }).hours).toBe(37.5);
});
