import type { ClientRequest } from '@majak/desk/sign-in/client-matters';
import { localDate } from '../local-date.ts';

const stageWords: Readonly<Record<ClientRequest['stage'], string>> = {
  new: 'We’ve got it, and we’ll answer by e-mail',
  'in progress': 'We’re working on it',
  answered: 'We’ve answered: check your e-mail',
  closed: 'Closed',
};

/** What a client asked for, the latest first, with how far it is. What became a case of theirs is listed there. */
export function RequestList({ requests }: { requests: readonly ClientRequest[] }) {
  const open = requests.filter(({ cases }) => cases.length === 0);
  if (open.length === 0)
    return (
      <p className="max-w-measure">
        {requests.length > 0
          ? 'Everything you’ve sent us became a case: you’ll find it under Cases.'
          : 'You haven’t sent us anything from this address yet. What you send with a form on this site shows here.'}
      </p>
    );
  return (
    <ul>
      {open.map(({ reference, what, sentAt, stage }) => (
        <li key={reference} className="grid gap-1 border-t border-line py-4 first:border-t-0">
          <p className="flex flex-wrap items-baseline justify-between gap-x-6">
            <strong>{what}</strong>
            <span className="text-small text-text-muted">
              {localDate(sentAt)} · {reference}
            </span>
          </p>
          <p>{stageWords[stage]}.</p>
        </li>
      ))}
    </ul>
  );
}
