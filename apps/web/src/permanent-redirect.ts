/**
 * The answer at an old address. What was asked for goes along; the browser asks again each time, as an address that
 * was renamed and renamed back would otherwise lead in a circle.
 */
export function permanentRedirect(to: string, { search }: Pick<URL, 'search'>): Response {
  const target = new URL(to, 'http://site.invalid');
  for (const [name, value] of new URLSearchParams(search)) target.searchParams.append(name, value);
  // Two slashes in front would name another host.
  const path = target.pathname.replace(/^\/+/, '/');
  return new Response(null, {
    status: 301,
    headers: { Location: path + target.search + target.hash, 'Cache-Control': 'no-cache' },
  });
}
