import { type ContactField, contactFields } from '@majak/tools/forms/contact-request/definition';
import type { Accepted } from './accept.ts';

/** What a form that was posted without script is shown again with: everything typed, and what is wrong. */
export type FormState = {
  status: number;
  values: Partial<Record<ContactField, string>>;
  errors: Partial<Record<ContactField, string>>;
  /** A fault that belongs to no field. */
  failure?: 'submission' | { retryAfterS: number };
};

/** The form's state after a post that was not accepted. */
export function formState(result: Exclude<Accepted, { kind: 'accepted' }>, input: unknown): FormState {
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

function typedValues(input: unknown): FormState['values'] {
  if (typeof input !== 'object' || input === null) return {};
  const given = new Map(Object.entries(input));
  const typed = contactFields.map((name) => [name, given.get(name)] as const);
  return Object.fromEntries(typed.filter(([, value]) => typeof value === 'string'));
}

/** One message a field: the first. */
export function firstErrors(errors: readonly { field: string; message: string }[]): FormState['errors'] {
  const found: FormState['errors'] = {};
  for (const name of contactFields) {
    const error = errors.find(({ field }) => field === name);
    if (error) found[name] = error.message;
  }
  return found;
}
