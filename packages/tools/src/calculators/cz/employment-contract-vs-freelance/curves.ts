import type { Law } from '@majak/law/law-on';
import type { ChartOf } from '../../../calculator/chart.ts';
import { limitsOf } from '../../../cz/flat-tax.ts';
import { limitsBy } from './limits.ts';
import { quickNets, type WorkArrangement } from './quick-nets.ts';
import { readers } from './quick-wage.ts';
import { outputOf, type WorkAnswers, type wayOutputs, waysOf, wayWords } from './work-arrangements.ts';

/** Steps along the budget; with the edges of the flat tax a curve has at most 57 points. */
const steps = 50;
const least = 2_500_000;

/** Budgets a curve is drawn through: even steps, and both sides of each jump of the flat tax. */
function budgetsOf(law: Law, way: WorkArrangement, { expenseRate }: WorkAnswers, end: number): number[] {
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

type Turn = { budget: number; to: keyof typeof wayOutputs; reason: string };
type Mark = { x: number; label: string; reason: string };

/** Where one way overtakes another, and the limits that bend a curve. */
function marksOf(law: Law, answers: WorkAnswers, breakEvens: readonly Turn[]): Mark[] {
  const ways = waysOf(answers);
  const named = new Map(ways.map((way) => [outputOf(way, answers.method), wayWords[way]]));
  const turns = breakEvens.map(({ budget, to, reason }) => ({
    x: budget,
    label: `${named.get(to)} leaves more`,
    reason,
  }));
  const bends = limitsBy(law, ways, answers)
    .filter(({ marked }) => marked)
    .map(({ way, above, reason }) => ({
      x: above,
      label: `${wayWords[way]}: a limit`,
      reason,
    }));
  return [...turns, ...bends].sort((one, other) => one.x - other.x);
}

/** What each way leaves over the yearly budget. */
export function curvesOf(law: Law, answers: WorkAnswers, breakEvens: readonly Turn[]): ChartOf<'curves'> {
  const nets = quickNets(law, answers);
  const end = Math.min(
    1_000_000_000,
    Math.max(least, Math.ceil((answers.employerBudget * 1.25) / 100_000) * 100_000),
  );
  return {
    kind: 'curves',
    title: 'What is left of a yearly budget',
    unit: 'CZK',
    x: 'What the company pays per year',
    y: 'What’s left per year',
    series: waysOf(answers).map((way) => ({
      label: wayWords[way],
      points: budgetsOf(law, way, answers, end).flatMap((budget) => {
        const net = nets[way](budget);
        return net === null ? [] : [[budget, net] as const];
      }),
    })),
    marks: marksOf(law, answers, breakEvens).filter(({ x }) => x <= end),
    here: answers.employerBudget,
  };
}
