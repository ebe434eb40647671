import { slugs } from '@majak/tools/calculators/catalogue';
import { expect, test } from 'vitest';
import { calculatorChoices } from './calculator-choices.ts';

test('editors can choose every calculator, and nothing else', () => {
  expect(calculatorChoices.map(({ value }) => value).toSorted()).toEqual(slugs.toSorted());
});
