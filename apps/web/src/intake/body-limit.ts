import { submissionKinds } from '@majak/desk/submissions/submission-kinds';
import type { Field, Fields } from '@majak/tools/form/field';
import { nestedFields } from '@majak/tools/form/field-tree';

/** Room for all the texts of a form. */
const textBytes = 256 * 1024;
/** What stands around a file: its type, its name in the body. */
const aroundFile = 256;

/** Bytes that the files of a field take at most in a body, where three of them are written as four letters. */
function fileBytes(field: Field): number {
  if (field.kind === 'file') return Math.ceil(field.maxBytes / 3) * 4 + aroundFile;
  const each = Object.values(nestedFields(field) ?? {}).reduce((sum, inside) => sum + fileBytes(inside), 0);
  return field.kind === 'rows' ? each * field.max : each;
}

/** The longest body that a form is read from: what each of its files may weigh, and room for its texts. */
export const bodyLimit = (fields: Fields): number =>
  Object.values(fields).reduce((sum, field) => sum + fileBytes(field), textBytes);

/** The longest body that any form which strangers hand in is read from. */
export const largestBody: number = Math.max(...submissionKinds.map(({ form }) => bodyLimit(form.fields)));
