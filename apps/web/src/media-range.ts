/** The part of a file that a request asks for, both ends included (RFC 9110, section 14). */
type Range = { first: number; last: number };

/**
 * Reads a `Range` header of one part. Anything else, several parts among it, is answered with the whole file.
 * @param size Of the file, in bytes.
 */
export function rangeOf(header: string | null, size: number): Range | 'beyond' | undefined {
  const [, from = '', to = ''] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (from === '' && to === '') return undefined;
  // Without a beginning the end counts from the end.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (first >= size || (from === '' && Number(to) === 0)) return 'beyond';
  return first > last ? undefined : { first, last };
}
