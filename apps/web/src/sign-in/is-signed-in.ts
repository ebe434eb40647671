import { openPayload } from '@majak/desk/payload';
import { signedInClient } from '@majak/desk/sign-in/signed-in-client';

/** Whether the browser that sent a request is signed in; while the store is away nobody is. */
export const isSignedIn = (request: Request): Promise<boolean> =>
  openPayload()
    .then((payload) => signedInClient(payload, request))
    .then(Boolean, () => false);
