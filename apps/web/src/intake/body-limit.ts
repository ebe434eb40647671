import { submissionKinds } from '@majak/desk/submissions/submission-kinds';
import type { Field, Fields } from '@majak/tools/form/field';
import { nestedFields } from '@majak/tools/form/field-tree';

/** Room for all the texts of a form. */
const textBytes = 256 * 1024;
/** What stands around a file: its type, its name in the body. */
const aroundFile = 256;

/** Bytes that a file takes where three of them are written as four letters. */
const asText = (bytes: number): number => Math.ceil(bytes / 3) * 4 + aroundFile;

/** Bytes that the fields inside take at most, by what one takes alone. */
function inAll(fields: Fields, one: (field: Field) => number): number {
  return Object.values(fields).reduce((sum, field) => {
    const each = one(field) + inAll(nestedFields(field) ?? {}, one);
    return sum + (field.kind === 'rows' ? each * field.max : each);
  }, 0);
}

/** The longest body of JSON or texts that a form is read from: files that are written in it, and room for its texts. */
export const bodyLimit = (fields: Fields): number =>
  textBytes + inAll(fields, (field) => (field.kind === 'file' ? asText(field.maxBytes) : 0));

/** What one post carries at most, however many files its form takes: a browser without a script sends some at a time. */
const mostBytes = 25 * 1024 * 1024;

/** The longest body that a form is read from which brings its files beside its texts. */
export const multipartLimit = (fields: Fields): number =>
  Math.min(
    mostBytes,
    bodyLimit(fields) + inAll(fields, (field) => (field.kind === 'uploads' ? field.maxBytes * field.max : 0)),
  );

/** The longest body that any form which strangers hand in is read from. */
export const largestBody: number = Math.max(
  ...submissionKinds.map(({ form }) => Math.max(bodyLimit(form.fields), multipartLimit(form.fields))),
);
