import { icoValid } from '@majak/law/cz/company-number';
import { lastDigit, weightedSum } from '../vat/check-digits.ts';

const icoWeights = [8, 7, 6, 5, 4, 3, 2];

/** Women have 50 added to their month; since 2004 there may be 20 more, when a day ran out of numbers. */
function isBirthDay(digits: string, extraMonths: boolean): boolean {
  const written = Number(digits.slice(2, 4));
  const ofMan = written > 50 ? written - 50 : written;
  const month = extraMonths && ofMan > 20 ? ofMan - 20 : ofMan;
  const day = Number(digits.slice(4, 6));
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

/**
 * Birth number of ten digits: divisible by eleven. Until 1985 some have a remainder of ten and end in zero.
 * Source: Act 133/2000 § 13; the Federal Statistical Office ended the exception in 1985.
 */
function birthNumberValid(digits: string): boolean {
  const year = Number(digits.slice(0, 2));
  const exception = year >= 54 && year <= 85 && Number(digits.slice(0, 9)) % 11 === 10;
  return isBirthDay(digits, true) && (Number(digits) % 11 === 0 || (exception && lastDigit(digits) === 0));
}

/** Nine digits starting with 6: persons without a birth number, and VAT groups (699…). */
function specialValid(digits: string): boolean {
  const rest = weightedSum(digits.slice(1), icoWeights) % 11;
  return (8 - ((10 - rest) % 11) + 10) % 10 === lastDigit(digits);
}

/**
 * Check digit of a Czech VAT number (DIČ) without its prefix.
 * @returns null for a birth number given out before 1954: it has nine digits and no check digit.
 * Source: Ministry of Finance of Austria, rules by which VAT numbers are made (UID-Konstruktionsregeln), CZ.
 */
export function czechVatValid(digits: string): boolean | null {
  if (digits.length === 8) return icoValid(digits);
  if (digits.length === 10) return birthNumberValid(digits);
  if (digits.startsWith('6')) return specialValid(digits);
  return Number(digits.slice(0, 2)) <= 53 && isBirthDay(digits, false) ? null : false;
}
