/**
 * Whether an unsafe request comes from this site. A browser says so in Sec-Fetch-Site and Origin; a program that is no
 * browser sends neither, and cannot be tricked into anything. On a local machine the site goes by several names, so there the one that was asked counts too.
 */
export function isSameSite(headers: Headers, webUrl: string, isLocal: boolean): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  const origin = headers.get('origin');
  if (!origin) return true;
  if (!URL.canParse(origin)) return false;
  return origin === webUrl || (isLocal && new URL(origin).host === headers.get('x-asked-host'));
}
