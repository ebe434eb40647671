import type { Law } from '@majak/law/law-on';
import { written } from '@majak/law/written';
import type { Plain } from '../../kit/calculator.ts';
import { limitsOf } from '../../kit/flat-tax.ts';
import type { Picture } from '../../kit/picture.ts';
import { quickNets, type Way } from './quick-nets.ts';
import { readers } from './quick-wage.ts';
import { outputOf, type WaysGiven, waysOf, wayWords } from './ways.ts';

/** Steps along the budget; with the edges of the flat tax a curve has at most 57 points. */
const steps = 50;
const least = 2_500_000;

/** Budgets a curve is drawn through: even steps, and both sides of each jump of the flat tax. */
function budgetsOf(law: Law, way: Way, { expenseRate }: WaysGiven, end: number): number[] {
  const even = Array.from({ length: steps + 1 }, (_, at) => Math.round((end * at) / steps));
  if (way !== 'flatTax') return even;
  const edges = [...limitsOf[expenseRate], 'cz.flatTax.incomeLimit' as const].flatMap((id) => {
    const limit = readers(law).crowns(id);
    return [limit, limit + 1];
  });
  return [...new Set([...even, ...edges])]
    .filter((budget) => budget <= end)
    .sort((one, other) => one - other);
}

/** What each way leaves over the yearly budget, and where one overtakes another. */
export function curvesOf(law: Law, given: WaysGiven, { breakEvens }: Plain): Picture {
  const nets = quickNets(law, given);
  const ways = waysOf(given);
  const end = Math.min(
    1_000_000_000,
    Math.max(least, Math.ceil((given.employerBudget * 1.25) / 100_000) * 100_000),
  );
  const named = new Map(ways.map((way) => [outputOf(way, given.method), wayWords[way]]));
  const rows = Array.isArray(breakEvens) ? breakEvens : [];
  return {
    kind: 'curves',
    title: 'What is left of a yearly budget',
    x: 'What the company pays a year',
    y: 'What is left a year',
    series: ways.map((way) => ({
      label: wayWords[way],
      points: budgetsOf(law, way, given, end).flatMap((budget) => {
        const net = nets[way](budget);
        return net === null ? [] : [[budget, net] as const];
      }),
    })),
    marks: rows
      .map(({ budget, to, reason }) => ({
        x: Number(budget),
        label: `${named.get(String(to))} from ${written(Number(budget), 'CZK')}`,
        reason: String(reason),
      }))
      .filter(({ x }) => x <= end),
    here: given.employerBudget,
  };
}
