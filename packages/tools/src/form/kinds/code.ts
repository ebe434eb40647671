import * as z from 'zod/mini';
import type { Field } from '../field.ts';
import { optionalText, type TextWords, text } from './text.ts';

/** Kept without spaces and in capitals. */
const bare = z.overwrite<string>((text) => text.replace(/\s/g, '').toUpperCase());

/** A limit counts no spaces, and people write a code in groups of four. */
const typedLength = (characters: number) => characters + Math.floor((characters - 1) / 4);

const coded =
  (made: (words: TextWords) => Field<string>) =>
  ({ maxLength = 100, ...words }: TextWords): Field<string> => ({
    ...made({ cleaned: bare, ...words, maxLength }),
    kind: 'text',
    maxLength: typedLength(maxLength),
    characters: maxLength,
    spellCheck: false,
  });

/** A number or code that people write with spaces. */
export const code = coded(text);

/** A number or code that people write with spaces; empty when it is left out. */
export const optionalCode = coded(optionalText);
