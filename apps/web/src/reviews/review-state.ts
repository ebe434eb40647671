import { type ReviewField, reviewFields } from '@majak/tools/forms/review/definition';
import type { Refused } from '../intake/take-in.ts';

const fieldsOf = (input: unknown): Map<string, unknown> =>
  new Map(Object.entries(typeof input === 'object' && input !== null ? input : {}));

/** What the form is shown again with: everything typed, and what is wrong. */
export type ReviewState = {
  status: number;
  values: Partial<Record<ReviewField, string>>;
  errors: { field: ReviewField; message: string }[];
  /** A fault that belongs to no field, in words. */
  failure?: string;
};

/** The form's state after a post that was not accepted. */
export function reviewState(result: Refused, input: unknown): ReviewState {
  const fields = fieldsOf(input);
  const typed = reviewFields.map((name) => [name, fields.get(name)] as const);
  const values = Object.fromEntries(typed.filter(([, value]) => typeof value === 'string'));
  const again = (status: number, failure: string): ReviewState => ({ status, values, errors: [], failure });
  switch (result.kind) {
    case 'invalid':
      return { status: 422, values, errors: firstOf(result.errors) };
    case 'tooMany':
      return again(429, `You have sent several in a short time. Try again in ${result.retryAfterS} seconds.`);
    case 'keyReused':
      return again(422, 'It was not stored. Please send it once more.');
    case 'unreadable':
      return again(
        result.response.status,
        'It was not stored, because of a fault on our side. Try again in a minute.',
      );
  }
}

/** One message a field, in the order in which a person meets them. */
const firstOf = (errors: readonly { field: string; message: string }[]): ReviewState['errors'] =>
  reviewFields.flatMap((field) => {
    const error = errors.find((one) => one.field === field);
    return error ? [{ field, message: error.message }] : [];
  });
