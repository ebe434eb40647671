import { readText } from '@majak/desk/ports/read-text';
import { clockQuestion } from '@majak/tools/clock/clock-question';
import { readForm } from '@majak/tools/form/form';
import { problem } from '../problem.ts';
import { today } from '../today.ts';
import { clockJson, kindJson } from './clock-json.ts';
import { siteClock } from './site-clock.ts';

const maxBytes = 64 * 1024;

const noClock = (): Response => problem({ status: 404, title: 'There is no legal clock on this site' });

/** Lists the kinds of permit that can be asked for. */
export function listPermits(): Response {
  if (!siteClock) return noClock();
  const { clock } = siteClock;
  return Response.json(
    { permits: clock.permits.map((kind) => kindJson(clock, kind, today())) },
    { headers: { 'Cache-Control': 'public, max-age=300' } },
  );
}

/** Answers by when an office has to decide: 200, or 400, 404, 413, 422 as problem+json with every wrong field by name. */
export async function respond(request: Request): Promise<Response> {
  if (!siteClock) return noClock();
  const text = await readText(request, maxBytes);
  if (text === undefined) return problem({ status: 413, title: 'The body is larger than 64 KB' });
  const given = parsed(text);
  if (!given) return problem({ status: 400, title: 'The body is not JSON' });
  const { clock, form } = siteClock;
  const read = readForm(form, withoutNullEnds(given.value));
  if (!read.ok)
    return problem({ status: 422, title: 'Some fields need your attention', errors: [...read.faults] });
  return Response.json(clockJson(clock, clockQuestion(clock, read.value)), {
    headers: { 'Cache-Control': 'no-store' },
  });
}

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A pause that goes on says so by having no end, or with `null`. */
function endless(pause: unknown): unknown {
  if (!isObject(pause) || pause.to !== null) return pause;
  const { to: _, ...rest } = pause;
  return rest;
}

const withoutNullEnds = (given: unknown): unknown =>
  isObject(given) && Array.isArray(given.pauses) ? { ...given, pauses: given.pauses.map(endless) } : given;
