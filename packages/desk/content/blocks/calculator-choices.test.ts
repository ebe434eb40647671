import { allCalculators, slugs } from '@majak/sites/all-tools';
import { expect, test } from 'vitest';
import { calculatorChoices } from './calculator-choices.ts';

test('editors of every site can choose each calculator there is, and nothing else', () => {
  expect(calculatorChoices.map(({ value }) => value).toSorted()).toEqual(slugs.toSorted());
});

test('each is known by a name of its own in its country', async () => {
  const laws = new Map((await allCalculators()).map(({ slug, rules }) => [slug, rules]));
  const names = calculatorChoices.map(({ value, label }) => ({ label, law: laws.get(value) }));
  const twice = names.filter(
    (one, index) => names.findIndex((other) => other.label === one.label && other.law === one.law) !== index,
  );
  expect(twice).toEqual([]);
});
