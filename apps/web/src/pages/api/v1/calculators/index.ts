import { offeredCalculators } from '@majak/desk/offered-tools';
import type { APIRoute } from 'astro';
import { problem } from '../../../../problem.ts';
import { today } from '../../../../today.ts';
import { describeCalculator } from '../../../../tools/calculators/describe-calculator.ts';

/** Lists the calculators: slug, title, JSON Schema of the inputs, outputs. */
export const GET: APIRoute = async () => {
  const day = today();
  const calculators = (await offeredCalculators()).map((calculator) => describeCalculator(calculator, day));
  return Response.json({ calculators }, { headers: { 'Cache-Control': 'public, max-age=300' } });
};

// Named, since `ALL` would take it.
export const HEAD = GET;

export const ALL: APIRoute = () =>
  problem({ status: 405, title: 'Use GET', headers: { Allow: 'GET, HEAD' } });
