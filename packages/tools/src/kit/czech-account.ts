import { composeIBAN, electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { weightedSum } from './check-digits.ts';

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

/** The IBAN of a Czech account: bank, prefix of six digits, number of ten. */
export function accountToIban({ prefix, number, bank }: CzechAccount): string {
  const bban = bank + prefix.padStart(6, '0') + number.padStart(10, '0');
  return composeIBAN({ countryCode: 'CZ', bban }) ?? '';
}

/** The Czech account behind an IBAN. @returns nothing for an IBAN of another country, or a wrong one. */
export function ibanToAccount(text: string): CzechAccount | undefined {
  const iban = electronicFormatIBAN(text) ?? '';
  if (!iban.startsWith('CZ') || !isValidIBAN(iban)) return undefined;
  const [bank, prefix, number] = [iban.slice(4, 8), iban.slice(8, 14), iban.slice(14)];
  return readAccount(`${prefix}-${number}/${bank}`);
}

/** The IBAN an invoice is paid to: the one given, or that of its Czech account. Empty when there is neither, or it is wrong. */
export function ibanOf({ iban, account }: { iban: string; account: string }): string {
  if (iban) return isValidIBAN(iban) ? iban : '';
  const czech = readAccount(account);
  return czech ? accountToIban(czech) : '';
}
