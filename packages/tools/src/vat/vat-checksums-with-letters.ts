import { lastDigit, luhnValid, weightedSum } from './check-digits.ts';

/*
 * VAT numbers that have letters in them. Each takes a well-formed number without its prefix.
 * Source where nothing else is said: Ministry of Finance of Austria, UID-Konstruktionsregeln.
 */

/** U and eight digits; every second one doubled, its digits summed, and 4 added. */
export function austrianValid(number: string): boolean {
  const digits = number.slice(1);
  const sum = [...digits.slice(0, 7)].reduce((total, digit, at) => {
    const doubled = Number(digit) * 2;
    return total + (at % 2 === 0 ? Number(digit) : Math.floor(doubled / 10) + (doubled % 10));
  }, 4);
  return (10 - (sum % 10)) % 10 === lastDigit(digits);
}

const cypriotOdd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

/** Eight digits and a letter; the first, third, fifth and seventh digit are exchanged by a table. */
export function cypriotValid(number: string): boolean {
  const sum = [...number.slice(0, 8)].reduce(
    (total, digit, at) => total + (at % 2 === 0 ? (cypriotOdd[Number(digit)] ?? 0) : Number(digit)),
    0,
  );
  return String.fromCharCode(65 + (sum % 26)) === number.slice(8);
}

const spanishPerson = 'TRWAGMYFPDXBNJZSQVHLCKE';
const spanishEntity = 'JABCDEFGHI';

/** Persons: DNI, NIE (X, Y, Z) and K, L, M, with a letter by modulo 23. Entities: a digit, or the letter for it. */
export function spanishValid(number: string): boolean {
  const [first, body, last] = [number.charAt(0), number.slice(1, 8), number.slice(8)];
  if (/[\dXYZKLM]/.test(first)) {
    const at = 'XYZ'.indexOf(first);
    const digits = at >= 0 ? `${at}${body}` : /\d/.test(first) ? number.slice(0, 8) : body;
    return spanishPerson.charAt(Number(digits) % 23) === last;
  }
  if (!/[A-HJNP-SUVW]/.test(first)) return false;
  const at = spanishEntity.indexOf(last);
  return luhnValid(`${body}${at >= 0 ? at : last}`);
}

/**
 * Two characters and the SIREN, which has Luhn's check digit but in Monaco (000…).
 * @returns null for a key with letters: how it is made was never published in France.
 */
export function frenchValid(number: string): boolean | null {
  const [key, siren] = [number.slice(0, 2), number.slice(2)];
  if (!siren.startsWith('000') && !luhnValid(siren)) return false;
  if (/[A-Z]/.test(key)) return null;
  return (12 + 3 * (Number(siren) % 97)) % 97 === Number(key);
}

const irishLetters = 'WABCDEFGHIJKLMNOPQRSTUV';
const irishWeights = [8, 7, 6, 5, 4, 3, 2];

/**
 * Seven digits, a check letter and since 2013 a second letter that counts nine times; or the older way to write it,
 * with a letter, + or * in second place.
 */
export function irishValid(number: string): boolean {
  const older = /^(\d)[A-Z+*](\d{5})/.exec(number);
  const digits = older ? `0${older[2]}${older[1]}` : number.slice(0, 7);
  const second = older ? 0 : Math.max(0, irishLetters.indexOf(number.charAt(8) || 'W'));
  const sum = weightedSum(digits, irishWeights) + 9 * second;
  return irishLetters.charAt(sum % 23) === number.charAt(7);
}

/**
 * Nine digits, B and two digits. Entities have the eleven test; since 2020 one-person businesses have another number,
 * whose remainder by 97 is 1 when its letters count from ten (A = 10).
 * Source: Belastingdienst, btw-identificatienummer.
 */
export function dutchValid(number: string): boolean {
  const eleven = weightedSum(number, [9, 8, 7, 6, 5, 4, 3, 2]) - Number(number.charAt(8));
  if (eleven % 11 === 0) return true;
  const [n, l, b] = [23, 21, 11];
  return BigInt(`${n}${l}${number.slice(0, 9)}${b}${number.slice(10)}`) % 97n === 1n;
}

/**
 * Nine digits modulo 97, either as it was until 2010 or with 55 added; a branch has three digits more.
 * @returns null for authorities (GD…, HA…).
 * Source: HM Revenue & Customs, VAT registration numbers.
 */
export function northernIrishValid(number: string): boolean | null {
  if (/^[A-Z]/.test(number)) return null;
  const sum = weightedSum(number, [8, 7, 6, 5, 4, 3, 2, 10, 1]);
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
}
