/**
 * A number as people paste it: in capitals, without spaces, marks that nobody sees and the punctuation around it, every
 * dash and every stroke the plain one.
 */
export const plainNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/[‐-―−⁃]/g, '-')
    .replace(/[⁄∕]/g, '/')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
