import { wordsBesideEnglish } from '../words-beside-english.ts';

const words = wordsBesideEnglish('sk', 'SK', { en: 'EUR', local: 'EUR' });

/** A day in each language. */
export const { dayIn } = words;
/** A country by its code, in each language. */
export const { countryIn } = words;
/** An address on one line, with its country where that is another one. */
export const { addressIn } = words;
