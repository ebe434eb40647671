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
  if (field.kind === 'uploads') return field.maxBytes * field.max;
  const each = Object.values(nestedFields(field) ?? {}).reduce((sum, inside) => sum + fileBytes(inside), 0);
  return field.kind === 'rows' ? each * field.max : each;
}

/** What one post carries at most, however many files its form takes: a browser without a script sends some at a time. */
const mostBytes = 25 * 1024 * 1024;

/** The longest body that a form is read from: what each of its files may weigh, and room for its texts. */
export const bodyLimit = (fields: Fields): number =>
  Math.min(
    mostBytes,
    Object.values(fields).reduce((sum, field) => sum + fileBytes(field), textBytes),
  );

/** The longest body that any form which strangers hand in is read from. */
export const largestBody: number = Math.max(...submissionKinds.map(({ form }) => bodyLimit(form.fields)));
