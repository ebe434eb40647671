/** A number or a reference without what people add to it: in capitals, without spaces, with plain hyphens. */
export const plainNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/[‐-―−]/g, '-');

/** A number of an office so that two ways of writing it are equal: without zeros before its first figures. */
export const comparableNumber = (text: string): string => plainNumber(text).replace(/(?<=^|-)0+(?=\d)/g, '');
