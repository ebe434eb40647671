import type { Answers } from '@majak/tools/form/field';
import type { Form } from '@majak/tools/form/form';
import { pdfValues } from '@majak/tools/official-forms/pdf-values';
import { site } from '../site.ts';
import type { Filled } from './fill-pdf.ts';
import { paperPdf } from './paper-files.ts';
import { askToFill } from './paper-work.ts';
import type { StoredPaper } from './stored-paper.ts';

type Given = { title: string; paper: StoredPaper; form: Form; answers: Answers; signal?: AbortSignal };

/**
 * Fills in a paper with the answers to its form, by a process of its own. Nothing of the answers is kept.
 * @returns nothing where its PDF is not there.
 * @throws QueueFull when too many wait; WorkCancelled; FilesUnavailable; Error if it failed.
 */
export async function fillOfficialForm(given: Given): Promise<Filled | undefined> {
  const { title, paper, form, answers, signal } = given;
  const pdf = await paperPdf(paper.file);
  if (!pdf) return undefined;
  const labels = Object.fromEntries(paper.fields.map(({ name, label }) => [name, label]));
  const { language } = site.jurisdiction;
  const { extraSheet } = language.onPapers;
  const work = { pdf, title, labels, extraSheet, ...pdfValues(paper, form, answers, language) };
  return askToFill(work, signal ? { signal } : {});
}

/** What is said of letters that no paper can be filled in with. */
export const unprintableInWords = (found: readonly { label: string; letters: string }[]): string =>
  `The paper can’t be filled in with these letters: ${found
    .map(({ label, letters }) => `${letters} (${label})`)
    .join(', ')}. Write them in Latin letters, as in the passport.`;
