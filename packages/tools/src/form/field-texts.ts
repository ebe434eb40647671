import type { Answers, Field, Fields } from './field.ts';
import { fieldAt, isPlainObject } from './field-tree.ts';

/**
 * Answers as a form, a posted body, a draft and an address carry them: texts by the path of the field, such as
 * `supplier.name`, or `sales.0.cost` in a row.
 */
export type FieldTexts = Readonly<Record<string, string>>;

/** What stands below a path, by the rest of it. */
function below(typed: FieldTexts, key: string): FieldTexts {
  const start = `${key}.`;
  return Object.fromEntries(
    Object.entries(typed).flatMap(([path, text]) =>
      path.startsWith(start) ? [[path.slice(start.length), text] as const] : [],
    ),
  );
}

type Rows = Extract<Field, { kind: 'rows' }>;
const rowPath = /^(\d{1,4})\.(.+)$/;

/** What stands there from the start, nobody wrote. */
const isWritten = (field: Field | undefined, text: string): boolean =>
  field !== undefined && text.trim() !== '' && field.write(field.read(text)) !== field.write(field.start);

/** One of a few stands there from the start: it alone makes no row, unless nobody has to write anything into a row. */
const isChosen = ({ kind }: Field): boolean => kind === 'choice' || kind === 'yesNo';

/** The rows of a table up to the last one that somebody wrote something into; one left empty before it is a fault. */
function rowsFrom({ columns, min, max }: Rows, typed: FieldTexts): unknown {
  const rows: Record<string, string>[] = [];
  const isEveryRow = Object.values(columns).every(
    (column) => isChosen(column) || column.write(column.start) !== '',
  );
  // A row that has to be there is there with what it starts with, so that its other fields say what they lack.
  const makesRow = (at: number, column: Field, text: string) =>
    isEveryRow || (!isChosen(column) && (at < min ? text.trim() !== '' : isWritten(column, text)));
  let last = 0;
  for (const [path, text] of Object.entries(typed)) {
    const [, at, rest] = rowPath.exec(path) ?? [];
    const column = rest && fieldAt(columns, rest);
    // One too many is enough to be refused.
    if (!(at && rest && column) || Number(at) > max) continue;
    rows[Number(at)] = { ...rows[Number(at)], [rest]: text };
    if (makesRow(Number(at), column, text)) last = Math.max(last, Number(at) + 1);
  }
  if (last === 0) return undefined;
  return Array.from({ length: last }, (_, at) => textsToAnswers(columns, rows[at] ?? {}));
}

type Group = Extract<Field, { kind: 'group' }>;

/** A group that is needed is there even when it is empty, so that each of its fields says what it lacks. */
function groupFrom({ fields, by, optional, needed }: Group & Field, typed: FieldTexts): unknown {
  if (by && !typed[by]?.trim()) return undefined;
  const given = textsToAnswers(fields, typed);
  const isWrittenAt = ([path, text]: [string, string]) => isWritten(fieldAt(fields, path), text);
  return !optional || needed || Object.entries(typed).some(isWrittenAt) ? given : undefined;
}

function answerFrom(field: Field, key: string, typed: FieldTexts): unknown {
  if (field.kind === 'rows') return rowsFrom(field, below(typed, key));
  if (field.kind === 'group') return groupFrom(field, below(typed, key));
  const text = Object.hasOwn(typed, key) ? typed[key] : undefined;
  return text === undefined ? undefined : field.read(text);
}

/**
 * What was typed, as the schema takes it. An empty field is left out; what cannot be read stays a text, so that the
 * schema names the fault. Texts that belong to no field are left out.
 */
export function textsToAnswers(fields: Fields, typed: FieldTexts): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(fields)) {
    const value = answerFrom(field, key, typed);
    if (value !== undefined) given[key] = value;
  }
  return given;
}

const under = (key: string, typed: FieldTexts): [string, string][] =>
  Object.entries(typed).map(([path, text]) => [`${key}.${path}`, text]);

/** What may be left out stands nowhere until it is there. */
const groupTexts = ({ fields, optional }: Group & { optional: boolean }, key: string, value: unknown) =>
  value === undefined && optional
    ? []
    : under(key, answersToTexts(fields, isPlainObject(value) ? value : {}));

function textsOf(field: Field, key: string, value: unknown): [string, string][] {
  if (field.kind === 'group') return groupTexts(field, key, value === undefined ? field.start : value);
  if (field.kind === 'rows')
    return Array.isArray(value)
      ? value.flatMap((row, at) => under(`${key}.${at}`, answersToTexts(field.columns, row)))
      : [];
  const text = field.write(value === undefined ? field.start : value);
  return text === '' ? [] : [[key, text]];
}

/** Answers as texts: the way back of `textsToAnswers`. What has no answer has what it starts with. */
export const answersToTexts = (fields: Fields, answers: Answers): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([key, field]) => textsOf(field, key, answers[key])));

/** What stands in a field that nobody has touched. */
export function startTextAt(fields: Fields, path: string): string {
  const field = fieldAt(fields, path);
  return field?.write(field.start) ?? '';
}

/** A text as it stands in its field once that was left: `40 000`, `31/01/2026`. What cannot be read stays as it is. */
export function formatTextAt(fields: Fields, path: string, text: string): string {
  const field = fieldAt(fields, path);
  if (!field?.readable) return text;
  const value = field.read(text);
  return value === undefined ? text : field.readable(value, text);
}

/** All texts as they stand in their fields once those were left. */
export const formatTexts = (fields: Fields, typed: FieldTexts): Record<string, string> =>
  Object.fromEntries(Object.entries(typed).map(([path, text]) => [path, formatTextAt(fields, path, text)]));
