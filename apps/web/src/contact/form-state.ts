import { type ContactField, contactFields } from '@majak/tools/forms/contact-request/definition';
import type { Refused } from '../intake/take-in.ts';

/** A field of the form: one of the seven, or the answer to a question. */
export type FieldName = ContactField | `answers.${string}`;

/** What a form that was posted without script is shown again with: everything typed, and what is wrong. */
export type FormState = {
  status: number;
  values: Partial<Record<FieldName, string>>;
  errors: Partial<Record<FieldName, string>>;
  /** A fault that belongs to no field. */
  failure?: 'submission' | { retryAfterS: number };
};

/** The form's state after a post that was not accepted. */
export function formState(result: Refused, input: unknown): FormState {
  const values = typedValues(input);
  switch (result.kind) {
    case 'invalid':
      return { status: 422, values, errors: firstErrors(result.errors) };
    case 'tooMany':
      return { status: 429, values, errors: {}, failure: { retryAfterS: result.retryAfterS } };
    case 'keyReused':
      return { status: 422, values, errors: {}, failure: 'submission' };
    case 'unreadable':
      return { status: result.response.status, values, errors: {}, failure: 'submission' };
  }
}

const isField = (name: string): name is FieldName =>
  name.startsWith('answers.') || contactFields.some((field) => field === name);

function typedValues(input: unknown): FormState['values'] {
  if (typeof input !== 'object' || input === null) return {};
  return Object.fromEntries(
    Object.entries(input).filter(([name, value]) => isField(name) && typeof value === 'string'),
  );
}

/** One message a field: the first. */
export function firstErrors(errors: readonly { field: string; message: string }[]): FormState['errors'] {
  const found: FormState['errors'] = {};
  for (const { field, message } of errors) if (isField(field)) found[field] ??= message;
  return found;
}
