import { logFailure } from '@majak/desk/log';
import { openPayload } from '@majak/desk/payload';
import { failedPath } from '@majak/desk/sign-in/begin-sign-in';
import { finishSignIn } from '@majak/desk/sign-in/finish-sign-in';
import type { APIRoute } from 'astro';
import { lookedAt, onlyRead } from '../../../sign-in/only-read.ts';
import { seeOther } from '../../../sign-in/see-other.ts';

/** Where the provider sends a browser back to, with a code that is exchanged once. */
export const GET: APIRoute = async ({ request }) => {
  const answer = new Headers();
  try {
    return seeOther(await finishSignIn(await openPayload(), { request, answer }), answer);
  } catch (error) {
    logFailure('A sign-in could not end', error);
    return seeOther(failedPath('unavailable'));
  }
};

export const HEAD = lookedAt;
export const ALL = onlyRead;
