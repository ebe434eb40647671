import { type AnswerLine, answerLines, asWritten } from '@majak/tools/form/answer-lines';
import { partOf, topKey } from '@majak/tools/form/asked-steps';
import { upgradeAnswers } from '@majak/tools/form/draft';
import { erased } from '@majak/tools/form/erase-personal';
import type { Answers, Field } from '@majak/tools/form/field';
import { fieldAt } from '@majak/tools/form/field-tree';
import type { Payload } from 'payload';
import { findSubmissionKind } from './find-submission-kind.ts';
import { parseStoredAnswers } from './parse-stored-answers.ts';
import type { SubmissionKind } from './submission-kind.ts';

/** Answers as they are stored. */
export type StoredAnswers = { kind?: unknown; formVersion?: unknown; answers?: unknown };

/** One answer as people read it. */
export type ReadableAnswer = {
  /** Path of its field. */
  path: string;
  /** With the group or the row that it stands under: `Child 1, Date of birth`. */
  label: string;
  text: string;
  /** The group or the row alone, and what it is called there. */
  place?: { under: string; label: string };
  /** It has lines of its own, so it stands below its label. */
  long: boolean;
  /** Where it leads. */
  href?: string;
  /** The part of the form it belongs to, where that is asked on pages. */
  part?: string;
};

/** A submission as the product reads it: `kind` is missing where this version of the product knows none. */
export type OpenSubmission = {
  kind: SubmissionKind | undefined;
  answers: Answers;
  lines: readonly ReadableAnswer[];
};

/** Of answers to a form that is not known, at least all that was written. */
const plainLines = (answers: Answers): ReadableAnswer[] =>
  Object.entries(answers).map(([path, value]) => {
    const text = asWritten(value);
    return { path, label: path, text, long: text.includes('\n') };
  });

const readable =
  ({ form: { fields, steps = [] } }: SubmissionKind) =>
  ({ path, under, label, text }: AnswerLine): ReadableAnswer => {
    const step = steps.find((one) => one.fields.includes(topKey(path)));
    return {
      path,
      label: [...under, label].join(', '),
      text,
      long: fieldAt(fields, path)?.kind === 'longText' || text.includes('\n'),
      ...hrefOf(fieldAt(fields, path), text),
      ...(under.length > 0 ? { place: { under: under.join(', '), label } } : {}),
      ...(step ? { part: partOf(step) } : {}),
    };
  };

/** An e-mail address leads to the program that writes. */
const hrefOf = (field: Field | undefined, text: string): { href?: string } =>
  field?.kind === 'text' && field.type === 'email' && text !== erased ? { href: `mailto:${text}` } : {};

/** PostgreSQL tells its numbers as texts. */
const versionIn = ({ formVersion }: StoredAnswers): number => Number(formVersion ?? Number.NaN);

/** Nothing where the answers do not fit the form they are said to be of. */
function linesBy(kind: SubmissionKind, answers: Answers): ReadableAnswer[] | undefined {
  try {
    return answerLines(kind.form.fields, answers).map(readable(kind));
  } catch {
    return undefined;
  }
}

/**
 * Opens stored answers: of this version of their form, of an earlier one, of the form of an editor as it was then, or, where the form is not known or the answers
 * do not fit it, as they were written down. Throws only where the store does not answer: a request that cannot be read must
 * not hide the others.
 */
export async function openSubmission(payload: Payload, stored: StoredAnswers): Promise<OpenSubmission> {
  const written = parseStoredAnswers(stored.answers);
  const version = versionIn(stored);
  const kind = Number.isInteger(version)
    ? await findSubmissionKind(payload, stored.kind, version)
    : undefined;
  const kept = { form: stored.kind, version, answers: written };
  const answers = kind && upgradeAnswers(kind.form, kept);
  const lines = answers && linesBy(kind, answers);
  if (lines) return { kind, answers, lines };
  return { kind: undefined, answers: written, lines: plainLines(written) };
}
