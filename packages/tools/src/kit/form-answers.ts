import type { Question, Questions } from './question.ts';

/**
 * Answers as a form, a posted body and an address carry them: texts by the name of the field. A cell of a table is
 * `sales.0.cost`.
 */
export type Typed = Readonly<Record<string, string>>;

const spaces = /[\s\u00a0\u202f]/g;
const cellPattern = /^\w+\.(\d{1,4})\.(\w+)$/;
const currency = /(?:czk|kč|,-)$/i;
const groupedBy = { comma: /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/, dot: /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/ };

/**
 * Reads a number as people write it here: `40 000`, `40,000`, `40.000 Kč`, `1 234,50`. What is no number stays a text,
 * so that the schema can say so.
 */
export function numberFrom(text: string, decimals: number): number | string {
  const bare = text.replace(spaces, '').replace(currency, '').replace('−', '-').replace(/%$/, '');
  let plain = bare;
  // With two decimals at most, three digits after a separator are thousands: `40,000`, `40.000`.
  if (groupedBy.comma.test(bare) && decimals < 3) plain = bare.replaceAll(',', '');
  else if (groupedBy.dot.test(bare) && decimals < 3) plain = bare.replaceAll('.', '').replace(',', '.');
  else plain = bare.replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text;
}

/** Reads a day as people write it: `31/01/2026`, `31. 1. 2026`, or `2026-01-31`. */
export function dayFrom(text: string): string {
  const [, date, month, year] = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4})$/.exec(text.trim()) ?? [];
  return year && month && date ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text.trim();
}

/** One answer from its text; nothing for an empty one. */
function answerFrom(question: Question, text: string): unknown {
  if (text.trim() === '') return undefined;
  switch (question.kind) {
    case 'number':
      return numberFrom(text, question.decimals);
    case 'year':
      return numberFrom(text, 0);
    case 'yesNo':
      return text === 'yes' ? true : text === 'no' ? false : text;
    case 'choice':
      return question.options.find(({ value }) => String(value) === text)?.value ?? text;
    case 'day':
      return dayFrom(text);
    default:
      return text;
  }
}

type Rows = Extract<Question, { kind: 'rows' }>;

/** The rows of a table up to the last one that somebody wrote something into; one left empty before it is a fault. */
function rowsFrom(name: string, { columns, max }: Rows, typed: Typed): unknown {
  const rows: Record<string, string>[] = [];
  let last = 0;
  for (const [field, text] of Object.entries(typed)) {
    const [, at, column] = cellPattern.exec(field) ?? [];
    if (!(at && column && field.startsWith(`${name}.`) && Object.hasOwn(columns, column))) continue;
    // One too many is enough to be refused.
    if (Number(at) > max) continue;
    rows[Number(at)] = { ...rows[Number(at)], [column]: text };
    if (text.trim() && isWritten(columns[column])) last = Math.max(last, Number(at) + 1);
  }
  if (last === 0) return undefined;
  return Array.from({ length: last }, (_, at) => fromForm(columns, rows[at] ?? {}));
}

/** A choice or a yes/no stands there from the start: it alone does not make a row. */
const isWritten = (question: Question | undefined): boolean =>
  question !== undefined && question.kind !== 'choice' && question.kind !== 'yesNo';

/**
 * What was typed, as the schema takes it. An empty field is left out; what cannot be read stays a text, so that the
 * schema names the fault. Fields that are no questions are left out.
 */
export function fromForm(questions: Questions, typed: Typed): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const [name, question] of Object.entries(questions)) {
    const value =
      question.kind === 'rows'
        ? rowsFrom(name, question, typed)
        : answerFrom(question, Object.hasOwn(typed, name) ? (typed[name] ?? '') : '');
    if (value !== undefined) given[name] = value;
  }
  // A year always stands in the form: where a day says it, the day counts.
  if (questions.year?.when?.(given) === false) delete given.year;
  return given;
}

const textOf = (value: unknown): string => {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  return value === undefined || value === null ? '' : String(value);
};

/** Answers as texts: the way back of `fromForm`. */
export function toForm(
  questions: Questions,
  given: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, question] of Object.entries(questions)) {
    const value = given[name];
    if (question.kind !== 'rows') {
      const text = textOf(value === undefined ? question.start : value);
      if (text !== '') typed[name] = text;
      continue;
    }
    if (!Array.isArray(value)) continue;
    for (const [at, row] of value.entries())
      for (const [column, text] of Object.entries(toForm(question.columns, row)))
        typed[`${name}.${at}.${column}`] = text;
  }
  return typed;
}

/**
 * The part of an address after `#` that carries answers: only what differs from an untouched form, and always the
 * year, so that a link means the same next year.
 */
export function toAddress(questions: Questions, typed: Typed, year: number): string {
  const parts = new URLSearchParams();
  for (const [field, text] of Object.entries(toForm(questions, fromForm(questions, typed)))) {
    const untouched = textOf(questions[field]?.start);
    if (field !== 'year' && text !== untouched) parts.append(field, text);
  }
  if (questions.year) parts.append('year', typed.year || String(year));
  return parts.toString();
}

const fieldPattern = /^[A-Za-z]\w*(?:\.\d{1,4}\.\w+)?$/;
const textMaxLength = 200;

/** The answers that an address carries; what is no field of the form is left out. */
export function fromAddress(questions: Questions, fragment: string): Record<string, string> {
  const untouched = toForm(questions, {});
  const carried = [...new URLSearchParams(fragment)].filter(
    ([field, text]) =>
      fieldPattern.test(field) &&
      text.length <= textMaxLength &&
      Object.hasOwn(questions, field.split('.')[0] ?? ''),
  );
  return { ...untouched, ...Object.fromEntries(carried) };
}

/** Texts as they stand in a field once it was left: `40 000`, `31/01/2026`. What cannot be read stays as it is. */
export function readable(questions: Questions, typed: Typed): Record<string, string> {
  return Object.fromEntries(
    Object.entries(typed).map(([field, text]) => [field, readableText(questionAt(questions, field), text)]),
  );
}

function readableText(question: Question | undefined, text: string): string {
  if (question?.kind === 'day') return dayFrom(text).replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');
  const value = question?.kind === 'number' ? numberFrom(text, question.decimals) : text;
  return typeof value === 'number' ? grouped(value) : text;
}

/** The question of a field: `grossIncome`, or `sales.0.cost` within a table. */
export function questionAt(questions: Questions, field: string): Question | undefined {
  const [name = '', , column] = field.split('.');
  const question = Object.hasOwn(questions, name) ? questions[name] : undefined;
  return question?.kind === 'rows' && column ? question.columns[column] : question;
}

/** A number with spaces between thousands: `40 000.5`. */
export const grouped = (value: number): string => {
  const [whole = '', fraction] = String(value).split('.');
  const thousands = whole.replace(/\B(?=(?:\d{3})+$)/g, ' ');
  return fraction === undefined ? thousands : `${thousands}.${fraction}`;
};
