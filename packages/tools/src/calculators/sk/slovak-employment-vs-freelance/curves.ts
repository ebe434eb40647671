import { toNumber } from '@majak/law/exact';
import type { Law } from '@majak/law/law-on';
import { input } from '@majak/law/term';
import type { ChartOf } from '../../../calculator/chart.ts';
import { type Answers, bothOf } from './ways.ts';

const points = 24;
const least = 12_000;
/** The drawing ends a round way beyond the budget. */
const step = 12_000;

/** What both ways leave of budgets up to half as much again as this one. */
export function curvesOf(law: Law, answers: Answers): ChartOf<'curves'> {
  const end = Math.max(5 * least, Math.ceil((1.5 * answers.employerBudget) / step) * step);
  const budgets = Array.from({ length: points + 1 }, (_, at) =>
    Math.round(least + ((end - least) * at) / points),
  );
  const nets = budgets.map((budget) => {
    const { employment, freelance } = bothOf(law, input('employerBudget', budget, 'EUR'), answers);
    return { budget, job: toNumber(employment.netIncome.number), own: toNumber(freelance.netIncome.number) };
  });
  return {
    kind: 'curves',
    title: 'What you keep with each option',
    unit: 'EUR',
    x: 'What the company pays per year',
    y: 'Net yearly income',
    series: [
      { label: 'A job', points: nets.map(({ budget, job }) => [budget, job] as const) },
      { label: 'A trade licence', points: nets.map(({ budget, own }) => [budget, own] as const) },
    ],
    marks: [],
    here: answers.employerBudget,
  };
}
