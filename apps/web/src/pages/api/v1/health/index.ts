import { checks } from '@majak/desk/health/checks';
import type { APIRoute } from 'astro';
import { problem } from '../../../../problem.ts';

/** The whole product at a glance, for people who watch it: a dead outbox or a full disk is a fault too. */
export const GET: APIRoute = async () => {
  const all = await checks(new Date());
  const states = Object.fromEntries(all.map(({ name, state }) => [name, state]));
  const faults = all.filter(({ state }) => state === 'fault');
  if (faults.length > 0)
    return problem({
      status: 503,
      title: faults.map(({ detail }) => detail).join('. '),
      checks: states,
    });
  return Response.json({ status: 'ok', checks: states }, { headers: { 'Cache-Control': 'no-store' } });
};
