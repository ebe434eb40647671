import type { User } from '@majak/desk/payload-types';
import Link from 'next/link';
import type { ServerProps } from 'payload';
import { isAtTheDesk } from './desk-work.ts';

/** Above the collections: the screens of the desk that are no collection. */
export function DeskLinks({ user }: Pick<ServerProps, 'user'>) {
  if (!user || !isAtTheDesk(user as User)) return null;
  return (
    <>
      <Link className="nav__link desk-link" href="/admin/today" prefetch={false}>
        Today
      </Link>
      <Link className="nav__link desk-link" href="/admin/week" prefetch={false}>
        Week of bookings
      </Link>
      <Link className="nav__link desk-link" href="/admin/bank-statement" prefetch={false}>
        Statement of the bank
      </Link>
      <Link className="nav__link desk-link" href="/admin/status-sheet" prefetch={false}>
        The office’s list
      </Link>
    </>
  );
}
