import type { Field } from '../field.ts';
import { search } from './search.ts';
import type { TextWords } from './text.ts';

/** A nationality by the name of its country, or in words of one's own. */
export const nationality = (words: TextWords): Field<string> =>
  search({ list: 'nationalities', personal: true, ...words });
