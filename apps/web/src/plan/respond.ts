import { readText } from '@majak/desk/ports/read-text';
import { problem } from '../problem.ts';
import { today } from '../today.ts';
import { sitePlan } from './site-plan.ts';

const maxBytes = 64 * 1024;

const noPlan = (): Response => problem({ status: 404, title: 'There is no plan on this site' });

/** Lists what a plan can be asked about, and the permits that can come of it. */
export function listPlan(): Response {
  if (!sitePlan) return noPlan();
  return Response.json(sitePlan.plan.lists, { headers: { 'Cache-Control': 'public, max-age=300' } });
}

/** Answers who needs what: 200, or 400, 404, 413, 422 as problem+json with every wrong field by name. */
export async function respond(request: Request): Promise<Response> {
  if (!sitePlan) return noPlan();
  const text = await readText(request, maxBytes);
  if (text === undefined) return problem({ status: 413, title: 'The body is larger than 64 KB' });
  const given = parsed(text);
  if (!given) return problem({ status: 400, title: 'The body is not JSON' });
  const planned = sitePlan.plan.answer(given.value, today());
  if (!planned.ok)
    return problem({ status: 422, title: 'Some fields need your attention', errors: planned.faults });
  return Response.json(
    { ...planned.told, ignored: planned.ignored },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
