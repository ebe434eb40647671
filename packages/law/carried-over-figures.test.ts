import { expect, test } from 'vitest';
import { carriedOf, carriedOver } from './carried-over-figures.ts';
import { type RuleId, rules } from './cz/rules.ts';
import { rulesByDay } from './cz/rules-by-day.ts';
import { type Law, lawOn, yearsOf } from './law-on.ts';
import type { RuleByDay } from './rule.ts';
import { rule } from './term.ts';

const last = yearsOf(rulesByDay).at(-1) ?? 0;
const next = last + 1;
const lawIn = (year: number): Law => {
  const law = lawOn(rulesByDay, `${year}-02-28`);
  if (!law.ok) throw new Error(law.error);
  return law.value;
};
const ids = Object.keys(rules) as RuleId[];

test('a year with all its figures carries nothing over', () => {
  for (const year of yearsOf(rulesByDay)) expect(carriedOf(lawIn(year), ids)).toBeUndefined();
});

test('what an act states is carried into no line: it holds until it is changed', () => {
  expect(carriedOf(lawIn(next), ['cz.vat.standard', 'cz.tax.rate.first'])).toBeUndefined();
});

test('one line names what is missing and whose figures stand in', () => {
  expect(carriedOf(lawIn(next), ['cz.tax.threshold.month', 'cz.dpp.limit'])).toEqual({
    says: `The average wage of ${next} is not published here yet: what depends on it is worked out with that of ${last}.`,
    rules: ['cz.tax.threshold.month', 'cz.dpp.limit'],
  });
  expect(carriedOf(lawIn(next + 1), ids)?.says).toBe(
    `The average wage and the minimum wage of ${next + 1} are not published here yet: what depends on them is worked out with those of ${last}.`,
  );
});

test('a run is told of what it read, each once, what merely decided too', () => {
  const { value, carried } = carriedOver(() => {
    rule(lawIn(last), 'cz.wage.average');
    rule(lawIn(next), 'cz.vat.standard');
    const twice = [lawIn(next), lawIn(next)].map((law) => law.valueOf('cz.dpp.limit'));
    return twice.length;
  });
  expect(value).toBe(2);
  expect(carried?.rules).toEqual(['cz.dpp.limit']);
  expect(carriedOver(() => rule(lawIn(last), 'cz.dpp.limit')).carried).toBeUndefined();
});

test('two years whose figures are missing are named together', () => {
  const { carried } = carriedOver(() => {
    rule(lawIn(next), 'cz.wage.average');
    rule(lawIn(next + 1), 'cz.wage.average');
  });
  expect(carried).toEqual({
    says: `The average wage of ${next} and ${next + 1} is not published here yet: what depends on it is worked out with that of ${last}.`,
    rules: ['cz.wage.average'],
  });
});

test('what figures follow from is said in the words of their law', () => {
  const poverty: RuleByDay = {
    title: 'Poverty line',
    unit: 'EUR',
    act: '601/2003 Z. z.',
    section: '§ 2',
    lasts: { yearly: 'the poverty line' },
    values: [{ from: '2026-07-01', value: 284, sure: { 2026: '1' } }],
  };
  const law = lawOn({ 'cz.wage.average': poverty }, '2027-03-01');
  if (!law.ok) throw new Error(law.error);
  expect(carriedOf(law.value, ['cz.wage.average'])?.says).toBe(
    'The poverty line of 2027 is not published here yet: what depends on it is worked out with that of 2026.',
  );
});
