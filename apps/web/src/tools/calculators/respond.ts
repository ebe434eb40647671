import { offeredCalculator } from '@majak/desk/offered-tools';
import { readText } from '@majak/desk/ports/read-text';
import { calculate } from '@majak/tools/calculator/calculate';
import { problem } from '../../problem.ts';
import { today } from '../../today.ts';
import { apiResult } from './api-result.ts';
import { checkedInRegister, vatSlug } from './vat-register.ts';

const maxBytes = 64 * 1024;
const noStore = { headers: { 'Cache-Control': 'no-store' } };

export const unknownCalculator = (): Response =>
  problem({
    status: 404,
    title: 'There is no such calculator',
    detail: 'GET /api/v1/calculators lists them.',
  });

/** Answers a call of one calculator: 200, or 400, 404, 413, 422 as problem+json with every wrong field by name. */
export async function respond(slug: string, request: Request): Promise<Response> {
  const calculator = await offeredCalculator(slug);
  if (!calculator) return unknownCalculator();
  const text = await readText(request, maxBytes);
  if (text === undefined) return problem({ status: 413, title: 'The body is larger than 64 KB' });
  const given = parsed(text);
  if (!given) return problem({ status: 400, title: 'The body is not JSON' });
  const result = calculate(calculator, given.value, today());
  if (!result.ok)
    return problem({ status: 422, title: 'Some fields need your attention', errors: [...result.faults] });
  if (slug === vatSlug) {
    const checked = await checkedInRegister(result.value, request);
    return checked instanceof Response ? checked : Response.json(apiResult(checked), noStore);
  }
  return Response.json(apiResult(result.value), noStore);
}

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
