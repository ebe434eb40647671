import type { ContactRequest } from '@majak/tools/forms/contact-request/definition';
import { contactMessages } from '@majak/tools/kit/contact-messages';
import { Notice } from '@majak/ui/notice';
import { HttpProblem } from '../client/http.ts';
import type { FormState } from './form-state.ts';
import { mailLink } from './mail-link.ts';

type Props = {
  officeEmail: string;
  error: Error | FormState['failure'];
  values: Partial<ContactRequest>;
};

/** What is said when a request did not arrive, and the way that is left: an e-mail with everything that was written. */
export const Failure = ({ officeEmail, error, values }: Props) => (
  <div role="alert">
    {error && (
      <Notice kind="error">
        <p>{contactMessages.failure(officeEmail)}</p>
        {waitS(error) && (
          <p>You have sent several requests in a short time. Try again in {waitS(error)} seconds.</p>
        )}
        <p>
          <a href={mailLink(officeEmail, values)} className="link">
            Open an e-mail with what you wrote
          </a>
        </p>
      </Notice>
    )}
  </div>
);

const waitS = (failed: Error | NonNullable<FormState['failure']>): number | undefined => {
  if (failed instanceof HttpProblem) return failed.retryAfterS;
  return typeof failed === 'object' && 'retryAfterS' in failed ? failed.retryAfterS : undefined;
};
