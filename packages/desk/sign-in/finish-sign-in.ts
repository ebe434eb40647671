import type { Payload } from 'payload';
import * as z from 'zod';
import { logFailure } from '../log.ts';
import { comparableAddress } from '../outbox/comparable-address.ts';
import { failedPath, type SignInFailure } from './begin-sign-in.ts';
import { endSession, openSession } from './client-session.ts';
import { deviceInWords } from './device-in-words.ts';
import { claimsOfCallback, type ProvenClaims } from './identity-client.ts';
import { rememberProven } from './known-browser.ts';
import { returnAddress } from './return-address.ts';
import { sessionCookie } from './sealed-cookies.ts';
import { takeSignIn } from './underway.ts';

const proven = z.object({
  email: z.email().max(255).transform(comparableAddress),
  email_verified: z.literal(true),
});

/** Whether it was the provider that failed, and not what the browser brought along. */
const isAway = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'TimeoutError' ||
    ('code' in error && error.code === 'OAUTH_TIMEOUT') ||
    /fetch failed/.test(error.message));

const refused = (what: string, error: unknown, why: SignInFailure): string => {
  logFailure(what, error);
  return failedPath(why);
};

/** Signs the person in whose address was proved: in a new session, whatever the browser held before. */
async function signIn(payload: Payload, email: string, exchange: Exchange): Promise<void> {
  const { request, answer } = exchange;
  const session = await sessionCookie(request, answer);
  if (session.token) await endSession(payload, session.token);
  const device = deviceInWords(request.headers.get('user-agent'));
  session.token = await openSession(payload, { email, device });
  await session.save();
  await rememberProven(exchange, `address ${email}`);
}

type Exchange = { request: Request; answer: Headers };

/**
 * Ends a sign-in that a browser came back from, once: what it was begun with is forgotten whatever comes of it. Others
 * of the same browser go on.
 * @returns where the browser goes: to the page it came from, or to one that says why it is not signed in.
 */
export async function finishSignIn(payload: Payload, exchange: Exchange): Promise<string> {
  const { search, searchParams } = new URL(exchange.request.url);
  const begun = await takeSignIn(exchange, searchParams.get('state'));
  if (!begun) return failedPath('expired');
  if (searchParams.has('error')) return failedPath('refused');
  let claims: ProvenClaims;
  try {
    claims = await claimsOfCallback(search, begun);
  } catch (error) {
    return refused('A sign-in was refused', error, isAway(error) ? 'unavailable' : 'expired');
  }
  const person = proven.safeParse(claims);
  if (!person.success) return failedPath('unverified');
  await signIn(payload, person.data.email, exchange);
  return returnAddress(begun.returnTo);
}
