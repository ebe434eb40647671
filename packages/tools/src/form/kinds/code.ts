import * as z from 'zod/mini';
import type { Field } from '../field.ts';
import { optionalText, type TextWords, text } from './text.ts';

/** Kept without spaces and in capitals. */
const bare = z.overwrite<string>((text) => text.replace(/\s/g, '').toUpperCase());

/** How much can be typed: people write a code in groups of four. */
const typedLength = (characters: number) => characters + Math.floor((characters - 1) / 4);
const spaced = (made: Field<string>): Field<string> =>
  made.kind === 'text' ? { ...made, maxLength: typedLength(made.maxLength) } : made;

const asCode = (words: TextWords): TextWords => ({
  cleaned: bare,
  ...words,
  line: { spellCheck: false, ...words.line },
});

/** A number or code that people write with spaces. Its limit counts none of them. */
export const code = (words: TextWords): Field<string> => spaced(text(asCode(words)));

/** A number or code that people write with spaces; empty when it is left out. */
export const optionalCode = (words: TextWords): Field<string> => spaced(optionalText(asCode(words)));
