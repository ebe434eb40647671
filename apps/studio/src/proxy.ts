import { randomBytes } from 'node:crypto';
import { env } from '@majak/desk/env';
import { type NextRequest, NextResponse } from 'next/server';
import { contentPolicy } from './security/content-policy.ts';
import { requireSignIn } from './security/require-sign-in.ts';

/**
 * Gives every page a content policy with a nonce of its own. Next reads the nonce from the request and puts it on its
 * scripts. The API passes by: its policy is fixed, and its bodies would be buffered here.
 */
export function proxy(request: NextRequest): NextResponse {
  const policy = contentPolicy({ nonce: randomBytes(16).toString('base64'), webUrl: env.webUrl });
  const response = answer(request, policy);
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

function answer(request: NextRequest, policy: string): NextResponse {
  const signIn = requireSignIn(request.nextUrl, (name) => request.cookies.has(name));
  if (signIn) return NextResponse.redirect(new URL(signIn, env.studioUrl));
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  return NextResponse.next({ request: { headers } });
}

export const config = { matcher: '/((?!api/|_next/).*)' };
