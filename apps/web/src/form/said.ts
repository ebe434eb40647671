import type { Fields } from '@majak/tools/form/field';
import { fieldAt } from '@majak/tools/form/inside';
import { pathOnWire } from '@majak/tools/form/wire';
import type { FormState } from './form-state.ts';

/** What a server said of fields, by their paths: the first of each; of nothing else. @param errors At the names that travel. */
export function saidOf(
  fields: Fields,
  errors: readonly { field: string; message: string }[],
): FormState['said'] {
  const said: Record<string, string> = {};
  for (const { field, message } of errors) {
    const path = pathOnWire(fields, field);
    if (fieldAt(fields, path)) said[path] ??= message;
  }
  return said;
}
