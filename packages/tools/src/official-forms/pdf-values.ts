import type { OfficeLanguage } from '@majak/law/jurisdiction';
import { applicableAnswers } from '../form/conditional-fields.ts';
import type { Option } from '../form/control.ts';
import type { Answers, Field } from '../form/field.ts';
import { fieldAt, isPlainObject } from '../form/field-tree.ts';
import type { Form } from '../form/form.ts';
import type { MappedAnswer, OfficialPaper, PdfField } from './official-form.ts';
import { ticksFor, writtenAnswer } from './written-answer.ts';

/** An answer for which the paper has no room, under what the paper calls it. */
export type ExtraLine = { under: string; label: string; text: string };
/** What stands in the fields of a PDF, and what stands on a sheet after it. */
export type PdfValues = { values: Record<string, string | true>; extra: ExtraLine[] };

const valueAt = (answers: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((node, key) => {
    if (Array.isArray(node)) return node[Number(key)];
    return isPlainObject(node) && Object.hasOwn(node, key) ? node[key] : undefined;
  }, answers);

/** The part of the form that a field stands in, as its pages call it. */
function titleOf({ steps, fields }: Form, path: string): string {
  const [key = ''] = path.split('.');
  const step = steps?.find((one) => one.fields.includes(key));
  return step?.title ?? fields[key]?.label ?? '';
}

type Asked = { pdf: PdfField; field: Field; value: unknown; how: MappedAnswer; language: OfficeLanguage };

/** The words of an option that the editor gave none: on the extra sheet it is at least not lost. */
function withoutWords({ field, value, how }: Asked): string {
  if (field.kind !== 'choice' && field.kind !== 'choices') return '';
  const given: unknown[] = Array.isArray(value) ? value : [value];
  return field.options
    .filter((option: Option) => given.includes(option.value) && !how.words?.[String(option.value)])
    .map(({ label }) => label)
    .join(', ');
}

/** What one field is filled with, and what of its answer does not fit into it. */
function filled(asked: Asked): { value?: string | true; over?: string } {
  const { pdf, field, value, how, language } = asked;
  if (pdf.kind === 'tick') return ticksFor(field, value).includes(how.when ?? 'yes') ? { value: true } : {};
  const text = writtenAnswer(field, value, how, language);
  const lost = withoutWords(asked);
  if (lost) return { ...(text && pdf.kind === 'text' ? { value: text } : {}), over: lost };
  if (text === '') return {};
  if (pdf.kind !== 'text') return pdf.options?.includes(text) ? { value: text } : { over: text };
  // By what people see as letters, so that none is cut in two.
  const letters = [...text];
  const { maxLength = letters.length } = pdf;
  return letters.length > maxLength
    ? { value: letters.slice(0, maxLength).join(''), over: text }
    : { value: text };
}

/** The rows of a table in a path: `children`, the row 0, and what stands in it. */
function rowIn(form: Form, path: string): { table: string; at: number; rest: string } | undefined {
  const [, table = '', at, rest = ''] = /^(.+?)\.(\d+)\.(.+)$/.exec(path) ?? [];
  return at !== undefined && fieldAt(form.fields, table)?.kind === 'rows'
    ? { table, at: Number(at), rest }
    : undefined;
}

type Column = { how: MappedAnswer; pdf: PdfField; rest: string };

/** Tables of the paper: how many rows it has room for, and how each column of its last row is written. */
function tablesOf({ fields, mapping }: OfficialPaper, form: Form) {
  const tables = new Map<string, { room: number; columns: Map<string, Column[]> }>();
  for (const pdf of fields) {
    const how = mapping[pdf.name];
    const row = how && rowIn(form, how.path);
    if (!how || !row) continue;
    const table = tables.get(row.table) ?? { room: 0, columns: new Map() };
    const byRow = table.columns.get(String(row.at)) ?? [];
    table.columns.set(String(row.at), [...byRow, { how, pdf, rest: row.rest }]);
    tables.set(row.table, { ...table, room: Math.max(table.room, row.at + 1) });
  }
  return tables;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** What the last row calls its box, without the number of that row. */
const withoutNumber = (label: string) => label.replace(/[\s_.]*\d+\s*$/, '') || label;

/** Rows for which the paper has no lines, each of their answers as the last row would have it. */
function rowsBeyond(
  paper: OfficialPaper,
  form: Form,
  answers: unknown,
  language: OfficeLanguage,
): ExtraLine[] {
  return [...tablesOf(paper, form)].flatMap(([path, { room, columns }]) => {
    const rows = valueAt(answers, path);
    const table = fieldAt(form.fields, path);
    if (!Array.isArray(rows) || table?.kind !== 'rows') return [];
    const last = columns.get(String(room - 1)) ?? [];
    return rows.slice(room).flatMap((row: unknown, beyond) =>
      last.flatMap(({ how, pdf, rest }) => {
        const field = fieldAt(table.columns, rest);
        const { value, over } = field
          ? filled({ pdf: withoutLimit(pdf), field, value: valueAt(row, rest), how, language })
          : {};
        const text = over ?? value;
        const under = `${capital(table.row)} ${room + beyond + 1}`;
        return text ? [{ under, label: withoutNumber(pdf.label), text: text === true ? '✓' : text }] : [];
      }),
    );
  });
}

/** A sheet has room for any text. */
const withoutLimit = ({ maxLength: _, ...pdf }: PdfField): PdfField => pdf;

/**
 * What the fields of a PDF are filled with.
 * @param language That of the office. @param answers As far as they are given; what is not asked with these answers is left out.
 * @returns the values by the names of the fields, and what the paper has no room for: texts longer than their boxes, rows
 * after the last one, options that the paper does not have.
 */
export function pdfValues(
  paper: OfficialPaper,
  form: Form,
  answers: Answers,
  language: OfficeLanguage,
): PdfValues {
  const asked = applicableAnswers(form.fields, answers);
  const values: PdfValues['values'] = {};
  const extra: ExtraLine[] = [];
  for (const pdf of paper.fields) {
    const how = paper.mapping[pdf.name];
    const field = how && fieldAt(form.fields, how.path);
    if (!how || !field) continue;
    const { value, over } = filled({ pdf, field, value: valueAt(asked, how.path), how, language });
    if (value !== undefined) values[pdf.name] = value;
    if (over) extra.push({ under: titleOf(form, how.path), label: pdf.label, text: over });
  }
  return { values, extra: [...extra, ...rowsBeyond(paper, form, asked, language)] };
}
