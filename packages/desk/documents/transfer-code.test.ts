import { expect, test } from 'vitest';
import { transferCode } from './transfer-code.ts';

const transfer = { variableSymbol: '2026001', due: '2026-12-01', message: 'MJK-7F3K-9QX2' };

test.each([
  ['an account in crowns', 'CZ6508000000192000145399', 'CZK', /^SPD\*1\.0\*ACC:CZ6508000000192000145399/],
  ['an account in euros', 'CZ6508000000192000145399', 'EUR', /^BCD\n002/],
  ['an account of another country of the euro area', 'DE89370400440532013000', 'EUR', /^BCD\n002/],
  ['an account whose banks have a code of their own', 'SK3112000000198742637541', 'EUR', /^[0-9A-V]{60,}$/],
] as const)('%s has the code that its bank reads', (_, iban, currency, written) => {
  expect(transferCode({ ...transfer, iban, amount: { minor: 120_000, currency } })).toMatch(written);
});

test('what is no account has none', () => {
  expect(
    transferCode({ ...transfer, iban: 'DE00', amount: { minor: 120_000, currency: 'EUR' } }),
  ).toBeUndefined();
});
