import { done, failed, type Result } from '@majak/law/result';
import { upgradeAnswers } from './draft.ts';
import type { Answers } from './field.ts';
import { isPlainObject } from './field-tree.ts';
import type { Form } from './form.ts';

/** A form as a file of one's own, whole or not: a person reads it, and the form opens it again. */
export const writeSavedFile = ({ key, version }: Pick<Form, 'key' | 'version'>, answers: Answers): string =>
  `${JSON.stringify({ form: key, version, answers }, null, 2)}\n`;

/**
 * Opens a file that was saved of this form, by any earlier version too.
 * @returns its answers as those of this version, unchecked: what is missing or wrong is said at its field; or why there
 * are none, in a whole sentence.
 */
export function readSavedFile(form: Form, text: string): Result<Answers> {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return failed('The file is no saved form.');
  }
  if (!isPlainObject(file) || file.form !== form.key) return failed('The file was not saved from this form.');
  if (typeof file.version === 'number' && file.version > form.version)
    return failed('The file was saved by a later version of this form. Reload the page, then open it again.');
  const answers = upgradeAnswers(form, file);
  return answers ? done(answers) : failed('The file is damaged: its answers cannot be read.');
}
