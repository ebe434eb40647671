import { czechVatValid } from '../cz/czech-numbers.ts';
import { lastDigit, luhnValid, mod11and10Valid, weightedSum } from './check-digits.ts';
import {
  austrianValid,
  cypriotValid,
  dutchValid,
  frenchValid,
  irishValid,
  northernIrishValid,
  spanishValid,
} from './vat-checksums-with-letters.ts';
import type { VatCountry } from './vat-formats.ts';

/** Takes a well-formed number without its prefix; null when numbers of this kind have no check digit that is known. */
type Checksum = (number: string) => boolean | null;

/** All digits times their weights, divisible. */
const divisible =
  (weights: readonly number[], by: number): Checksum =>
  (number) =>
    weightedSum(number, weights) % by === 0;

/** The remainder by 11 is the check digit; ten counts as zero. */
const remainder11 =
  (weights: readonly number[]): Checksum =>
  (number) =>
    (weightedSum(number, weights) % 11) % 10 === lastDigit(number);

const toNine = [1, 2, 3, 4, 5, 6, 7, 8];
const fromNine = [9, 8, 7, 6, 5, 4, 3, 2];

/** The remainder by 11 with the first weights; if it is ten, with the second, where ten counts as zero. */
function twiceBy11(number: string, first: readonly number[], second: readonly number[]): boolean {
  const rest = weightedSum(number, first) % 11;
  return (rest < 10 ? rest : (weightedSum(number, second) % 11) % 10) === lastDigit(number);
}

/** Nine digits: entities. Ten: persons (EGN), foreigners, and others. */
function bulgarianValid(number: string): boolean {
  if (number.length === 9) return twiceBy11(number, toNine, [3, 4, 5, 6, 7, 8, 9, 10]);
  const last = lastDigit(number);
  const person = (weightedSum(number, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10;
  const foreigner = weightedSum(number, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10;
  const other = (11 - (weightedSum(number, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return last === person || last === foreigner || last === other;
}

/** Weights go round 1 to 9, then start from 3 when the remainder is ten. */
function lithuanianValid(number: string): boolean {
  const length = number.length - 1;
  const weights = (start: number) => Array.from({ length }, (_, at) => ((at + start) % 9) + 1);
  return twiceBy11(number, weights(0), weights(2));
}

/** Entities start with 4 or more. Persons have their personal code, which has no check digit since 2017. */
const latvianValid: Checksum = (number) =>
  number.charAt(0) < '4' ? null : weightedSum(number, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;

/** Eleven less the remainder; ten counts as zero, eleven is never given out. */
function slovenianValid(number: string): boolean {
  const check = 11 - (weightedSum(number, [8, 7, 6, 5, 4, 3, 2]) % 11);
  return check !== 11 && check % 10 === lastDigit(number);
}

/** Shorter numbers are filled with zeros from the left. */
const romanianValid: Checksum = (number) => {
  const sum = weightedSum(number.padStart(10, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2]);
  return ((10 * sum) % 11) % 10 === lastDigit(number);
};

/** Eleven less the remainder; ten and eleven count as zero. */
const portugueseValid: Checksum = (number) => {
  const check = 11 - (weightedSum(number, fromNine) % 11);
  return (check > 9 ? 0 : check) === lastDigit(number);
};

/** The last two digits are 97 less the remainder of the others. */
const belgianValid: Checksum = (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8));

/**
 * The check digits of every country.
 * Source where a function says nothing else: Ministry of Finance of Austria, rules by which VAT numbers of the member
 * states are made (UID-Konstruktionsregeln).
 */
export const vatChecksums: Record<VatCountry, Checksum> = {
  AT: austrianValid,
  BE: belgianValid,
  BG: bulgarianValid,
  CY: cypriotValid,
  CZ: czechVatValid,
  DE: mod11and10Valid,
  DK: divisible([2, 7, 6, 5, 4, 3, 2, 1], 11),
  EE: divisible([3, 7, 1, 3, 7, 1, 3, 7, 1], 10),
  EL: remainder11([256, 128, 64, 32, 16, 8, 4, 2]),
  ES: spanishValid,
  FI: divisible([7, 9, 10, 5, 8, 4, 2, 1], 11),
  FR: frenchValid,
  HR: mod11and10Valid,
  HU: divisible([9, 7, 3, 1, 9, 7, 3, 1], 10),
  IE: irishValid,
  IT: luhnValid,
  LT: lithuanianValid,
  LU: (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6)),
  LV: latvianValid,
  MT: divisible([3, 4, 6, 7, 8, 9, 10, 1], 37),
  NL: dutchValid,
  PL: (number) => weightedSum(number, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === lastDigit(number),
  PT: portugueseValid,
  RO: romanianValid,
  SE: (number) => luhnValid(number.slice(0, 10)),
  SI: slovenianValid,
  SK: (number) => Number(number) % 11 === 0,
  XI: northernIrishValid,
};
