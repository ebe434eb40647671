import { site } from '@majak/desk/site';
import type { APIRoute } from 'astro';
import { respond } from '../../../../insurance/respond.ts';
import { problem } from '../../../../problem.ts';

/** Compares insurance for needs: what fits, what it costs, and why the rest does not. */
export const POST: APIRoute = ({ request }) =>
  site.insurance ? respond(request) : problem({ status: 404, title: 'There is no insurance on this site' });

export const ALL: APIRoute = () => problem({ status: 405, title: 'Use POST', headers: { Allow: 'POST' } });
