import { env } from '@majak/desk/env';
import { openPayload } from '@majak/desk/payload';
import { endSessionUrl } from '@majak/desk/sign-in/identity-client';
import { clientAreaPath } from '@majak/desk/sign-in/return-address';
import { signOut } from '@majak/desk/sign-in/sign-out';
import type { APIRoute } from 'astro';
import { isPressed } from '../../../sign-in/is-pressed.ts';
import { seeOther } from '../../../sign-in/see-other.ts';

const signedOutPath = `${clientAreaPath}?signed-out`;

/** Where a browser goes that is signed out here: to the provider first, where that is not ours and signs out too. */
const leavesFor = async (): Promise<string> =>
  (await endSessionUrl(env.webUrl + signedOutPath))?.href ?? signedOutPath;

/** Signs out here, and with `everywhere` in every browser. */
export const POST: APIRoute = async ({ request }) => {
  const answer = new Headers();
  const everywhere = await isPressed(request, 'everywhere');
  await signOut(await openPayload(), { request, answer, everywhere });
  return seeOther(await leavesFor(), answer);
};

/** A link from this site, or an address that somebody typed, signs out; one on another site signs nobody out. */
export const GET: APIRoute = async ({ request }) => {
  if (request.headers.get('sec-fetch-site') === 'cross-site') return seeOther(clientAreaPath);
  const answer = new Headers();
  await signOut(await openPayload(), { request, answer, everywhere: false });
  return seeOther(await leavesFor(), answer);
};
