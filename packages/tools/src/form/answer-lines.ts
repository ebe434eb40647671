import { isApplicable } from './conditional-fields.ts';
import { erased } from './erase-personal.ts';
import type { Answers, Field, Fields } from './field.ts';
import { isPlainObject } from './field-tree.ts';
import { unknownWords } from './unknown-answer.ts';

/** One answer in words: for "check your answers", a mail, a table. */
export type AnswerLine = {
  /** Where its field is. */
  path: string;
  /** What it stands under: the group, or the row with its number. */
  under: readonly string[];
  label: string;
  text: string;
};

const withUnit = (field: Field, text: string): string =>
  field.kind === 'number' && field.unit && text ? `${text} ${field.unit}` : text;

/** What one answer says, in words; nothing where there is none. */
function answerText(field: Field, value: unknown): string {
  if (value === undefined) return '';
  switch (field.kind) {
    case 'yesNo':
    case 'tick':
      return value === true ? 'Yes' : value === false ? 'No' : '';
    case 'choice':
      return field.options.find((option) => option.value === value)?.label ?? field.write(value);
    case 'choices':
      return (Array.isArray(value) ? value : [])
        .map((one) => field.options.find((option) => option.value === one)?.label ?? String(one))
        .join(', ');
    case 'file':
      return 'A file';
    default:
      return withUnit(field, field.readable?.(value, field.write(value)) ?? field.write(value));
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Place = { path: string; under: readonly string[]; whole: Answers };

function linesOf(field: Field, value: unknown, { path, under, whole }: Place): AnswerLine[] {
  const isOpen = value !== null && value !== erased;
  if (isOpen && field.kind === 'group')
    return linesIn(field.fields, value, { path: `${path}.`, under: [...under, field.label], whole });
  if (isOpen && field.kind === 'rows')
    return (Array.isArray(value) ? value : []).flatMap((row, at) =>
      linesIn(field.columns, row, {
        path: `${path}.${at}.`,
        under: [...under, `${capital(field.row)} ${at + 1}`],
        whole,
      }),
    );
  const text = value === null ? unknownWords : value === erased ? erased : answerText(field, value);
  return text === '' ? [] : [{ path, under, label: field.label, text }];
}

const linesIn = (fields: Fields, given: unknown, { path, ...place }: Place): AnswerLine[] => {
  const near = isPlainObject(given) ? given : {};
  return Object.entries(fields).flatMap(([key, field]) =>
    isApplicable(field, near, place.whole) ? linesOf(field, near[key], { ...place, path: path + key }) : [],
  );
};

/** Every answer that was given and asked, in words, in the order of the form. @param answers Checked. */
export const answerLines = (fields: Fields, answers: Answers): AnswerLine[] =>
  linesIn(fields, answers, { path: '', under: [], whole: answers });
