import type { Fields } from './field.ts';
import { answersToTexts, type FieldTexts, textsToAnswers } from './field-texts.ts';
import { fieldAt } from './field-tree.ts';

const textMaxLength = 200;
const pathPattern = /^[A-Za-z]\w*(?:\.\w+){0,4}$/;

/** How long a text may be that an address brings: as long as the field takes, and no less than anything else is written. */
function longestAt(fields: Fields, path: string): number {
  const field = fieldAt(fields, path);
  if (!field) return -1;
  return 'maxLength' in field ? Math.max(field.maxLength, textMaxLength) : textMaxLength;
}

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
  const carried = [...new URLSearchParams(fragment)].filter(
    ([path, text]) => pathPattern.test(path) && text.length <= longestAt(fields, path),
  );
  return { ...answersToTexts(fields, {}), ...Object.fromEntries(carried) };
}
