import type { APIRoute } from 'astro';
import { listPermits, respond } from '../../../clock/respond.ts';
import { problem } from '../../../problem.ts';

/** Lists the kinds of permit: id, title, the time of the office, sections. */
export const GET: APIRoute = () => listPermits();

// Named, since `ALL` would take it.
export const HEAD = GET;

/** When an office has to decide by, and what the applicant does and when. */
export const POST: APIRoute = ({ request }) => respond(request);

export const ALL: APIRoute = () =>
  problem({ status: 405, title: 'Use GET or POST', headers: { Allow: 'GET, HEAD, POST' } });
