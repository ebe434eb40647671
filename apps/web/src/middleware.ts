import { defineMiddleware } from 'astro:middleware';
import { env } from '@majak/desk/env';
import { problem } from './problem.ts';
import { isSameSite } from './same-site.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

export const onRequest = defineMiddleware(({ request }, next) => {
  if (!safe.has(request.method) && !isSameSite(request.headers, env.webUrl))
    return problem({ status: 403, title: 'This request came from another site' });
  return next();
});
