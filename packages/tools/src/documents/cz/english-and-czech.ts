import { wordsBesideEnglish } from '../words-beside-english.ts';

const words = wordsBesideEnglish('cs', 'CZ', { en: 'CZK', local: 'Kč' });

/** A day in each language. */
export const { dayIn } = words;
/** A number in each language; none yet is a line to write on, and 0 is a number. */
export const { numberIn } = words;
/** An amount in crowns in each language. */
export const crownsIn = words.amountIn;
/** An amount in crowns as a finding says it. */
export const crownsInEnglish = (amount: number): string => String(crownsIn(amount)[0]);
/** A country by its code, in each language. */
export const { countryIn } = words;
/** An address on one line, with its country where that is another one. */
export const { addressIn } = words;
