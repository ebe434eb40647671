import { type ContactRequest, contactMessages } from '@majak/tools/forms/contact-request/definition';
import { Notice } from '@majak/ui/notice';
import { HttpProblem } from '../client/http.ts';
import type { FormState } from './form-state.ts';
import { mailLink } from './mail-link.ts';
import type { Receipt } from './send.ts';

type Props = {
  officeEmail: string;
  error: Error | undefined;
  failure: FormState['failure'];
  values: Partial<ContactRequest>;
  receipt: Receipt | undefined;
  successShown: boolean;
  thanksPath: string | undefined;
};

/** What became of the request. The success text leaves the screen after three seconds, not the live region. */
export function Outcome({ officeEmail, error, failure, values, receipt, successShown, thanksPath }: Props) {
  const failed = error ?? failure;
  return (
    <>
      <div role="status">
        {receipt && (
          <>
            <div className={successShown ? '' : 'sr-only'}>
              <Notice kind="success">{contactMessages.success}</Notice>
            </div>
            <p className="mt-3">
              Your reference is <strong>{receipt.reference}</strong>. A copy is on its way to your e-mail; if
              you do not see it, look into your spam folder.{' '}
              {thanksPath && (
                <a href={`${thanksPath}?reference=${receipt.reference}`} className="link">
                  What happens next
                </a>
              )}
            </p>
          </>
        )}
      </div>
      <div role="alert">
        {failed && (
          <Notice kind="error">
            <p>{contactMessages.failure(officeEmail)}</p>
            {waitS(failed) && (
              <p>You have sent several requests in a short time. Try again in {waitS(failed)} seconds.</p>
            )}
            <p>
              <a href={mailLink(officeEmail, values)} className="link">
                Open an e-mail with what you wrote
              </a>
            </p>
          </Notice>
        )}
      </div>
    </>
  );
}

const waitS = (failed: Error | NonNullable<FormState['failure']>): number | undefined => {
  if (failed instanceof HttpProblem) return failed.retryAfterS;
  return typeof failed === 'object' && 'retryAfterS' in failed ? failed.retryAfterS : undefined;
};
