import type { Field } from '../field.ts';
import { type TextWords, text } from './text.ts';

type Words = TextWords & { list: string; names?: readonly string[] };

/** A line that searches a list by its name, or its own. Any words are an answer: a list never knows everybody. */
export const search = ({ list, names, ...words }: Words): Field<string> => ({
  ...text(words),
  kind: 'search',
  list,
  ...(names ? { names } : {}),
  maxLength: words.maxLength ?? 100,
});
