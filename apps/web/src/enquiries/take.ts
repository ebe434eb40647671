import type { Enquiry } from '@majak/tools/kit/enquiry';
import { type PostedState, postedState } from '../form/posted-state.ts';
import { takeIn } from '../intake/take-in.ts';
import { filed } from './filed.ts';
import { thanksPath } from './placed.ts';

type Taken = { thanks: string; state?: undefined } | { thanks?: undefined; state: PostedState };

/** Takes a form that was posted without script: where to go next, or the form to be shown again. */
export async function takeEnquiry(request: Request, enquiry: Enquiry, subject?: string): Promise<Taken> {
  const { kind, place } = filed(enquiry, subject);
  const { result, typed } = await takeIn(request, kind, place);
  if (result.kind === 'accepted') return { thanks: `${thanksPath(enquiry)}?reference=${result.reference}` };
  return { state: postedState(kind.form.fields, result, typed) };
}
