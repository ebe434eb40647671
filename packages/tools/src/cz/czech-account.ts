import { weightedSum } from '../vat/check-digits.ts';

/** A Czech account number in its parts: digits without leading zeros, the bank with all four. */
export type CzechAccount = { prefix: string; number: string; bank: string };

/** Weights of the last ten digits. Source: decree 169/2011 Sb. of the Czech National Bank, on account numbers. */
const weights = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1];
const divides = (digits: string) => weightedSum(digits.padStart(10, '0'), weights) % 11 === 0;
const bare = (digits: string) => digits.replace(/^0+/, '');

/**
 * Reads an account number as people write it: `19-123457/0710`, `123/0100`.
 * @returns nothing when it is none, or a check digit is wrong.
 */
export function readAccount(text: string): CzechAccount | undefined {
  const found = /^(?:(\d{1,6})-)?(\d{2,10})\/(\d{4})$/.exec(text.replace(/\s/g, ''));
  if (!found) return undefined;
  const [, prefix = '', number = '', bank = ''] = found;
  const fits = divides(prefix) && divides(number) && bare(number).length >= 2;
  return fits ? { prefix: bare(prefix), number: bare(number), bank } : undefined;
}

/** An account number as it is written. */
export const writtenAccount = ({ prefix, number, bank }: CzechAccount): string =>
  `${prefix ? `${prefix}-` : ''}${number}/${bank}`;

/** The letters C and Z as numbers, and the two digits that are looked for. Source: ISO 13616, ISO 7064 mod 97-10. */
const czechia = '123500';

/** The IBAN of a Czech account: bank, prefix of six digits, number of ten. No library: it is made with every key. */
export function accountToIban({ prefix, number, bank }: CzechAccount): string {
  const bban = bank + prefix.padStart(6, '0') + number.padStart(10, '0');
  const digits = 98n - (BigInt(bban + czechia) % 97n);
  return `CZ${String(digits).padStart(2, '0')}${bban}`;
}
