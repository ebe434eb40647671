import { getIronSession, type IronSession, webCookies } from 'iron-session';
import { env } from '../env.ts';
import { signature } from '../signature.ts';

/** A cookie that its holder can neither read nor change. On a site with TLS no other host can set it either. */
type SealedCookie = { name: string; ttlS: number };

const isSecure = env.webUrl.startsWith('https:');
const password = signature('cookies', 'sealed');

/** Reads a sealed cookie of a request; what is saved or destroyed of it is written to the headers of an answer. */
const sealedCookie = <Content extends object>(
  { name, ttlS }: SealedCookie,
  request: Request,
  answer: Headers,
): Promise<IronSession<Content>> =>
  getIronSession<Content>(webCookies(request, { headers: answer } as Response), {
    cookieName: isSecure ? `__Host-${name}` : name,
    password,
    ttl: ttlS,
    cookieOptions: { httpOnly: true, secure: isSecure, sameSite: 'lax', path: '/' },
  });

/** What the browser of a client holds: the token of its session, and nothing about the client. */
export const sessionCookie = (request: Request, answer: Headers) =>
  sealedCookie<{ token?: string }>(
    { name: 'majak-client', ttlS: env.SESSION_DAYS * 24 * 60 * 60 },
    request,
    answer,
  );

/** One sign-in that is under way: what comes back has to fit. */
export type SignInUnderway = { state: string; nonce: string; verifier: string; returnTo: string };

/** As long as the provider waits. */
export const signInLifetimeS = 60 * 60;

/** What a browser holds while its person signs in: what it is known by, and a sign-in for each window. */
export const underwayCookie = (request: Request, answer: Headers) =>
  sealedCookie<{ browser?: string; begun?: readonly SignInUnderway[] }>(
    { name: 'majak-sign-ins', ttlS: signInLifetimeS },
    request,
    answer,
  );

const yearS = 365 * 24 * 60 * 60;

/** What was proved in a browser before, as digests. */
export const knownCookie = (request: Request, answer: Headers) =>
  sealedCookie<{ known?: readonly string[] }>({ name: 'majak-known', ttlS: yearS }, request, answer);
