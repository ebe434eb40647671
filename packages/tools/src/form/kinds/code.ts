import * as z from 'zod/mini';
import type { Field } from '../field.ts';
import { optionalText, type TextWords, text } from './text.ts';

/** Kept without spaces and in capitals. */
const bare = z.overwrite<string>((text) => text.replace(/\s/g, '').toUpperCase());

const asCode = (words: TextWords): TextWords => ({
  cleaned: bare,
  ...words,
  line: { spellCheck: false, ...words.line },
});

/** A number or code that people write with spaces. */
export const code = (words: TextWords): Field<string> => text(asCode(words));

/** A number or code that people write with spaces; empty when it is left out. */
export const optionalCode = (words: TextWords): Field<string> => optionalText(asCode(words));
