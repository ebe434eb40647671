import type { APIRoute } from 'astro';
import { listRules } from '../../../law/list-rules.ts';
import { problem } from '../../../problem.ts';

/** Lists the rules of the law: id, value of today, place, sources, how sure. */
export const GET: APIRoute = () => listRules();

// Named, since `ALL` would take it.
export const HEAD = GET;

export const ALL: APIRoute = () =>
  problem({ status: 405, title: 'Use GET', headers: { Allow: 'GET, HEAD' } });
