import { logFailure } from '../log.ts';
import { authorizationUrl, newSecrets } from './identity-client.ts';
import { rememberSignIn } from './underway.ts';
import { newState } from './waiting-browser.ts';

/** Why nobody was signed in, as `/sign-in/failed` says it. */
export type SignInFailure = 'unavailable' | 'expired' | 'refused' | 'unverified' | 'often';

export const failedPath = (why: SignInFailure): string => `/sign-in/failed?why=${why}`;

/**
 * Begins a sign-in: what the answer has to fit is put into a cookie of the answer.
 * @returns where the browser goes: to the provider, or to a page that says why not.
 */
export async function beginSignIn(request: Request, answer: Headers, returnTo: string): Promise<string> {
  const written = new Headers();
  try {
    const begun = await rememberSignIn({ request, answer: written }, (browser) => ({
      ...newSecrets(),
      state: newState(browser),
      returnTo,
    }));
    const to = await authorizationUrl(begun);
    for (const cookie of written.getSetCookie()) answer.append('Set-Cookie', cookie);
    return to.href;
  } catch (error) {
    logFailure('The identity provider did not answer', error);
    return failedPath('unavailable');
  }
}
