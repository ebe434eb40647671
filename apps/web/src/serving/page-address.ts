import { cacheKeyParameters, isWorthStoring } from '../page-query.ts';

/** What an address is kept under. */
type PageAddress = {
  key: string;
  /** Whether the address says nothing else. What was asked with more is rendered anew before it is kept. */
  isPlain: boolean;
};

/**
 * What a page is kept under: its path, and the parameters that change what it shows, in one order.
 * @param target As in the first line of the request.
 * @returns Nothing for an address that is answered anew each time.
 */
export function pageAddress(target: string): PageAddress | undefined {
  const at = target.indexOf('?');
  const path = at === -1 ? target : target.slice(0, at);
  if (neverKept.test(path) || !isSpeltPlainly(path)) return undefined;
  if (at === -1) return { key: target, isPlain: true };
  const searchParams = new URLSearchParams(target.slice(at + 1));
  if (!isWorthStoring({ pathname: path, searchParams })) return undefined;
  const asked = cacheKeyParameters.flatMap((name) => searchParams.getAll(name).map((value) => [name, value]));
  const query = new URLSearchParams(asked).toString();
  const key = query ? `${path}?${query}` : path;
  return { key, isPlain: key === target };
}

/** Of these no answer is kept here: nobody waits for what another asked, and what one client sees is nobody else's. */
const neverKept = /^\/(api|media|og|preview|dev|sign-in|payment)\/|^\/_image$|^\/client-area(\/|$)/;

/** One page has one address: another spelling of its letters is answered, not kept. */
function isSpeltPlainly(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    return encodeURI(decodeURI(path)) === path;
  } catch {
    return false;
  }
}
