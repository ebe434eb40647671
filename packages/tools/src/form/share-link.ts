import type { Fields } from './field.ts';
import { answersToTexts, type FieldTexts, textsToAnswers } from './field-texts.ts';
import { fieldAt } from './field-tree.ts';

const pathPattern = /^[A-Za-z]\w*(?:\.\w+){0,4}$/;
const textMaxLength = 200;

/** What differs from an untouched form, for the part of an address after `#`. */
export function toShareLink(fields: Fields, typed: FieldTexts): URLSearchParams {
  const untouched = answersToTexts(fields, {});
  const changed = Object.entries(answersToTexts(fields, textsToAnswers(fields, typed))).filter(
    ([path, text]) => text !== (untouched[path] ?? ''),
  );
  return new URLSearchParams(changed);
}

/** The texts that such a part of an address carries; what is no field of the form is left out. */
export function fromShareLink(fields: Fields, fragment: string): Record<string, string> {
  const carried = [...new URLSearchParams(fragment)].filter(
    ([path, text]) => pathPattern.test(path) && text.length <= textMaxLength && fieldAt(fields, path),
  );
  return { ...answersToTexts(fields, {}), ...Object.fromEntries(carried) };
}
