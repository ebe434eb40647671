const sessionCookie = 'majak-token';
/** Screens of the admin for people who are not signed in. */
const open =
  /^\/admin\/(login|logout|forgot|reset|verify|unauthorized|create-first-user|[^/]+\/verify)(\/|$)/;

/**
 * Where somebody without a session has to go first, and from there on to what they asked for; nothing if they may
 * pass. Whether a session is still good is for Payload to say: this spares a stranger a page that forwards by script.
 */
export function requireSignIn(url: URL, hasCookie: (name: string) => boolean): string | undefined {
  const { pathname, search } = url;
  if (!/^\/admin(\/|$)/.test(pathname) || open.test(pathname) || hasCookie(sessionCookie)) return undefined;
  const asked = pathname.replace(/\/$/, '') + search;
  return asked === '/admin' ? '/admin/login' : `/admin/login?redirect=${encodeURIComponent(asked)}`;
}
