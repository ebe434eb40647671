import { expect, test } from 'vitest';
import { formatMoney } from './format-money.tsx';

test.each([
  [0, 'CZK', '0\u00A0CZK'],
  [990, 'CZK', '990\u00A0CZK'],
  [31930, 'CZK', '31\u202F930\u00A0CZK'],
  [1234567, 'CZK', '1\u202F234\u202F567\u00A0CZK'],
  [-4500, 'CZK', '\u22124\u202F500\u00A0CZK'],
  [1249.5, 'EUR', '1\u202F249.50\u00A0EUR'],
])('%s %s', (amount, currency, shown) => {
  expect(formatMoney(amount, currency)).toBe(shown);
});
