import { env } from '@majak/desk/env';
import { defineMiddleware } from 'astro:middleware';
import { isSameSite } from './same-site.ts';
import { problem } from './problem.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

export const onRequest = defineMiddleware(({ request }, next) => {
  if (!safe.has(request.method) && !isSameSite(request.headers, env.webUrl))
    return problem({ status: 403, title: 'This request came from another site' });
  return next();
});
