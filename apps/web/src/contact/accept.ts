import { openPayload } from '@majak/desk/payload';
import { faultsOf, type SubmissionResult, submitRequest } from '@majak/desk/use-cases/submit-request';
import { acceptForm, type Reading, type Refused } from './accept-form.ts';
import { underListedNames } from './choices.ts';

export type Accepted = SubmissionResult | Refused;

const asItCame: Reading = (input) => ({ content: underListedNames(input), errors: faultsOf(input) });

/**
 * Takes a contact request from the API or from a plain form post. A form with questions of its own says how it is
 * read. `input` is what was typed, so that a form can be shown again with nothing lost.
 */
export const acceptContactRequest = (
  request: Request,
  read: Reading = asItCame,
): Promise<{ result: Accepted; input: unknown }> =>
  acceptForm(request, {
    name: 'contact',
    read,
    submit: async (submission) => submitRequest(await openPayload(), submission),
  });
