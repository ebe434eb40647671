import { offeredCalculator } from '@majak/desk/offered-tools';
import type { APIRoute } from 'astro';
import { problem } from '../../../../problem.ts';
import { today } from '../../../../today.ts';
import { describeCalculator } from '../../../../tools/calculators/describe-calculator.ts';
import { respond, unknownCalculator } from '../../../../tools/calculators/respond.ts';

/** Describes one calculator. */
export const GET: APIRoute = async ({ params }) => {
  const calculator = await offeredCalculator(params.slug ?? '');
  if (!calculator) return unknownCalculator();
  return Response.json(describeCalculator(calculator, today()), {
    headers: { 'Cache-Control': 'public, max-age=300' },
  });
};

// Named, since `ALL` would take it.
export const HEAD = GET;

/** Computes and explains. */
export const POST: APIRoute = ({ params, request }) => respond(params.slug ?? '', request);

export const ALL: APIRoute = () =>
  problem({ status: 405, title: 'Use GET or POST', headers: { Allow: 'GET, HEAD, POST' } });
