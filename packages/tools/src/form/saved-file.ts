import { done, failed, type Result } from '@majak/law/result';
import { answerLines } from './answer-lines.ts';
import { upgradeAnswers } from './draft.ts';
import type { Answers } from './field.ts';
import { answersToTexts } from './field-texts.ts';
import { fieldAt, isPlainObject } from './field-tree.ts';
import type { Form } from './form.ts';

/** A form as it comes back from its file. */
export type SavedForm = {
  /** Unchecked: what is missing or wrong is said at its field. */
  answers: Answers;
  /** Answers that this version of the form has no field for, each as `label: answer`. */
  unknown: readonly string[];
};

const before = '<script type="application/json" id="saved-form">';
const after = '</script>';

/** The form's answers, as they stand in a page that a person reads: data, which no browser runs. */
export const savedData = ({ key, version }: Pick<Form, 'key' | 'version'>, answers: Answers): string =>
  `${before}${JSON.stringify({ form: key, version, answers }).replaceAll('<', '\\u003c')}${after}`;

/** The data in a page; the whole text where it is no page: forms were once saved as data alone. */
function dataIn(text: string): string {
  const at = text.indexOf(before);
  if (at < 0) return text;
  const rest = text.slice(at + before.length);
  const end = rest.indexOf(after);
  return end < 0 ? '' : rest.slice(0, end);
}

/** What the form can do nothing with, in words. @throws Error where the answers are no answers to it. */
function unknownIn({ fields }: Form, answers: Answers): readonly string[] {
  answersToTexts(fields, answers);
  return answerLines(fields, answers)
    .filter(({ path }) => fieldAt(fields, path) === undefined)
    .map(({ under, label, text }) => `${[...under, label].join(', ')}: ${text}`);
}

/**
 * Opens a file that was saved of this form, by any earlier version too. Nothing in it is run.
 * @returns its answers as those of this version; or why there are none, in a whole sentence.
 */
export function readSavedFile(form: Form, text: string): Result<SavedForm> {
  let file: unknown;
  try {
    file = JSON.parse(dataIn(text));
  } catch {
    return failed('The file is no saved form.');
  }
  if (!isPlainObject(file) || file.form !== form.key) return failed('The file was not saved from this form.');
  if (typeof file.version === 'number' && file.version > form.version)
    return failed('The file was saved by a later version of this form. Reload the page, then open it again.');
  const damaged = failed('The file is damaged: its answers cannot be read.');
  const answers = upgradeAnswers(form, file);
  if (!answers) return damaged;
  try {
    return done({ answers, unknown: unknownIn(form, answers) });
  } catch {
    return damaged;
  }
}
