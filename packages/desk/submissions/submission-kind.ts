import type { Form } from '@majak/tools/form/form';

/** Where a submission is carried; `outbox/deliver.ts` says how each is served. */
export type Channel = 'desk' | 'office' | 'confirmation';

/** What stands in columns of its own beside the answers, since the inbox lists, searches and writes by it. */
export const answerColumns = ['name', 'email', 'phone', 'nationality', 'service'] as const;
export type AnswerColumn = (typeof answerColumns)[number];

/** With the title, which is made of them. */
export const inboxColumns = [...answerColumns, 'title'] as const;
export type InboxColumn = (typeof inboxColumns)[number];

/** A kind of thing that strangers hand in: a form, and what becomes of its answers. */
export type SubmissionKind = {
  form: Form;
  /** What staff call it. */
  label: string;
  /** The collection that keeps it, which is also where it shows. */
  keptIn: 'requests' | 'reviews';
  /** The field that each column of the inbox is filled from; several where it takes them together. */
  columns: Readonly<Partial<Record<AnswerColumn, string | readonly string[]>>>;
  /** What it is filed under, where its form does not ask for what. */
  service?: string;
  channels: readonly Channel[];
  /** What happens next, as the confirmation says it; otherwise what is said of any request. */
  next?: readonly string[];
};
