import type { APIRoute } from 'astro';
import { problem } from '../problem.ts';

/** The answer to who asks what an address would say: opening it does something, and this does not. */
export const lookedAt: APIRoute = () =>
  new Response(null, { headers: { 'Cache-Control': 'no-store', Allow: 'GET, HEAD' } });

/** The answer of an address that is opened and takes nothing. */
export const onlyRead: APIRoute = () =>
  problem({ status: 405, title: 'Open this address in a browser', headers: { Allow: 'GET, HEAD' } });
