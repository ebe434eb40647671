import type { Fields } from '@majak/tools/form/field';
import type { FieldTexts } from '@majak/tools/form/field-texts';
import type { Rejected } from '../intake/accept-submission.ts';
import type { FormState } from './form-state.ts';
import { serverErrorsByPath } from './server-errors-by-path.ts';

/** What a form that was posted without script is shown again with: everything typed, and what is wrong. */
export type PlainPostState = {
  status: number;
  typed: FieldTexts;
  said: FormState['said'];
  /** A fault that belongs to no field. */
  failure?: 'submission' | { retryAfterS: number };
};

/** The form's state after a post that was not accepted, or asked for a row more or less. */
export function plainPostState(fields: Fields, result: Rejected, typed: FieldTexts): PlainPostState {
  switch (result.kind) {
    case 'invalid':
      return { status: 422, typed, said: serverErrorsByPath(fields, result.errors) };
    case 'rows':
      return { status: 200, typed, said: {} };
    case 'tooMany':
      return { status: 429, typed, said: {}, failure: { retryAfterS: result.retryAfterS } };
    case 'keyReused':
      return { status: 422, typed, said: {}, failure: 'submission' };
    case 'unreadable':
      return { status: result.response.status, typed, said: {}, failure: 'submission' };
  }
}
