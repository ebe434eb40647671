import * as z from 'zod/mini';
import type { Field } from '../field.ts';
import { code, optionalCode } from './code.ts';
import { longText, optionalLongText } from './long-text.ts';
import { optionalText, type TextWords, text } from './text.ts';

// Control characters, half surrogates and the two non-characters that XML cannot carry.
const beyondOneLine = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;
const beyondLines = /(?![\n\t])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

const lineEnds = z.overwrite<string>((value) => value.replace(/\r\n?/g, '\n'));
const asItIs = z.overwrite<string>((value) => value);
const without = (pattern: RegExp, error: string) =>
  z.refine<string>((value) => !pattern.test(value), { error });

const oneLine = (words: TextWords): TextWords => ({
  cleaned: asItIs,
  ...words,
  more: [
    without(beyondOneLine, `${words.label}: use no control characters or line breaks`),
    ...(words.more ?? []),
  ],
});
const several = <Long extends TextWords>(words: Long): Long => ({
  cleaned: lineEnds,
  ...words,
  more: [without(beyondLines, `${words.label}: use no control characters`), ...(words.more ?? [])],
});

/** A text of one line that stands on a document as it was written: what no file can carry is refused, never taken out. */
export const printedText = (words: TextWords): Field<string> => text(oneLine(words));
/** Such a text; empty when it is left out. */
export const optionalPrintedText = (words: TextWords): Field<string> => optionalText(oneLine(words));

type Lines = Parameters<typeof longText>[0];
/** Such a text of several lines. */
export const printedLines = (words: Lines): Field<string> => longText(several(words));
/** Such a text of several lines; empty when it is left out. */
export const optionalPrintedLines = (words: Lines): Field<string> => optionalLongText(several(words));

const asCode = (words: TextWords): TextWords => ({
  ...words,
  more: [without(beyondOneLine, `${words.label}: use no control characters`), ...(words.more ?? [])],
});
/** A code that stands on a document, kept without spaces and in capitals. */
export const printedCode = (words: TextWords): Field<string> => code(asCode(words));
/** Such a code; empty when it is left out. */
export const optionalPrintedCode = (words: TextWords): Field<string> => optionalCode(asCode(words));
