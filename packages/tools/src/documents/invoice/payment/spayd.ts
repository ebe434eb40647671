import { exact } from '@majak/law/exact';
import { done, failed, type Result } from '@majak/law/result';
import { isValidIBAN } from 'ibantools';
import { compactDay, nothingToPay, type Payment } from './payment.ts';

/** Keys and values of a payment in the order in which they are written. Keys are capitals and dashes. */
export type Pairs = readonly (readonly [key: string, value: string])[];

/** Source: qr-platba.cz, specification of the format SPD 1.0. */
const head = 'SPD*1.0';
const greatest = 9_999_999.99;

const escaped = (value: string) => value.replaceAll('%', '%25').replaceAll('*', '%2A');
const joined = (pairs: Pairs) => pairs.map(([key, value]) => `${key}:${escaped(value)}`).join('*');

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The check sum CRC-32 of a text in UTF-8, as eight digits and capitals. */
export function crc32(text: string): string {
  let crc = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ((crc ^ 0xffffffff) >>> 0).toString(16).toUpperCase().padStart(8, '0');
}

/** The check sum of a payment: over its pairs sorted by key, without the check sum itself. */
export const spaydCheckSum = (pairs: Pairs): string =>
  crc32(
    `${head}*${joined(pairs.filter(([key]) => key !== 'CRC32').toSorted(([one], [other]) => (one < other ? -1 : 1)))}`,
  );

/** Writes a payment. */
export const writeSpayd = (pairs: Pairs): string => `${head}*${joined(pairs)}`;

/** What a QR Platba says, read back. */
type Spayd = { pairs: Pairs; value: (key: string) => string | undefined };

/** Reads a payment and checks its check sum, if it has one. A `+` stays a plus: it parts IBAN and BIC. */
export function readSpayd(text: string): Result<Spayd> {
  if (!text.startsWith(`${head}*`)) return failed('A QR Platba starts with SPD*1.0*');
  const parts = text
    .slice(head.length + 1)
    .split('*')
    .filter(Boolean);
  if (parts.some((part) => !/^[A-Z-]+[0-9]*:/.test(part)))
    return failed('A part of the QR Platba has no key');
  try {
    const pairs = parts.map((part) => {
      const colon = part.indexOf(':');
      return [part.slice(0, colon), decodeURIComponent(part.slice(colon + 1))] as const;
    });
    const value = (key: string) => pairs.find(([found]) => found === key)?.[1];
    const sum = value('CRC32');
    if (sum !== undefined && sum !== spaydCheckSum(pairs))
      return failed('The checksum of the QR Platba is wrong');
    return done({ pairs, value });
  } catch {
    return failed('The QR Platba isn’t encoded correctly');
  }
}

/** The pairs of a payment whose texts already fit for a small code, in the order of the specification. @returns why there can be none, in words. */
export function spaydPairs(payment: Payment): Result<Pairs> {
  const { iban, bic, amount, currency, dueDate, variableSymbol, recipient, message } = payment;
  if (!isValidIBAN(iban)) return failed('A QR Platba needs a valid account');
  if (exact(amount).lte(0)) return failed(nothingToPay);
  if (exact(amount).gt(greatest)) return failed('A QR Platba can be for at most 9,999,999.99');
  const all: Pairs = [
    ['ACC', bic ? `${iban}+${bic}` : iban],
    ['AM', amount],
    ['CC', currency],
    ['DT', compactDay(dueDate)],
    ['X-VS', /^\d{1,10}$/.test(variableSymbol) ? variableSymbol : ''],
    ['RN', recipient],
    ['MSG', message],
  ];
  return done(all.filter(([, value]) => value !== ''));
}
