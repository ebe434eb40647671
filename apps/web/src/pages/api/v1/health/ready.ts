import { storeFault } from '@majak/desk/health/store-fault';
import type { APIRoute } from 'astro';
import { problem } from '../../../../problem.ts';

/** Whether this process can serve: the store answers within a second, can be written and has the right schema. */
export const GET: APIRoute = async () => {
  const fault = await storeFault();
  if (fault) return problem({ status: 503, title: fault });
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
};
