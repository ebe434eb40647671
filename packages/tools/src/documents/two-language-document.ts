import type { Day } from '@majak/law/dates';
import type { ParseResult } from '../form/fault.ts';
import { applyFix, type Check, findingsOf } from '../form/finding.ts';
import { readForm } from '../form/form.ts';
import { type Clause, clauseNotes } from './clauses.ts';
import { type Document, type DocumentFile, document } from './document.ts';
import {
  countBlanks,
  type PrintedTwoLanguages,
  type SecondLanguage,
  type TwoLanguages,
} from './two-language-view.ts';

/** What a check of a document looks at. */
export type Seen<Content> = { given: Content; today: Day };
/** A check of a document in two languages. */
export type DocumentCheck<Content> = Check<Seen<Content>, Content>;

const files = [
  { format: 'pdf', label: 'PDF', type: 'application/pdf', ending: 'pdf' },
  {
    format: 'docx',
    label: 'Word document',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ending: 'docx',
  },
] as const satisfies readonly DocumentFile[];

type Written<Content> = Pick<
  Document,
  'slug' | 'title' | 'lead' | 'page' | 'useWhen' | 'form' | 'ofProceedings'
> & {
  checks: readonly DocumentCheck<Content>[];
  clauses?: readonly Clause<Content>[];
  view: (given: Content) => TwoLanguages;
  sample: (today: Day) => Content;
};

/**
 * Documents that are set in English and the language of a country beside each other.
 * @returns what writes one down. `Content` is what its form comes to.
 */
export const twoLanguageDocument =
  (language: SecondLanguage) =>
  <Content>({ checks, clauses, ...written }: Written<Content>): Document =>
    document<Content>({
      ...written,
      view: (given): PrintedTwoLanguages => ({ ...written.view(given), language }),
      template: 'two-language-document',
      read: (given) => readForm(written.form, given) as ParseResult<Content>,
      check: (given, today) => findingsOf(checks, { given, today }),
      mend: (given, rule, today) => applyFix(checks, rule, { given, today }),
      ...(clauses ? { clauses: clauseNotes(clauses) } : {}),
      files,
      blanks: (given) => countBlanks(written.view(given)),
      fileName: () => written.slug,
    });
