import type { Payload } from 'payload';
import { endSession, endSessionsOf, findSession } from './client-session.ts';
import { sessionCookie } from './sealed-cookies.ts';

type Leaving = { request: Request; answer: Headers; everywhere: boolean };

/** Ends the session of a browser, or every session of its client: a copy of the cookie opens nothing any more. */
export async function signOut(payload: Payload, { request, answer, everywhere }: Leaving): Promise<void> {
  const cookie = await sessionCookie(request, answer);
  const { token } = cookie;
  cookie.destroy();
  if (!token) return;
  const session = everywhere ? await findSession(payload, token) : undefined;
  await (session ? endSessionsOf(payload, session.email) : endSession(payload, token));
}
