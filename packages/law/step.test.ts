import { expect, test } from 'vitest';
import { rulesByDay } from './cz/rules-by-day.ts';
import { exact } from './exact.ts';
import { lawOn } from './law-on.ts';
import { explain, fact, saidBy, step } from './step.ts';
import { input, minus, of, plain, plus, rule, times } from './term.ts';

const found = lawOn(rulesByDay, '2026-11-21');
if (!found.ok) throw new Error(found.error);
const law = found.value;

const gross = input('grossSalary', 40_001, 'CZK');
const social = step(
  'social',
  'Social security',
  times(gross, rule(law, 'cz.social.employee.rate')),
  'upToWhole',
);
const base = step('base', 'What is left', minus(gross, of(social)));

test('a step is rounded by the name of its rounding', () => {
  expect(saidBy(social)).toBe(2841);
  expect(saidBy(step('exact', 'Not rounded', times(gross, plain(0.071, 'rate'))))).toBe(2840.071);
});

test('a fact is said as it is, a number never as a negative zero', () => {
  const yes = fact('filed', 'Must file', { value: true, because: '60 000 is above 50 000', from: [gross] });
  expect(saidBy(yes)).toBe(true);
  expect(explain(yes, new Map())).toMatchObject({
    formula: '60 000 is above 50 000',
    value: true,
    reads: ['grossSalary'],
  });
  expect(saidBy(fact('none', 'None', { value: null, because: '', from: [] }))).toBe(null);
  expect(Object.is(saidBy(step('zero', 'Zero', plain(exact(0).times(-1)))), 0)).toBe(true);
});

test('an explanation says formula, value, unit, rounding, rules and inputs', () => {
  expect(explain(social, new Map())).toEqual({
    id: 'social',
    label: 'Social security',
    formula: '40 001 × 7.1 %',
    value: 2841,
    unit: 'CZK',
    rounding: 'up to 1 CZK',
    rules: [{ id: 'cz.social.employee.rate', on: '2026-11-21' }],
    reads: ['grossSalary'],
    steps: [],
  });
});

test('steps on the way are written out with their own rules, once however often they are read', () => {
  const twice = explain(step('twice', 'Twice', plus(of(social), of(social))), new Map());
  expect(twice.steps.map(({ id }) => id)).toEqual(['social']);
  expect(twice.rules).toEqual([]);
  expect(twice.steps[0]?.rules.map(({ id }) => id)).toEqual(['cz.social.employee.rate']);
});

test('a step shown by itself is named, not repeated', () => {
  const shown = explain(base, new Map([[social, 'socialSecurity']]));
  expect(shown.steps).toEqual([]);
  expect(shown.reads).toEqual(['grossSalary', 'socialSecurity']);
});

test('a rule read twice is named once', () => {
  const rate = rule(law, 'cz.tax.rate.first');
  const sum = step('sum', 'Sum', plus(times(gross, rate), times(gross, rate)));
  expect(explain(sum, new Map())).toMatchObject({
    rules: [{ id: 'cz.tax.rate.first' }],
    reads: ['grossSalary'],
  });
});
