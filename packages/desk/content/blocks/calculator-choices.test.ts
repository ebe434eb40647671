import { calculators } from '@majak/tools/calculators/cz/calculators';
import { expect, test } from 'vitest';
import { calculatorChoices } from './calculator-choices.ts';

test('editors can choose every calculator, and nothing else', () => {
  expect(calculatorChoices.map(({ value }) => value).toSorted()).toEqual(Object.keys(calculators).toSorted());
});
