import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { accountToIban, type CzechAccount, readAccount } from './czech-account.ts';

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
