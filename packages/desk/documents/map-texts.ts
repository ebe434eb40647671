/** Plain data with every text in it changed. */
export function mapTexts<Data>(value: Data, change: (text: string) => string): Data;
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, mapTexts(inside, change)]));
}
