import { isAsked } from './asked.ts';
import type { Answers, Field, Fields } from './field.ts';
import { isNode } from './inside.ts';
import { erased } from './personal.ts';
import { unknownWords } from './unknown.ts';

/** One answer in words: for "check your answers", a mail, a table. */
export type AnswerLine = {
  /** Where its field is. */
  path: string;
  /** What it stands under: the group, or the row with its number. */
  under: readonly string[];
  label: string;
  text: string;
};

/** What one answer says, in words. */
function answerText(field: Field, value: unknown): string {
  if (value === null) return unknownWords;
  if (value === erased) return erased;
  switch (field.kind) {
    case 'yesNo':
    case 'tick':
      return value === true ? 'Yes' : value === false ? 'No' : '';
    case 'choice':
      return field.options.find((option) => option.value === value)?.label ?? field.write(value);
    case 'choices':
      return Array.isArray(value)
        ? field.options
            .filter((option) => value.includes(option.value))
            .map(({ label }) => label)
            .join(', ')
        : '';
    case 'file':
      return value === undefined ? '' : 'A file';
    default:
      return withUnit(field, field.readable?.(value, field.write(value)) ?? field.write(value));
  }
}

const withUnit = (field: Field, text: string): string =>
  field.kind === 'number' && field.unit && text ? `${text} ${field.unit}` : text;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Place = { path: string; under: readonly string[]; whole: Answers };

function linesAt(fields: Fields, answers: Answers, { path, under, whole }: Place): AnswerLine[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    if (!isAsked(field, answers, whole)) return [];
    const value = answers[key];
    const at = path + key;
    if (field.kind === 'group' && value !== erased)
      return linesAt(field.fields, isNode(value) ? value : {}, {
        path: `${at}.`,
        under: [...under, field.label],
        whole,
      });
    if (field.kind === 'rows' && value !== erased)
      return (Array.isArray(value) ? value : []).flatMap((row, index) =>
        linesAt(field.columns, row, {
          path: `${at}.${index}.`,
          under: [...under, `${capital(field.row)} ${index + 1}`],
          whole,
        }),
      );
    const text = value === undefined ? '' : answerText(field, value);
    return text === '' ? [] : [{ path: at, under, label: field.label, text }];
  });
}

/** Every answer that was given and asked, in words, in the order of the form. @param answers Checked. */
export const answerLines = (fields: Fields, answers: Answers): AnswerLine[] =>
  linesAt(fields, answers, { path: '', under: [], whole: answers });
