import { createHmac } from 'node:crypto';
import { getIronSession, type IronSession, webCookies } from 'iron-session';
import { env } from '../env.ts';

/** A cookie that its holder can neither read nor change. On a site with TLS no other host can set it either. */
type SealedCookie = { name: string; ttlS: number };

const isSecure = env.webUrl.startsWith('https:');
const password = createHmac('sha256', `cookies:${env.secret}`).update('sealed').digest('base64url');

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

/** What is under way while somebody signs in: what came back has to fit. */
export type SignInUnderway = { state: string; nonce: string; verifier: string; returnTo: string };

/** As long as the provider waits. */
export const signInLifetimeS = 60 * 60;

/** What a browser holds while its person signs in. */
export const underwayCookie = (request: Request, answer: Headers) =>
  sealedCookie<Partial<SignInUnderway>>({ name: 'majak-sign-in', ttlS: signInLifetimeS }, request, answer);
