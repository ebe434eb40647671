import { logFailure } from '@majak/desk/log';
import { openPayload } from '@majak/desk/payload';
import { type ClientMatters, clientMatters } from '@majak/desk/sign-in/client-matters';
import { type ClientSession, listSessions } from '@majak/desk/sign-in/client-session';
import { type SignedInClient, signedInClient } from '@majak/desk/sign-in/signed-in-client';

/** What the area of a client shows: nothing of anybody where nobody is signed in. */
export type ClientArea =
  | { kind: 'signed out' }
  | { kind: 'away' }
  | ({ kind: 'signed in'; client: SignedInClient; sessions: readonly ClientSession[] } & ClientMatters);

/** Whatever is the client's whose browser sent a request. */
export async function loadClientArea(request: Request): Promise<ClientArea> {
  try {
    const payload = await openPayload();
    const client = await signedInClient(payload, request);
    if (!client) return { kind: 'signed out' };
    const [matters, sessions] = await Promise.all([
      clientMatters(payload, client.email),
      listSessions(payload, client.email),
    ]);
    return { kind: 'signed in', client, sessions, ...matters };
  } catch (error) {
    logFailure('The client area could not be shown', error);
    return { kind: 'away' };
  }
}
