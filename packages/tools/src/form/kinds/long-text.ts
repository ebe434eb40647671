import * as z from 'zod/mini';
import { type Field, field, missingOf } from '../field.ts';
import { someLines } from '../typed-text.ts';
import { checksOf, type TextWords } from './text.ts';

type LongWords = TextWords & { maxLength: number; rows?: number };

const areaOf = ({
  label,
  hint,
  missing,
  when,
  needed,
  seldom,
  name,
  personal,
  fact,
  maxLength,
  rows,
}: LongWords) => ({
  words: { label, hint, missing, when, needed, seldom, name, personal, fact },
  control: { kind: 'lines', maxLength, rows } as const,
});

/** A text of several lines that has to hold something. */
export const longText = (words: LongWords): Field<string> =>
  field({
    ...areaOf(words),
    schema: z
      .string({ error: missingOf(words) })
      .check(...checksOf({ cleaned: someLines, ...words }, 'not be empty')),
  });

/** A text of several lines; empty when it is left out. */
export const optionalLongText = (words: LongWords): Field<string> =>
  field({
    ...areaOf(words),
    schema: z
      .string({ error: `${words.label}: enter a text` })
      .check(...checksOf({ cleaned: someLines, ...words }, 'empty')),
    start: '',
  });
