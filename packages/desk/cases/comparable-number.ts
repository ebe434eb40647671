/**
 * A number of an office, or a reference of ours, so that two ways of writing it are equal: in capitals, without spaces,
 * and without zeros before the first figure of a part. `oam - 00012/dp-2026` is `OAM-12/DP-2026`.
 */
export const comparableNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/(?<=^|-)0+(?=\d)/g, '');
