import type { Payload } from 'payload';
import { type ClientSession, findSession } from './client-session.ts';
import { sessionCookie } from './sealed-cookies.ts';

/** Somebody who has proved that they read the mails of an address. What carries that address is theirs. */
export type SignedInClient = { email: string; session: ClientSession };

/**
 * The client whose browser sent a request; nothing where nobody is signed in, or not any more.
 * An answer that depends on it is kept by nobody: `Cache-Control: private, no-store`.
 */
export async function signedInClient(
  payload: Payload,
  request: Request,
): Promise<SignedInClient | undefined> {
  const { token } = await sessionCookie(request, new Headers());
  const session = token ? await findSession(payload, token) : undefined;
  return session && { email: session.email, session };
}
