import { type Day, isDay } from '@majak/law/dates';

/** How a file that begins with the mark of UTF-16 is written, as spreadsheets and one of the banks do. */
const wideCodingOf = ([first, second]: Uint8Array): string | undefined => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
};

/** The text of a file: UTF-16 where it begins with its mark, UTF-8 where it is that, otherwise what Windows wrote in Central Europe. */
export function textOfStatement(bytes: Uint8Array): string {
  const wide = wideCodingOf(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}

const spaces = /[\s\u00a0\u202f\u2009]+/g;

/** A heading as it is compared: lower case, one kind of space, without the sign that some banks begin it with. */
export const comparableHeading = (text: string): string =>
  text
    .replace(spaces, ' ')
    .replace(/^[#\ufeff"]+|"+$/g, '')
    .trim()
    .toLowerCase();

/** A currency that stands beside an amount: `Kč`, `€`, `CZK`. */
const currencyBeside = /^(?:[a-z]{3}|Kč|€|\$|£)(?=[\d+-])|(?<=\d)(?:[a-z]{3}|Kč|€|\$|£)$/iu;
const currencySigns: Readonly<Record<string, string>> = { KČ: 'CZK', '€': 'EUR', $: 'USD', '£': 'GBP' };

/** A currency by its code, in whichever letters, or by its sign; nothing where it is neither. */
export function currencyOf(text: string): string | undefined {
  const plain = text.replace(spaces, '').toUpperCase();
  const code = currencySigns[plain] ?? plain;
  return /^[A-Z]{3}$/.test(code) ? code : undefined;
}

const plainAmount = (text: string): string => text.replace(spaces, '').replace('−', '-');

/** The currency that stands beside an amount in its cell, if one does. */
export const currencyIn = (amount: string): string | undefined =>
  currencyOf(currencyBeside.exec(plainAmount(amount))?.[0] ?? '');

/** Thousands between points or commas mean that only where the other of the two begins the decimals. */
const pointedThousands = /^([+-]?\d{1,3}(?:\.\d{3})+)(?=,\d{1,2}$)|^([+-]?\d{1,3}(?:,\d{3})+)(?=\.\d{1,2}$)/;

/**
 * An amount in the smallest unit: `-1 290,00`, `-1.290,00` and `-1 290,00 Kč` are -129000. Nothing where it is none, can be
 * read in two ways, as `1.290`, or has more than two decimals.
 */
export function minorOf(text: string): number | undefined {
  const plain = plainAmount(text)
    .replace(currencyBeside, '')
    .replace(pointedThousands, (thousands) => thousands.replace(/[.,]/g, ''));
  const [, sign = '', units = '', part = ''] = /^([+-]?)(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  if (!units) return undefined;
  const minor = Number(units) * 100 + Number(part.padEnd(2, '0'));
  return sign === '-' ? -minor : minor;
}

/** A day as a statement writes it: `01.09.2026`, `1. 9. 2026`, `16-04-2018`, `2026-09-01`, with or without a time. */
export function dayOf(text: string): Day | undefined {
  const plain = text.trim();
  const [, year, month = '', date = ''] = /^(\d{4})-(\d{2})-(\d{2})/.exec(plain) ?? [];
  const [, localDate = '', localMonth = '', localYear] =
    /^(\d{1,2})[.\-/]\s?(\d{1,2})[.\-/]\s?(\d{4})/.exec(plain) ?? [];
  const day = year
    ? `${year}-${month}-${date}`
    : `${localYear}-${localMonth.padStart(2, '0')}-${localDate.padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}

/** A variable symbol without leading zeros; empty where it is none. */
export function symbolOf(text: string): string {
  const digits = text.replace(spaces, '').replace(/^'/, '').replace(/^0+/, '');
  return /^\d{1,10}$/.test(digits) ? digits : '';
}

/** A number in a message that might be the symbol: said, and applied by nobody but a person. */
export function suggestedSymbol(message: string): string | undefined {
  const marked = /(?:^|[^a-z])VS\s*[:/.]?\s*(\d{1,10})(?!\d)/i.exec(message)?.[1];
  const alone = [...message.matchAll(/(?<!\d)\d{10}(?!\d)/g)].map(([found]) => found);
  const [only, ...more] = alone;
  const found = marked ?? (more.length === 0 ? only : undefined);
  return found ? symbolOf(found) || undefined : undefined;
}

/** The symbol of a movement, or else what might be meant as one. */
export const symbolIn = (text: string, message: string): { variableSymbol: string; suggested?: string } => {
  const variableSymbol = symbolOf(text);
  const suggested = variableSymbol ? undefined : suggestedSymbol(message);
  return { variableSymbol, ...(suggested ? { suggested } : {}) };
};
