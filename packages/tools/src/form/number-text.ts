const spaces = /\s|['’](?=\d{3}(?!\d))/g;
const currency = /^(?:czk|kč|eur|[€$£])|(?:,-)?(?:czk|kč|eur|[€$£])?$/gi;
const groupedBy = { comma: /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/, dot: /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/ };

type Reading = {
  /** Whether three figures after a separator are thousands: `40,000`, `40.000`. Never of a part of one: `0,125`. */
  thousands: boolean;
};

/**
 * Reads a number as people write it here: `40 000`, `40,000`, `40.000,- Kč`, `EUR 1 234,50`. What is no number stays a text,
 * so that the schema can say so.
 */
export function numberFrom(text: string, { thousands }: Reading): number | string {
  const bare = text.replace(spaces, '').replace(currency, '').replace('−', '-').replace(/%$/, '');
  let plain = bare;
  const grouping = thousands && !/^-?0[.,]/.test(bare);
  if (grouping && groupedBy.comma.test(bare)) plain = bare.replaceAll(',', '');
  else if (grouping && groupedBy.dot.test(bare)) plain = bare.replaceAll('.', '').replace(',', '.');
  else plain = bare.replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text;
}

/** A number with spaces between thousands: `40 000.5`. */
export function grouped(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  const thousands = whole.replace(/\B(?=(?:\d{3})+$)/g, ' ');
  return fraction === undefined ? thousands : `${thousands}.${fraction}`;
}

/** A number as a text that means it again: three decimals would be read as thousands, so they are written with a fourth. */
export const unambiguous = (text: string, { thousands }: Reading): string =>
  thousands ? text.replace(/(\.\d{3})$/, '$10') : text;
