import { type SignInUnderway, underwayCookie } from './sealed-cookies.ts';
import { newBrowserSecret, waitingBrowser } from './waiting-browser.ts';

type Exchange = { request: Request; answer: Headers };

/** A browser takes no larger cookie, sealed and with its name. */
const longest = 2200;

/** The newest sign-ins that a cookie holds: who opens window after window goes on in the last ones. */
function fitting(begun: readonly SignInUnderway[]): SignInUnderway[] {
  const kept = begun.slice(-5);
  while (kept.length > 1 && JSON.stringify(kept).length > longest) kept.shift();
  return kept;
}

/** What a browser is known by while its person signs in; nothing where nobody does. */
export async function browserOf(request: Request): Promise<string | undefined> {
  const { browser } = await underwayCookie(request, new Headers());
  return browser && waitingBrowser(browser);
}

/**
 * Writes down that a sign-in of a browser began, beside those that are under way in its other windows.
 * @param begin Makes it, for the browser as it is known.
 */
export async function rememberSignIn(
  { request, answer }: Exchange,
  begin: (browser: string) => SignInUnderway,
): Promise<SignInUnderway> {
  const cookie = await underwayCookie(request, answer);
  cookie.browser ??= newBrowserSecret();
  const begun = begin(waitingBrowser(cookie.browser));
  cookie.begun = fitting([...(cookie.begun ?? []), begun]);
  await cookie.save();
  return begun;
}

/** Takes a sign-in out of what is under way in its browser, by the state that came back: it is ended once. */
export async function takeSignIn(
  { request, answer }: Exchange,
  state: string | null,
): Promise<SignInUnderway | undefined> {
  const cookie = await underwayCookie(request, answer);
  const begun = cookie.begun ?? [];
  const ended = begun.find((one) => one.state === state);
  if (!ended) return undefined;
  cookie.begun = begun.filter((one) => one !== ended);
  if (cookie.begun.length > 0) await cookie.save();
  else cookie.destroy();
  return ended;
}
