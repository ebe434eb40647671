import { defineMiddleware } from 'astro:middleware';
import { env } from '@majak/desk/env';
import { logFailure } from '@majak/desk/log';
import { problem } from './problem.ts';
import { isSameSite } from './same-site.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses unsafe requests of other sites, and answers the API's own failures in the API's own form. */
export const onRequest = defineMiddleware(async ({ request, url }, next) => {
  if (!safe.has(request.method) && !isSameSite(request.headers, env.webUrl, env.APP_ENV === 'local'))
    return problem({ status: 403, title: 'This request came from another site' });
  if (!url.pathname.startsWith('/api/')) return next();
  try {
    return await next();
  } catch (error) {
    const id = logFailure(`${url.pathname} failed`, error);
    return problem({ status: 500, title: 'Something broke on our side', headers: { 'Request-Id': id } });
  }
});
