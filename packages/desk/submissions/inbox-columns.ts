import { countryName } from '@majak/tools/form/country-codes';
import type { Answers } from '@majak/tools/form/field';
import { type InboxColumn, inboxColumns, type SubmissionKind } from './submission-kind.ts';

/** The columns that stand beside the answers of a kind; null where its form does not ask, or nothing was answered. */
export const inboxColumnsOf = (
  kind: SubmissionKind,
  answers: Answers,
): Partial<Record<InboxColumn, string | null>> =>
  Object.fromEntries(
    inboxColumns.map((column) => {
      const own = column === 'service' ? kind.service : undefined;
      const texts = [kind.columns[column] ?? []].flat().map((key) => textOf(kind, key, answers[key]));
      return [column, own ?? ([...new Set(texts)].filter(Boolean).join(' ') || null)];
    }),
  );

/** A country is written by its name. */
function textOf({ form }: SubmissionKind, key: string, value: unknown): string {
  if (typeof value !== 'string') return '';
  return form.fields[key]?.kind === 'country' ? countryName(value) : value;
}
