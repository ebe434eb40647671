const spaces = /[\s\u00a0\u202f]/g;
const currency = /(?:czk|kč|,-)$/i;
const groupedBy = { comma: /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/, dot: /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/ };

/**
 * Reads a number as people write it here: `40 000`, `40,000`, `40.000 Kč`, `1 234,50`. What is no number stays a text,
 * so that the schema can say so.
 */
export function numberFrom(text: string, decimals: number): number | string {
  const bare = text.replace(spaces, '').replace(currency, '').replace('−', '-').replace(/%$/, '');
  let plain = bare;
  // With two decimals at most, three digits after a separator are thousands: `40,000`, `40.000`.
  if (groupedBy.comma.test(bare) && decimals < 3) plain = bare.replaceAll(',', '');
  else if (groupedBy.dot.test(bare) && decimals < 3) plain = bare.replaceAll('.', '').replace(',', '.');
  else plain = bare.replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text;
}

/** A number with spaces between thousands: `40 000.5`. */
export function grouped(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  const thousands = whole.replace(/\B(?=(?:\d{3})+$)/g, ' ');
  return fraction === undefined ? thousands : `${thousands}.${fraction}`;
}
