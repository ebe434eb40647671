import type { Answers } from '@majak/tools/form/field';
import { type InboxColumn, inboxColumns, type SubmissionKind } from './submission-kind.ts';

/** The columns that stand beside the answers of a kind; null where its form does not ask, or nothing was answered. */
export const inboxColumnsOf = (
  { columns }: Pick<SubmissionKind, 'columns'>,
  answers: Answers,
): Partial<Record<InboxColumn, string | null>> =>
  Object.fromEntries(
    inboxColumns.map((column) => {
      const value = answers[columns[column] ?? ''];
      return [column, typeof value === 'string' && value !== '' ? value : null];
    }),
  );
