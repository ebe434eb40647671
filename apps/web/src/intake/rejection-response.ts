import { problem } from '../problem.ts';
import type { Rejected } from './accept-submission.ts';

/** What was not accepted, as the API says it. */
export function rejectionResponse(result: Rejected): Response {
  switch (result.kind) {
    case 'invalid':
      return problem({ status: 422, title: 'Some fields need your attention', errors: result.errors });
    case 'keyReused':
      return problem({ status: 422, title: 'This Idempotency-Key was used with another body' });
    case 'rows':
      return problem({
        status: 422,
        title: 'Rows are added on the page of the form: send all of them at once',
      });
    case 'tooMany':
      return problem({
        status: 429,
        title: 'Too many requests',
        detail: `Try again in ${result.retryAfterS} seconds.`,
        headers: { 'Retry-After': String(result.retryAfterS) },
      });
    case 'unreadable':
      return result.response;
  }
}
