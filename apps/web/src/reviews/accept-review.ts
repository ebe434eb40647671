import { openPayload } from '@majak/desk/payload';
import { type ReviewResult, reviewFaults, submitReview } from '@majak/desk/use-cases/submit-review';
import { type ReviewField, reviewFields, reviewMessages } from '@majak/tools/forms/review/definition';
import { acceptForm, type Reading, type Refused } from '../contact/accept-form.ts';
import { serviceLabel } from './by-service.ts';

export type ReviewTaken = ReviewResult | Refused;

const fieldsOf = (input: unknown): Map<string, unknown> =>
  new Map(Object.entries(typeof input === 'object' && input !== null ? input : {}));

/** A review as it came; the service has to be one of ours. */
const read: Reading = (input) => {
  const errors = reviewFaults(input);
  const service = fieldsOf(input).get('service');
  const isOurs = typeof service === 'string' && serviceLabel(service.trim()) !== undefined;
  if (!isOurs && !errors.some(({ field }) => field === 'service'))
    errors.push({ field: 'service', code: 'unknown_service', message: reviewMessages.service });
  return { content: input, errors };
};

/** Takes a review from the API or from a plain form post. */
export const acceptReview = (request: Request): Promise<{ result: ReviewTaken; input: unknown }> =>
  acceptForm(request, {
    name: 'review',
    read,
    submit: async (submission) => submitReview(await openPayload(), submission),
  });

/** What the form is shown again with: everything typed, and what is wrong. */
export type ReviewState = {
  status: number;
  values: Partial<Record<ReviewField, string>>;
  errors: { field: ReviewField; message: string }[];
  /** A fault that belongs to no field, in words. */
  failure?: string;
};

/** The form's state after a post that was not accepted. */
export function reviewState(result: Exclude<ReviewTaken, { kind: 'accepted' }>, input: unknown): ReviewState {
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
