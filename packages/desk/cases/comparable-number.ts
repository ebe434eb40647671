import { plainNumber } from '@majak/law/plain-number';
import { site } from '../site.ts';

/**
 * A number of an office so that two ways of writing it are equal: as the office's register spells it, with or without
 * what stands before and behind; any other without zeros before its first figures.
 */
export const comparableNumber = (text: string): string =>
  site.jurisdiction.officeRegister?.readNumber(text) ?? plainNumber(text).replace(/(?<=^|-)0+(?=\d)/g, '');
