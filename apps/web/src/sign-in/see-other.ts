/** Leads a browser on, by GET, with cookies if there are any; kept by nobody. */
export function seeOther(to: string, headers = new Headers()): Response {
  headers.set('Location', to);
  headers.set('Cache-Control', 'no-store');
  return new Response(null, { status: 303, headers });
}
