import type { Fields } from '@majak/tools/form/field';
import type { Typed } from '@majak/tools/form/typed';
import type { Refused } from '../intake/take-in.ts';
import type { FormState } from './form-state.ts';
import { saidOf } from './said.ts';

/** What a form that was posted without script is shown again with: everything typed, and what is wrong. */
export type PostedState = {
  status: number;
  typed: Typed;
  said: FormState['said'];
  /** A fault that belongs to no field. */
  failure?: 'submission' | { retryAfterS: number };
};

/** The form's state after a post that was not accepted, or asked for a row more or less. */
export function postedState(fields: Fields, result: Refused, typed: Typed): PostedState {
  switch (result.kind) {
    case 'invalid':
      return { status: 422, typed, said: saidOf(fields, result.errors) };
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
