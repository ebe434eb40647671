import { countryName } from '@majak/tools/form/country-codes';
import type { Answers } from '@majak/tools/form/field';
import {
  type AnswerColumn,
  answerColumns,
  type InboxColumn,
  type SubmissionKind,
} from './submission-kind.ts';

/** The columns that stand beside the answers of a kind; null where its form does not ask, or nothing was answered. */
export const inboxColumnsOf = (
  kind: SubmissionKind,
  answers: Answers,
): Partial<Record<InboxColumn, string | null>> => {
  const columns = Object.fromEntries(answerColumns.map((column) => [column, textIn(kind, answers, column)]));
  // Who and what: so that nobody has to open a request to know it.
  return { ...columns, title: [columns.name, columns.service ?? kind.label].filter(Boolean).join(': ') };
};

function textIn(kind: SubmissionKind, answers: Answers, column: AnswerColumn): string | null {
  if (column === 'service' && kind.service) return kind.service;
  const texts = [kind.columns[column] ?? []].flat().map((key) => textOf(kind, key, answers[key]));
  return [...new Set(texts)].filter(Boolean).join(' ') || null;
}

/** A country is written by its name. */
function textOf({ form }: SubmissionKind, key: string, value: unknown): string {
  if (typeof value !== 'string') return '';
  return form.fields[key]?.kind === 'country' ? countryName(value) : value;
}
