import * as z from 'zod/mini';
import { oneLine } from '../clean-text.ts';
import type { Control } from '../field.ts';
import { type Field, type FieldWording, field, missingMessage } from '../field.ts';
import { grouped } from '../number-text.ts';

export type Check = z.core.CheckFn<string> | z.core.$ZodCheck<string>;

export type TextWords = FieldWording & {
  maxLength?: number;
  minLength?: number;
  /** What the whole text has to look like. */
  pattern?: RegExp;
  tooLong?: string;
  tooShort?: string;
  /** Said of a text that does not fit `pattern`. */
  wrong?: string;
  /** How a text is cleaned before it is looked at; what cannot be seen is taken out unless this says otherwise. */
  cleaned?: Check;
  /** Further checks. */
  more?: readonly Check[];
  /** How the line is typed into. */
  line?: Omit<Extract<Control, { kind: 'text' }>, 'kind' | 'maxLength' | 'minLength' | 'pattern'>;
};

/** The checks of a text, beginning with its cleaning. @param may Whether it may be empty. */
function checksOf(words: TextWords, may: 'empty' | 'not be empty'): [Check, ...Check[]] {
  const { label, maxLength = 100, minLength = 1, pattern, cleaned = oneLine, more = [] } = words;
  const isEmpty = (text: string) => may === 'empty' && text === '';
  return [
    cleaned,
    z.trim(),
    ...(may === 'empty' ? [] : [z.minLength(1, { error: missingMessage(words), abort: true })]),
    z.refine((text) => isEmpty(text) || [...text].length >= minLength, {
      error: words.tooShort ?? `${label}: use at least ${minLength} characters`,
      abort: true,
    }),
    z.maxLength(maxLength, {
      error: words.tooLong ?? `${label}: use at most ${grouped(maxLength)} characters`,
      abort: true,
    }),
    z.refine((text) => isEmpty(text) || !pattern || pattern.test(text), {
      error: words.wrong ?? missingMessage(words),
    }),
    ...more,
  ];
}

/** The same words with checks of a kind before those of the form. */
export const withChecks = <Long extends TextWords>(words: Long, ...checks: readonly Check[]): Long => ({
  ...words,
  more: [...checks, ...(words.more ?? [])],
});

/** The schema of a text. @param may Whether it may be empty. */
export const textSchema = (words: TextWords, may: 'empty' | 'not be empty') =>
  z
    .string({ error: may === 'empty' ? `${words.label}: enter a text` : missingMessage(words) })
    .check(...checksOf(words, may));

const lineOf = ({ line, ...words }: TextWords) => ({
  words,
  control: { kind: 'text', maxLength: words.maxLength ?? 100, ...line } as const,
});

/** A text of one line that has to hold something, trimmed. */
export const text = (words: TextWords): Field<string> =>
  field({ ...lineOf(words), schema: textSchema(words, 'not be empty') });

/** A text of one line; empty when it is left out. */
export const optionalText = (words: TextWords): Field<string> =>
  field({ ...lineOf(words), schema: textSchema(words, 'empty'), start: '' });
