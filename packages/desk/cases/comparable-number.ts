import { site } from '../site.ts';

/** A number or a reference without what people add to it: in capitals, without spaces, with plain hyphens. */
export const plainNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/[‐-―−]/g, '-');

/**
 * A number of an office so that two ways of writing it are equal: as the office's register spells it, with or without
 * what stands before and behind; any other without zeros before its first figures.
 */
export const comparableNumber = (text: string): string =>
  site.jurisdiction.officeRegister?.readNumber(text) ?? plainNumber(text).replace(/(?<=^|-)0+(?=\d)/g, '');
