import type { APIRoute } from 'astro';
import { listPlan, respond } from '../../../plan/respond.ts';
import { problem } from '../../../problem.ts';

/** Lists what a plan can be asked about, and the permits that can come of it. */
export const GET: APIRoute = () => listPlan();

// Named, since `ALL` would take it.
export const HEAD = GET;

/** Which permit fits, why the others do not, what it costs, how long it takes, and what is done first. */
export const POST: APIRoute = ({ request }) => respond(request);

export const ALL: APIRoute = () =>
  problem({ status: 405, title: 'Use GET or POST', headers: { Allow: 'GET, HEAD, POST' } });
