import type { ClientSession } from '@majak/desk/sign-in/client-session';
import { Button } from '@majak/ui/button';
import { localDate } from '../local-date.ts';

type Props = { sessions: readonly ClientSession[]; current: ClientSession };

/** Where a client is signed in, and the way out of here or of everywhere. */
export const SessionList = ({ sessions, current }: Props) => (
  <>
    <ul className="max-w-measure">
      {sessions.map(({ id, device, since, seenAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-3 first:border-t-0"
        >
          <span>
            {device}
            {id === current.id ? <strong> (this one)</strong> : null}
          </span>
          <span className="text-small text-text-muted">
            Since {localDate(since)}, last seen {localDate(seenAt)}
          </span>
        </li>
      ))}
    </ul>
    <form method="post" action="/api/auth/logout" className="mt-5 flex flex-wrap gap-4">
      <Button type="submit">Sign out here</Button>
      <Button type="submit" name="everywhere" value="yes" variant="quiet">
        Sign out everywhere
      </Button>
    </form>
  </>
);
