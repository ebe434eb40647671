import { logFailure } from '../log.ts';
import { authorizationUrl, newSecrets } from './identity-client.ts';
import { underwayCookie } from './sealed-cookies.ts';

/** Why nobody was signed in, as `/sign-in/failed` says it. */
export type SignInFailure = 'unavailable' | 'expired' | 'refused' | 'unverified' | 'often';

export const failedPath = (why: SignInFailure): string => `/sign-in/failed?why=${why}`;

/**
 * Begins a sign-in: what the answer has to fit is put into a cookie of the answer.
 * @returns where the browser goes: to the provider, or to a page that says why not.
 */
export async function beginSignIn(request: Request, answer: Headers, returnTo: string): Promise<string> {
  const secrets = newSecrets();
  try {
    const to = await authorizationUrl(secrets);
    const underway = await underwayCookie(request, answer);
    Object.assign(underway, { ...secrets, returnTo });
    await underway.save();
    return to.href;
  } catch (error) {
    logFailure('The identity provider did not answer', error);
    return failedPath('unavailable');
  }
}
