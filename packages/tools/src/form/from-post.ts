import type { Fields } from './field.ts';
import type { FieldTexts } from './field-texts.ts';
import { fieldAt } from './field-tree.ts';
import { pathOnWire } from './wire-names.ts';

/**
 * The texts of a posted form by the paths of their fields. Where a name comes twice the last one counts, as with a box
 * that stands after the field it speaks for; boxes of which several can be ticked are taken together.
 * @param entries Names as they travel, and texts. What is no field is left out.
 */
export function fromPost(fields: Fields, entries: Iterable<readonly [string, unknown]>): FieldTexts {
  const typed: Record<string, string> = {};
  for (const [name, text] of entries) {
    if (typeof text !== 'string') continue;
    const path = pathOnWire(fields, name);
    const field = fieldAt(fields, path);
    if (!field) continue;
    const before = typed[path];
    typed[path] = field.kind === 'choices' && before ? `${before},${text}` : text;
  }
  return typed;
}
