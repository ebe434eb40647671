import { findOfficialForm } from '@majak/desk/official-forms/find-official-form';
import { openPayload } from '@majak/desk/payload';
import { openSubmission } from '@majak/desk/submissions/open-submission';
import type { Application } from '@majak/tools/forms/application';
import { findWithKey, type NoReceipt } from '../applications/find-with-key.ts';
import { problem } from '../problem.ts';
import { fillInResponse } from './fill-in-response.ts';

/** The official form with the answers that were handed in, for whoever holds the key to the receipt; or why there is none. */
export async function respondHandedInForm(
  application: Application,
  request: Request,
): Promise<Response | { none: NoReceipt }> {
  const offered = await findOfficialForm(application.slug);
  if (!offered) return problem({ status: 404, title: 'There is no official form to fill in here' });
  const opened = await findWithKey(application, request);
  if ('none' in opened) return opened;
  const { answers } = await openSubmission(await openPayload(), opened.found);
  return fillInResponse({ ...offered, application, answers, signal: request.signal });
}
