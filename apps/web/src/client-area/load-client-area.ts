import { bookingsOfClient } from '@majak/desk/bookings/bookings-of-client';
import { type ClientPolicy, clientPolicies } from '@majak/desk/insurance/client-policies';
import { type KeptWork, listWork } from '@majak/desk/kept-work/kept-work';
import { logFailure } from '@majak/desk/log';
import { openPayload } from '@majak/desk/payload';
import { type ClientConsent, consentsOf } from '@majak/desk/sign-in/client-consents';
import { type ClientFile, filesOfClient } from '@majak/desk/sign-in/client-files';
import { type ClientMatters, clientMatters } from '@majak/desk/sign-in/client-matters';
import { type ClientSession, listSessions } from '@majak/desk/sign-in/client-session';
import { type SignedInClient, signedInClient } from '@majak/desk/sign-in/signed-in-client';

import type { Booking } from '@majak/tools/bookings/booking';
import { type KnownWork, knownWork } from '../kept-work/known-work.ts';

/** What the area of a client shows: nothing of anybody where nobody is signed in. */
export type ClientArea =
  | { kind: 'signed out' }
  | { kind: 'away' }
  | ({
      kind: 'signed in';
      client: SignedInClient;
      sessions: readonly ClientSession[];
      files: readonly ClientFile[];
      consents: readonly ClientConsent[];
      bookings: readonly Booking[];
      policies: readonly ClientPolicy[];
      work: { known: readonly KnownWork[]; kept: readonly KeptWork[] };
    } & ClientMatters);

/** Whatever is the client's whose browser sent a request. */
export async function loadClientArea(request: Request): Promise<ClientArea> {
  try {
    const payload = await openPayload();
    const client = await signedInClient(payload, request);
    if (!client) return { kind: 'signed out' };
    const { email } = client;
    const matters = await clientMatters(payload, email);
    const [sessions, files, consents, bookings, policies, kept, known] = await Promise.all([
      listSessions(payload, email),
      filesOfClient(payload, matters),
      consentsOf(payload, email),
      bookingsOfClient(payload, email),
      clientPolicies(payload, email),
      listWork(payload, email),
      knownWork(),
    ]);
    const work = { known, kept };
    return { kind: 'signed in', client, sessions, files, consents, bookings, policies, work, ...matters };
  } catch (error) {
    logFailure('The client area could not be shown', error);
    return { kind: 'away' };
  }
}
