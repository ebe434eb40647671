import { dayFrom, grouped, numberFrom, type Typed } from '../../../kit/form-answers.ts';
import type { Invoice } from './invoice.ts';

export type { Typed };

/** How a field is read, by its path without the number of a line; everything else is a text. */
const kinds: ReadonlyMap<string, 'number' | 'day' | 'yesNo'> = new Map([
  ...['quantity', 'unitPrice', 'discountPercent', 'rate'].map((name) => [`lines.${name}`, 'number'] as const),
  ...['discount.value', 'paid', 'exchange.rate', 'exchange.units'].map((name) => [name, 'number'] as const),
  ...['issueDate', 'taxDate', 'dueDate', 'exchange.date', 'original.issueDate'].map(
    (name) => [name, 'day'] as const,
  ),
  ['qr', 'yesNo'],
]);
const kindOf = (path: string) => kinds.get(path.replace(/\.\d+\./, '.'));

/** People write 1,250 for a thousand and 0,125 for an eighth; a rate of exchange is never in thousands of crowns. */
function amountFrom(path: string, text: string): number | string {
  const bare = text.trim().replace(/^[€$£]\s*|\s*[€$£]$/g, '');
  const value = numberFrom(bare, path === 'exchange.rate' || /^-?0[.,]/.test(bare) ? 6 : 2);
  return typeof value === 'number' ? value : text;
}

/** A day of this century may be written with two figures of the year: `5/1/27`. */
export const realDay = (text: string) =>
  dayFrom(text.trim().replace(/^(\d{1,2}\s*[./-]\s*\d{1,2}\s*[./-]\s*)(\d{2})$/, '$120$2'));

/** Money has two decimals or none. Three decimals would be read as thousands: they are written with a fourth. */
const written = (path: string, value: number) => {
  if (path === 'exchange.rate') return String(value);
  const text = grouped(value).replace(/(\.\d{3})$/, '$10');
  return isMoney(path) ? text.replace(/(\.\d)$/, '$10') : text;
};
const isMoney = (path: string) => path.endsWith('.unitPrice') || path === 'paid';

function valueAt(path: string, text: string): unknown {
  switch (kindOf(path)) {
    case 'number':
      // Nothing is not one: only a quantity has a value of its own where it is left out.
      if (text.trim() === '') return path.endsWith('.quantity') ? '' : undefined;
      return amountFrom(path, text);
    case 'day':
      return realDay(text);
    case 'yesNo':
      return text === 'yes';
    default:
      return text;
  }
}

type Node = { [name: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const known = /^[a-z]\w{0,30}(?:\.(?:\d{1,3}|[a-z]\w{0,30})){0,2}$/i;

/** Puts a value at its path: `lines.0.unit` makes a list. */
function put(into: Node, [name = '', ...rest]: readonly string[], value: unknown): void {
  // A list has places alone.
  if (Array.isArray(into) && !/^\d+$/.test(name)) return;
  if (rest.length === 0) {
    into[name] = value;
    return;
  }
  const inside = Object.hasOwn(into, name) ? into[name] : undefined;
  const next = isNode(inside) ? inside : /^\d+$/.test(rest[0] ?? '') ? [] : {};
  into[name] = next;
  put(next as Node, rest, value);
}

/** Fields of a business: of a person they are not asked. */
const ofBusiness = ['customer.ico', 'customer.vatNumber'];

/** What stands in the form and means nothing now: nobody sees its field, so it must not be on the document either. */
function isIdle(path: string, typed: Typed): boolean {
  const person = typed['customer.kind'] === 'person';
  if (ofBusiness.includes(path)) return person;
  if (path.startsWith('vatCheck.')) return person || !typed['vatCheck.checkedAt'];
  if (path === 'taxDate') return typed.kind === 'proforma';
  if (path === 'reason') return typed.kind !== 'creditNote';
  if (path.startsWith('exchange.')) return typed.currency === 'CZK' || !typed['exchange.rate']?.trim();
  return path.startsWith('original.') && !typed['original.number']?.trim();
}

/**
 * What was typed, as the schema of the invoice takes it: texts by their path, such as `lines.0.unitPrice`. An empty
 * number is left out; what cannot be read stays a text, so that the schema names the fault.
 */
export function givenFrom(typed: Typed): Record<string, unknown> {
  const given: Node = {};
  for (const [path, text] of Object.entries(typed)) {
    if (!known.test(path) || isIdle(path, typed)) continue;
    const value = valueAt(path, text);
    if (value !== undefined) put(given, path.split('.'), value);
  }
  return Array.isArray(given.lines)
    ? { ...given, lines: Array.from(given.lines, (line) => line ?? {}) }
    : given;
}

const writtenDay = (day: string) => day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');

function textOf(path: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number')
    return kindOf(path) === 'number' && !isChoice(path) ? written(path, value) : String(value);
  if (typeof value === 'boolean') return value ? 'yes' : '';
  return kindOf(path) === 'day' ? writtenDay(String(value)) : String(value);
}
/** Numbers that are chosen from a list, whose values are bare. */
const isChoice = (path: string) =>
  (path.endsWith('.rate') && path.startsWith('lines.')) || path === 'exchange.units';

function flat(value: unknown, path: string): [string, string][] {
  if (!isNode(value)) return [[path, textOf(path, value)]];
  return Object.entries(value).flatMap(([name, inside]) => flat(inside, path ? `${path}.${name}` : name));
}

/** An invoice as the texts of its form: the way back of `givenFrom`. */
export const typedFrom = (invoice: Invoice): Typed => Object.fromEntries(flat(invoice, ''));

/** A text as it stands in its field once that was left: `40 000`, `31/01/2026`. What cannot be read stays as it is. */
export function readableAt(path: string, text: string): string {
  const kind = kindOf(path);
  if (kind === 'day') return writtenDay(realDay(text));
  if (kind !== 'number' || isChoice(path)) return text;
  const value = amountFrom(path, text);
  return typeof value === 'number' ? written(path, value) : text;
}
