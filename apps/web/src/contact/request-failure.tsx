import type { Fields } from '@majak/tools/form/field';
import type { FieldTexts } from '@majak/tools/form/field-texts';
import { contactMessages } from '@majak/tools/forms/contact-messages';
import { Notice } from '@majak/ui/notice';
import { secondsToWait } from '../form/seconds-to-wait.ts';
import { mailLink } from './mail-link.ts';

type Props = { officeEmail: string; error: unknown; fields: Fields; typed: FieldTexts };

/** What is said when a request did not arrive, and the way that is left: an e-mail with everything that was written. */
export const RequestFailure = ({ officeEmail, error, fields, typed }: Props) => (
  <div role="alert">
    {error ? (
      <Notice kind="error">
        <p>{contactMessages.failure(officeEmail)}</p>
        {secondsToWait(error) && (
          <p>You have sent several requests in a short time. Try again in {secondsToWait(error)} seconds.</p>
        )}
        <p>
          <a href={mailLink(officeEmail, fields, typed)} className="link">
            Open an e-mail with what you wrote
          </a>
        </p>
      </Notice>
    ) : null}
  </div>
);
