import { signature } from '../signature.ts';
import { knownCookie } from './sealed-cookies.ts';

/** What somebody proved in a browser: that an address is theirs, or the case of a number. */
export type Proven = `address ${string}` | `number ${string}`;

/** More than a family proves in one browser. */
const most = 20;

const digest = (proven: Proven): string => signature('known browser', proven).slice(0, 22);

/**
 * Whether this was proved in the same browser before: what strangers do elsewhere does not reach it, so that nobody can
 * lock somebody out by asking in their name.
 */
export async function wasProvenHere(request: Request, proven: Proven): Promise<boolean> {
  const { known = [] } = await knownCookie(request, new Headers());
  return known.includes(digest(proven));
}

/** Remembers in the browser what was proved there: not by its words, and nothing that lets anybody in. */
export async function rememberProven(
  { request, answer }: { request: Request; answer: Headers },
  proven: Proven,
): Promise<void> {
  const cookie = await knownCookie(request, answer);
  const others = (cookie.known ?? []).filter((one) => one !== digest(proven));
  cookie.known = [...others, digest(proven)].slice(-most);
  await cookie.save();
}
