import { openPayload } from '@majak/desk/payload';
import type { APIRoute } from 'astro';
import { problem } from '../../../problem.ts';

/** Whether this process can reach the store; for the gateway and for people who run it. */
export const GET: APIRoute = async () => {
  try {
    await (await openPayload()).count({ collection: 'pages', overrideAccess: true });
    return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
  } catch {
    return problem({ status: 503, title: 'The store does not answer' });
  }
};
