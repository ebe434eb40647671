import type { Field } from '../field.ts';
import { type TextWords, text } from './text.ts';

/** The name of a person as they write it: in any script, with any number of parts. */
export const personName = (words: TextWords): Field<string> =>
  text({ autoComplete: 'name', maxLength: 100, personal: true, ...words });
