import { openPayload } from '@majak/desk/payload';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';

/** Screens that somebody with a one-time password may open: the dashboard says why, the account is where to change it. */
const open = new Set([
  undefined,
  'account',
  'login',
  'logout',
  'logout-inactivity',
  'unauthorized',
  'reset',
  'forgot',
]);

/** Leads people who have not chosen a password of their own from any other screen to the dashboard. */
export async function requireOwnPassword(segments: readonly string[] | undefined): Promise<void> {
  if (open.has(segments?.[0])) return;
  const payload = await openPayload();
  const { user } = await payload.auth({ headers: await headers() });
  if (user?.mustChangePassword) redirect('/admin');
}
