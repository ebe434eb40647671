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
