import type { APIRoute } from 'astro';
import { problem } from '../problem.ts';

/** The answer of an address that is opened and takes nothing. */
export const onlyRead: APIRoute = () =>
  problem({ status: 405, title: 'Open this address in a browser', headers: { Allow: 'GET, HEAD' } });
