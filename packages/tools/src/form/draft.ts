import type { Answers } from './field.ts';
import { answersToTexts, type FieldTexts, textsToAnswers } from './field-texts.ts';
import { fieldAt, isPlainObject } from './field-tree.ts';
import type { Form } from './form.ts';
import { answerAt, placeText } from './place-text.ts';

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

/** Texts that have no field in this form, by their paths. */
const withoutField = (form: Form, typed: FieldTexts): [string[], string][] =>
  Object.entries(typed).flatMap(([path, text]) =>
    path.includes('.') && text.trim() !== '' && !fieldAt(form.fields, path) ? [[path.split('.'), text]] : [],
  );

/** What was typed into an older form, as answers to this one; with what has no field here, by its path and at its place. */
function upgradedDraft(form: Form, version: unknown, typed: FieldTexts): Answers | undefined {
  const known: unknown = textsToAnswers(form.fields, typed);
  const placed = withoutField(form, typed).reduce((now, [path, text]) => placeText(now, path, text), known);
  const answers = { ...typed, ...(isPlainObject(placed) ? placed : {}) };
  return upgradeAnswers(form, { form: form.key, version, answers });
}

/** The texts of an older form as those of this one. What a person typed may be anything: an upgrade may fail on it. */
function upgradedTexts(form: Form, version: unknown, typed: FieldTexts): FieldTexts | undefined {
  try {
    const upgraded = upgradedDraft(form, version, typed);
    return upgraded && answersToTexts(form.fields, upgraded);
  } catch {
    return undefined;
  }
}

const textsIn = (typed: Answers): FieldTexts =>
  Object.fromEntries(
    Object.entries(typed).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/**
 * The texts of a draft. Those of an older form go through its upgrades; what is no field any more is dropped.
 * @returns nothing when it is no draft of this form, of a later version, or cannot be carried over.
 */
export function readDraft(form: Form, text: string | undefined): FieldTexts | undefined {
  const draft = parsed(text);
  if (!isPlainObject(draft) || draft.form !== form.key || !isPlainObject(draft.typed)) return undefined;
  const typed = textsIn(draft.typed);
  if (draft.version !== form.version) return upgradedTexts(form, draft.version, typed);
  return Object.fromEntries(
    Object.entries(typed).filter(([path]) => fieldAt(form.fields, path) !== undefined),
  );
}

/**
 * What was typed into an older form and has no field in this one, each as `key: text`: what nobody sees any more is named
 * once. Nothing where there is no older draft.
 */
export function droppedFromDraft(form: Form, text: string | undefined): readonly string[] {
  const draft = parsed(text);
  if (!isPlainObject(draft) || draft.version === form.version || !isPlainObject(draft.typed)) return [];
  const upgraded = upgradedDraft(form, draft.version, textsIn(draft.typed)) ?? {};
  const dropped = Object.entries(upgraded).filter(
    ([path, typed]) =>
      typeof typed === 'string' &&
      typed.trim() !== '' &&
      !fieldAt(form.fields, path) &&
      // An upgrade that took it from its place has carried it over.
      (!path.includes('.') || answerAt(upgraded, path.split('.')) === typed),
  );
  return dropped.map(([path, typed]) => `${path}: ${typed}`);
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
