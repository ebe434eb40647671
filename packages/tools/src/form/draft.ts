import type { Answers } from './field.ts';
import type { FieldTexts } from './field-texts.ts';
import { fieldAt, isPlainObject } from './field-tree.ts';
import type { Form } from './form.ts';

/** What is written down of a form that is not finished: the texts as they stand in it. */
export const writeDraft = ({ key, version }: Pick<Form, 'key' | 'version'>, typed: FieldTexts): string =>
  JSON.stringify({ form: key, version, typed });

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};

/**
 * The texts of a draft, also of an older form: what is still a field keeps its text, what is none any more is dropped.
 * @returns nothing when it is no draft of this form.
 */
export function readDraft({ key, fields }: Form, text: string | undefined): FieldTexts | undefined {
  const draft = parsed(text);
  if (!isPlainObject(draft) || draft.form !== key || !isPlainObject(draft.typed)) return undefined;
  const texts = Object.entries(draft.typed).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && fieldAt(fields, entry[0]) !== undefined,
  );
  return Object.fromEntries(texts);
}

const isVersion = (version: unknown): version is number => Number.isInteger(version) && Number(version) > 0;

/**
 * Answers of any earlier version as those of this one; nothing of a later version, of another form, or where an upgrade
 * cannot carry them over. Never throws: answers that cannot be read must not be in the way of the others.
 */
export function upgradeAnswers({ key, version, upgrades = {} }: Form, kept: unknown): Answers | undefined {
  if (!isPlainObject(kept) || kept.form !== key || !isPlainObject(kept.answers)) return undefined;
  if (!isVersion(kept.version) || kept.version > version) return undefined;
  let answers: unknown = kept.answers;
  try {
    for (let at = kept.version; at < version && isPlainObject(answers); at += 1)
      answers = upgrades[at]?.(answers) ?? answers;
  } catch {
    return undefined;
  }
  return isPlainObject(answers) ? answers : undefined;
}
