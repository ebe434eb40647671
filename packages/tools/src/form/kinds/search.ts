import type { Field } from '../field.ts';
import { type TextWords, text } from './text.ts';

/** A line that searches a list by its name. Any words are an answer: a list never knows everybody. */
export const search = ({ list, ...words }: TextWords & { list: string }): Field<string> => ({
  ...text(words),
  kind: 'search',
  list,
  maxLength: words.maxLength ?? 100,
});
