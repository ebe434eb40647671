import type { ClientRequest } from '@majak/desk/sign-in/client-matters';
import { clientCasePath } from '../client-case/client-case-address.ts';
import { localDate } from '../local-date.ts';

const stageWords: Readonly<Record<ClientRequest['stage'], string>> = {
  new: 'We’ve got it, and we’ll answer by e-mail',
  'in progress': 'We’re working on it',
  answered: 'We’ve answered: check your e-mail',
  closed: 'Closed',
};

/** What a client asked for, the latest first, with how far it is. */
export const RequestList = ({ requests }: { requests: readonly ClientRequest[] }) =>
  requests.length > 0 ? (
    <ul>
      {requests.map(({ reference, what, sentAt, stage, cases }) => (
        <li key={reference} className="grid gap-1 border-t border-line py-4 first:border-t-0">
          <p className="flex flex-wrap items-baseline justify-between gap-x-6">
            <strong>{what}</strong>
            <span className="text-small text-text-muted">
              {localDate(sentAt)} · {reference}
            </span>
          </p>
          <p>
            {cases.length > 0 ? 'It became a case: ' : `${stageWords[stage]}.`}
            {cases.map((one, at) => (
              <span key={one}>
                {at > 0 ? ', ' : ''}
                <a href={clientCasePath(one)} className="link">
                  {one}
                </a>
              </span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  ) : (
    <p className="max-w-measure">
      You haven’t sent us anything from this address yet. What you send with a form on this site shows here.
    </p>
  );
