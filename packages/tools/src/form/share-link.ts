import type { Fields } from './field.ts';
import { answersToTexts, type FieldTexts, textsToAnswers } from './field-texts.ts';
import { fieldAt } from './field-tree.ts';

const pathPattern = /^[A-Za-z]\w*(?:\.\w+){0,4}$/;

/** What differs from an untouched form, for the part of an address after `#`. */
export function toShareLink(fields: Fields, typed: FieldTexts): URLSearchParams {
  const untouched = answersToTexts(fields, {});
  const texts = answersToTexts(fields, textsToAnswers(fields, typed));
  // A field that was emptied is not as it starts.
  for (const path in untouched) if (typed[path] === '') texts[path] = '';
  return new URLSearchParams(
    Object.entries(texts).filter(([path, text]) => text !== (untouched[path] ?? '')),
  );
}

/** The texts that such a part of an address carries; what is no field of the form is left out. */
export function fromShareLink(fields: Fields, fragment: string): Record<string, string> {
  const carried = [...new URLSearchParams(fragment)].filter(([path, text]) => {
    const field = fieldAt(fields, path);
    // Longer is no number and no day; a text may be as long as an address carries.
    return pathPattern.test(path) && field && text.length <= ('maxLength' in field ? 10_000 : 200);
  });
  return { ...answersToTexts(fields, {}), ...Object.fromEntries(carried) };
}
