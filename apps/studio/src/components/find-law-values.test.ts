import { expect, test } from 'vitest';
import { findValues, valuesIn } from './find-law-values.ts';

const values = [
  { token: '{{law cz.wage.minimum 2027}}', title: 'Minimum wage', when: 2027, shown: '24 900 CZK' },
  { token: '{{law cz.wage.minimum 2026}}', title: 'Minimum wage', when: 2026, shown: '22 400 CZK' },
  { token: '{{law cz.vat.standard 2026}}', title: 'Standard rate of VAT', when: 2026, shown: '21 %' },
];
const tokens = (found: readonly { token: string }[]) => found.map(({ token }) => token);

test('a value is found by words of its title, its name and its year, and nothing is without words', () => {
  expect(tokens(findValues(values, 'wage MINIMUM'))).toEqual([values[0]?.token, values[1]?.token]);
  expect(tokens(findValues(values, 'wage 2027'))).toEqual([values[0]?.token]);
  expect(tokens(findValues(values, 'cz.vat'))).toEqual([values[2]?.token]);
  expect([findValues(values, '  '), findValues(values, 'mortgage')]).toEqual([[], []]);
});

test('the values that a text names are found however deep they are, each once', () => {
  const body = {
    root: { children: [{ text: 'Pays {{law  cz.vat.standard 2026 }} or {{law cz.vat.standard 2026}}' }] },
  };
  expect(tokens(valuesIn(['A title', body], values))).toEqual(['{{law cz.vat.standard 2026}}']);
  expect(valuesIn([undefined, { text: '{{law cz.gone 2026}}' }], values)).toEqual([]);
});
