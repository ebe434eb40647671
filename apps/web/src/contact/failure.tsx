import type { Fields } from '@majak/tools/form/field';
import type { Typed } from '@majak/tools/form/typed';
import { contactMessages } from '@majak/tools/kit/contact-messages';
import { Notice } from '@majak/ui/notice';
import { waitS } from '../form/wait-s.ts';
import { mailLink } from './mail-link.ts';

type Props = { officeEmail: string; error: unknown; fields: Fields; typed: Typed };

/** What is said when a request did not arrive, and the way that is left: an e-mail with everything that was written. */
export const Failure = ({ officeEmail, error, fields, typed }: Props) => (
  <div role="alert">
    {error ? (
      <Notice kind="error">
        <p>{contactMessages.failure(officeEmail)}</p>
        {waitS(error) && (
          <p>You have sent several requests in a short time. Try again in {waitS(error)} seconds.</p>
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
