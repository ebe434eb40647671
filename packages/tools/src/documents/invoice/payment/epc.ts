import { exact } from '@majak/law/exact';
import { done, failed, type Result } from '@majak/law/result';
import { isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools';
import type { Amount } from '../amount.ts';
import { nothingToPay } from './payment.ts';

/** A transfer in euros. `message` is the unstructured remittance. */
type EuroTransfer = { iban: string; bic: string; name: string; amount: Amount; message: string };
/** One that may be in another currency, for which there is no such code. */
type AnyTransfer = EuroTransfer & { currency: string };

const greatest = 999_999_999.99;
const bytesMax = 331;
const oneLine = (text: string, max: number) => [...text.replace(/\s+/g, ' ')].slice(0, max).join('').trim();

/**
 * The text of an EPC QR code, which banks in the euro area read: version 002, UTF-8.
 * Source: European Payments Council, EPC069-12, quick response code: guidelines.
 * @returns why there can be none, in words.
 */
export function writeEpc({ iban, bic, name, amount, message, currency }: AnyTransfer): Result<string> {
  if (currency !== 'EUR') return failed('An EPC code is for euros');
  if (!isValidIBAN(iban) || !isSEPACountry(iban.slice(0, 2)))
    return failed('An EPC code needs an account in the SEPA area');
  if (exact(amount).lte(0)) return failed(nothingToPay);
  if (exact(amount).gt(greatest)) return failed('An EPC code can be for at most 999,999,999.99 EUR');
  const lines = [
    ...['BCD', '002', '1', 'SCT'],
    isValidBIC(bic) ? bic : '',
    oneLine(name, 70),
    iban,
    `EUR${amount}`,
    ...['', ''],
    oneLine(message, 140),
  ];
  const text = lines.join('\n').trimEnd();
  if (new TextEncoder().encode(text).length > bytesMax) return failed('The name is too long for an EPC code');
  return done(text);
}

/** Reads the text of an EPC code. */
export function readEpc(text: string): Result<EuroTransfer> {
  const [service, version, , kind, bic = '', name = '', iban = '', amount = '', , , message = ''] =
    text.split(/\r?\n/);
  if (service !== 'BCD' || kind !== 'SCT' || !/^00[12]$/.test(version ?? ''))
    return failed('This isn’t an EPC code');
  const found = /^EUR(\d+(?:\.\d{1,2})?)$/.exec(amount);
  if (!found?.[1]) return failed('The amount of the EPC code is not in euros');
  return done({ iban, bic, name, amount: exact(found[1]).toFixed(2), message });
}
