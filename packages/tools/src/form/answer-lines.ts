import { isApplicable } from './conditional-fields.ts';
import type { Option } from './control.ts';
import { countryName } from './country-codes.ts';
import { erased } from './erase-personal.ts';
import type { Answers, Field, Fields } from './field.ts';
import { isPlainObject } from './field-tree.ts';
import { uploadsInWords } from './kinds/uploads.ts';
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

const readableText = (field: Field, value: unknown): string =>
  field.readable?.(value, field.write(value)) ?? field.write(value);

/** An answer that no field explains, as it was written down. */
export const asWritten = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** What one answer says, in words; nothing where there is none. What its field does not know is said as it was written. */
function answerText(field: Field, value: unknown): string {
  const optionText = (options: readonly Option[], one: unknown): string =>
    options.find((option) => option.value === one)?.label ?? asWritten(one);
  switch (field.kind) {
    case 'yesNo':
    case 'tick':
      return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : asWritten(value);
    case 'choice':
      return optionText(field.options, value);
    case 'choices':
      return Array.isArray(value)
        ? value.map((one) => optionText(field.options, one)).join(', ')
        : asWritten(value);
    case 'country':
      return countryName(field.write(value));
    case 'file':
      return typeof value === 'string' ? 'A file' : asWritten(value);
    case 'uploads':
      return Array.isArray(value) ? uploadsInWords(value) : asWritten(value);
    case 'number':
      return typeof value === 'number' ? withUnit(field, readableText(field, value)) : asWritten(value);
    default:
      return typeof value === 'object' ? asWritten(value) : readableText(field, value);
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Rows = Extract<Field, { kind: 'rows' }>;
type Place = { path: string; under: readonly string[]; whole: Answers };

const rowName = ({ row }: Rows, at: number): string => `${capital(row)} ${at + 1}`;

const lineOf = (label: string, text: string, { path, under }: Place): AnswerLine[] =>
  text === '' ? [] : [{ path, under, label, text }];

function linesOf(field: Field, value: unknown, place: Place): AnswerLine[] {
  const { path, under, whole } = place;
  if (value === undefined) return [];
  if (value === null) return lineOf(field.label, unknownWords, place);
  if (field.kind === 'group' && isPlainObject(value))
    return linesIn(field.fields, value, { path: `${path}.`, under: [...under, field.label], whole });
  if (field.kind === 'rows' && Array.isArray(value))
    return value.flatMap((row, at) =>
      linesInRow(field, row, {
        path: `${path}.${at}`,
        under: [...under, rowName(field, at)],
        whole,
      }),
    );
  return lineOf(field.label, value === erased ? erased : answerText(field, value), place);
}

function linesInRow(field: Rows, row: unknown, place: Place): AnswerLine[] {
  if (!isPlainObject(row)) return lineOf(field.label, asWritten(row), place);
  const lines = linesIn(field.columns, row, { ...place, path: `${place.path}.` });
  // One answer a row is called by the row: `Surname 1`, not `Surname 1, Surname`.
  if (lines.length !== 1 || Object.keys(field.columns).length !== 1) return lines;
  return lines.map((line) => ({
    ...line,
    under: line.under.slice(0, -1),
    label: line.under.at(-1) ?? line.label,
  }));
}

/** What is known in the order of the form, then what no field is known for, as it was written down. */
const linesIn = (fields: Fields, near: Answers, { path, ...place }: Place): AnswerLine[] => [
  ...Object.entries(fields).flatMap(([key, field]) =>
    isApplicable(field, near, place.whole) ? linesOf(field, near[key], { ...place, path: path + key }) : [],
  ),
  ...Object.entries(near).flatMap(([key, value]) =>
    Object.hasOwn(fields, key) ? [] : lineOf(key, asWritten(value), { ...place, path: path + key }),
  ),
];

/**
 * Every answer that was given and asked, in words, in the order of the form.
 * @param answers Checked; of answers to an older form nothing is passed over, and what has no field stands at the end.
 */
export const answerLines = (fields: Fields, answers: Answers): AnswerLine[] =>
  linesIn(fields, answers, { path: '', under: [], whole: answers });
