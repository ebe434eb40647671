import { env } from '@majak/desk/env';
import { logFailure } from '@majak/desk/log';
import { openPayload } from '@majak/desk/payload';
import { beginSignIn, failedPath } from '@majak/desk/sign-in/begin-sign-in';
import { returnAddress } from '@majak/desk/sign-in/return-address';
import { secondsToWait, startsOfClient } from '@majak/desk/sign-in/sign-in-limits';
import { signedInClient } from '@majak/desk/sign-in/signed-in-client';
import type { APIRoute } from 'astro';
import { lookedAt, onlyRead } from '../../../sign-in/only-read.ts';
import { seeOther } from '../../../sign-in/see-other.ts';

/** On a local machine the site goes by several names; the provider sends everybody back to one. */
const isOtherName = ({ headers }: Request): boolean =>
  env.APP_ENV === 'local' && headers.get('x-asked-host') !== new URL(env.webUrl).host;

/** Sends a visitor to the provider, and one who is signed in to where they want to be: `?return=` is a page of this site. */
export const GET: APIRoute = async ({ request, url }) => {
  const returnTo = returnAddress(url.searchParams.get('return'));
  if (isOtherName(request)) return seeOther(env.webUrl + url.pathname + url.search);
  try {
    const payload = await openPayload();
    if (await signedInClient(payload, request)) return seeOther(returnTo);
    if (await secondsToWait(payload, startsOfClient, request)) return seeOther(failedPath('often'));
    const headers = new Headers();
    return seeOther(await beginSignIn(request, headers, returnTo), headers);
  } catch (error) {
    logFailure('A sign-in could not begin', error);
    return seeOther(failedPath('unavailable'));
  }
};

export const HEAD = lookedAt;
export const ALL = onlyRead;
