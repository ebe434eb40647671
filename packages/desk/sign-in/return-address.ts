/** Where somebody goes who asked for no page in particular. */
export const clientAreaPath = '/client-area';

/** Parts of this site that an answer may lead to after a sign-in: pages, not end points. */
const isPage = (path: string): boolean => !/^\/(api|sign-in)(\/|$)/.test(path);

/** It is kept in a cookie meanwhile. */
const longest = 1000;

/**
 * Where to go after a sign-in: a page of this site and nothing else, however another address is dressed up.
 * @param asked As it stands in the address; anybody may have written it.
 */
export function returnAddress(asked: string | null): string {
  const base = 'http://site.invalid';
  if (!asked?.startsWith('/') || asked.length > longest || /[\\\p{Cc}\s]|^\/\/|%2f|%5c|%0|%1/iu.test(asked))
    return clientAreaPath;
  if (!URL.canParse(asked, base)) return clientAreaPath;
  const { origin, pathname, search } = new URL(asked, base);
  return origin === base && !pathname.startsWith('//') && isPage(pathname)
    ? pathname + search
    : clientAreaPath;
}
