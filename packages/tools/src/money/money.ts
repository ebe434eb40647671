import * as z from 'zod/mini';

/** An amount: a whole number of the smallest unit of its currency, so that nothing is lost between two steps. */
export type Money = { minor: number; currency: string };

/** An amount as it is written down. Negative where money goes back. */
export const moneySchema = z.strictObject({
  minor: z.int(),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});

/** Currencies of the agency all have a hundred of the smallest unit. */
const hundredths = 100;

function sameCurrency(one: Money, other: Money): void {
  if (one.currency !== other.currency) throw new Error(`${one.currency} and ${other.currency} do not add up`);
}

function whole(minor: number): number {
  if (!Number.isSafeInteger(minor)) throw new Error('An amount is a whole number of the smallest unit');
  return minor;
}

/** An amount of so many of the smallest unit. @throws Error where that is no whole number. */
export const money = (minor: number, currency: string): Money => ({ minor: whole(minor), currency });

/** Both together. @throws Error where they are of two currencies. */
export function plus(one: Money, other: Money): Money {
  sameCurrency(one, other);
  return money(one.minor + other.minor, one.currency);
}

/** The first without the second. @throws Error where they are of two currencies. */
export function minus(one: Money, other: Money): Money {
  sameCurrency(one, other);
  return money(one.minor - other.minor, one.currency);
}

/** An amount so many times. @throws Error where that is no whole number of the smallest unit. */
export const times = ({ minor, currency }: Money, count: number): Money => money(minor * count, currency);

/** All together; zero of the currency where there are none. */
export const sumOf = (amounts: readonly Money[], currency: string): Money =>
  amounts.reduce(plus, money(0, currency));

/** In parts as even as can be, which add up to the whole: what is left over goes to the first. */
export function inParts({ minor, currency }: Money, count: number): Money[] {
  const each = Math.trunc(minor / count);
  return Array.from({ length: count }, (_, at) =>
    money(at === 0 ? minor - each * (count - 1) : each, currency),
  );
}

/** As banks and codes write it: `1234.50`. */
export function decimalOf({ minor }: Money): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** As people read it: `1 234.50 CZK`, with thin spaces that do not break; without the hundredths where there are none. */
export function formatMoney({ minor, currency }: Money): string {
  const [units = '0', part = '00'] = decimalOf({ minor: Math.abs(minor), currency }).split('.');
  const grouped = units.replace(/\B(?=(\d{3})+$)/g, '\u202f');
  return `${minor < 0 ? '−' : ''}${grouped}${minor % hundredths === 0 ? '' : `.${part}`}\u00a0${currency}`;
}
