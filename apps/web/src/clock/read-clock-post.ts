import { readText } from '@majak/desk/ports/read-text';
import type { ClockQuestion } from '@majak/law/run-clock';
import { clockQuestion } from '@majak/tools/clock/clock-question';
import { answersToTexts, type FieldTexts, textsToAnswers } from '@majak/tools/form/field-texts';
import { readForm } from '@majak/tools/form/form';
import { fromPost } from '@majak/tools/form/from-post';
import { withPlainPostRows } from '../form/plain-post-rows.ts';
import { withNewRow } from '../form/rows.ts';
import { serverErrorsByPath } from '../form/server-errors-by-path.ts';
import type { SiteClock } from './site-clock.ts';

const maxBytes = 64 * 1024;

/** What the page of a clock starts with: what stands in its form, what is wrong with it, and what is asked. */
export type ClockStart = {
  status: number;
  typed: FieldTexts;
  said: Record<string, string>;
  asked?: ClockQuestion;
};

/** An empty form, with a row for the first pause. */
export function emptyClock({ form }: SiteClock): ClockStart {
  const typed = withNewRow(form.fields, answersToTexts(form.fields, {}), 'pauses');
  return { status: 200, typed, said: {} };
}

/** Reads a plain post of the form; everything typed comes back with the page. */
export async function readClockPost(siteClock: SiteClock, request: Request): Promise<ClockStart> {
  const empty = emptyClock(siteClock);
  const text = await readText(request, maxBytes);
  if (text === undefined)
    return { ...empty, status: 413, said: { permit: 'This is more than 64 KB. Enter less at a time.' } };
  const { clock, form } = siteClock;
  const post = new URLSearchParams(text);
  const typed = { ...empty.typed, ...fromPost(form.fields, post) };
  const withRows = withPlainPostRows(form.fields, typed, post);
  if (withRows) return { ...empty, typed: withRows };
  const read = readForm(form, textsToAnswers(form.fields, typed));
  if (!read.ok) return { status: 422, typed, said: serverErrorsByPath(form.fields, read.faults) };
  return { ...empty, typed, asked: clockQuestion(clock, read.value) };
}
