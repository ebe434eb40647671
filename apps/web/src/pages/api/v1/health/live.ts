import type { APIRoute } from 'astro';

/** Whether this process lives and answers. Asks nothing and nobody. */
export const GET: APIRoute = () =>
  Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
