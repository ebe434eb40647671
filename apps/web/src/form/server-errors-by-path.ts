import type { Fields } from '@majak/tools/form/field';
import { fieldAt } from '@majak/tools/form/field-tree';
import { pathOnWire } from '@majak/tools/form/wire-names';
import type { FormState } from './form-state.ts';

/** What a server said of fields, by their paths: the first of each; of nothing else. @param errors At the names that travel. */
export function serverErrorsByPath(
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
