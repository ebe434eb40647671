import { randomBytes } from 'node:crypto';
import { env } from '@majak/desk/env';
import { type NextRequest, NextResponse } from 'next/server';
import { contentPolicy } from './security/content-policy.ts';

/**
 * Gives every page a content policy with a nonce of its own. Next reads the nonce from the request and puts it on its
 * scripts. The API passes by: its policy is fixed, and its bodies would be buffered here.
 */
export function proxy(request: NextRequest): NextResponse {
  const nonce = randomBytes(16).toString('base64');
  const policy = contentPolicy({ nonce, webUrl: env.webUrl });
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

export const config = { matcher: '/((?!api/|_next/).*)' };
