import type { Fields } from './field.ts';
import { fieldAt } from './inside.ts';
import { fromTyped, type Typed, toTyped } from './typed.ts';

const pathPattern = /^[A-Za-z]\w*(?:\.\w+){0,4}$/;
const textMaxLength = 200;

/** What differs from an untouched form, for the part of an address after `#`. */
export function toShareLink(fields: Fields, typed: Typed): URLSearchParams {
  const untouched = toTyped(fields, {});
  const changed = Object.entries(toTyped(fields, fromTyped(fields, typed))).filter(
    ([path, text]) => text !== (untouched[path] ?? ''),
  );
  return new URLSearchParams(changed);
}

/** The texts that such a part of an address carries; what is no field of the form is left out. */
export function fromShareLink(fields: Fields, fragment: string): Record<string, string> {
  const carried = [...new URLSearchParams(fragment)].filter(
    ([path, text]) => pathPattern.test(path) && text.length <= textMaxLength && fieldAt(fields, path),
  );
  return { ...toTyped(fields, {}), ...Object.fromEntries(carried) };
}
