import { someLines } from '../clean-text.ts';
import { type Field, field } from '../field.ts';
import { type TextWords, textSchema } from './text.ts';

type LongWords = TextWords & { maxLength: number; rows?: number };

const areaOf = ({ rows, ...words }: LongWords) => ({
  words,
  control: { kind: 'longText', maxLength: words.maxLength, rows } as const,
});

/** A text of several lines that has to hold something. */
export const longText = (words: LongWords): Field<string> =>
  field({ ...areaOf(words), schema: textSchema({ cleaned: someLines, ...words }, 'not be empty') });

/** A text of several lines; empty when it is left out. */
export const optionalLongText = (words: LongWords): Field<string> =>
  field({ ...areaOf(words), schema: textSchema({ cleaned: someLines, ...words }, 'empty'), start: '' });
