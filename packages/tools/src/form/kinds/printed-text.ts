import * as z from 'zod/mini';
import { anythingSeen } from '../clean-text.ts';
import { type Field, missingMessage } from '../field.ts';
import { code, optionalCode } from './code.ts';
import { longText, optionalLongText } from './long-text.ts';
import { optionalText, type TextWords, text, withChecks } from './text.ts';

// Control characters, half surrogates and the two non-characters that XML cannot carry; on one line, such as a name, also
// what turns the letters after it.
const beyondOneLine = /[\p{Cc}\p{Cs}\uFFFE\uFFFF\u202A-\u202E\u2066-\u2069]/u;
const beyondLines = /(?![\n\t])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

const asItIs = z.overwrite<string>((value) => value);
const lineEnds = z.overwrite<string>((value) => value.replace(/\r\n?/g, '\n'));

/** A kind of text that stands on a document as it was written: what no file can carry is refused, never taken out. */
const printed =
  <Long extends TextWords>(made: (words: Long) => Field<string>, beyond: RegExp, said: Partial<TextWords>) =>
  (words: Long): Field<string> => {
    const error = `${words.label}: use no control characters${beyond === beyondOneLine ? ' or line breaks' : ''}`;
    const isCarried = z.refine<string>((text) => !beyond.test(text), { error });
    const isSeen = z.refine<string>((text) => text === '' || beyond.test(text) || anythingSeen.test(text), {
      error: missingMessage(words),
    });
    return made({ ...said, ...withChecks(words, isCarried, isSeen) });
  };

const line = { cleaned: asItIs };
export const printedText = printed(text, beyondOneLine, line);
export const optionalPrintedText = printed(optionalText, beyondOneLine, line);

const lines = { cleaned: lineEnds };
export const printedLines = printed(longText, beyondLines, lines);
export const optionalPrintedLines = printed(optionalLongText, beyondLines, lines);

/** Kept without spaces and in capitals. */
export const printedCode = printed(code, beyondOneLine, {});
export const optionalPrintedCode = printed(optionalCode, beyondOneLine, {});
