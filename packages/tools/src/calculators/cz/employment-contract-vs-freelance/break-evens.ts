import { formatExact } from '@majak/law/format-exact';
import { type Law, rulesReadBy } from '@majak/law/law-on';
import type { RuleId } from '@majak/law/rule';
import { type Limit, limitsBy } from './limits.ts';
import { type ComparisonInput, type QuickNets, quickNets, type WorkArrangement } from './quick-nets.ts';

/** The budget, in whole crowns, from which another way leaves more, and why. */
export type BreakEven = { budget: number; from: WorkArrangement; to: WorkArrangement; reason: string };

/** Budgets looked at between the limits: each a tenth above the last. */
const grid: readonly number[] = Array.from({ length: 66 }, (_, at) => Math.round(40_000 * 1.1 ** at));
const highest = 1_000_000_000;
/** Roundings of tax bases make nets swing by some hundred crowns: turns back within this are one turn. */
const swing = 3_000;

/** The way that leaves most; of equal ones the first. */
function bestOf(nets: QuickNets, ways: readonly WorkArrangement[]): (budget: number) => WorkArrangement {
  return (budget) => {
    let [best, most] = [ways[0] as WorkArrangement, Number.NEGATIVE_INFINITY];
    for (const way of ways) {
      const net = nets[way](budget);
      if (net !== null && net > most) [best, most] = [way, net];
    }
    return best;
  };
}

/** Nets that are worked out once for each budget: the same ones are compared again and again. */
function remembered(nets: QuickNets): QuickNets {
  const once = (net: QuickNets[WorkArrangement]): QuickNets[WorkArrangement] => {
    const known = new Map<number, number | null>();
    return (budget) => {
      const found = known.get(budget);
      if (found !== undefined) return found;
      const left = net(budget);
      known.set(budget, left);
      return left;
    };
  };
  return {
    employment: once(nets.employment),
    fixed: once(nets.fixed),
    real: once(nets.real),
    flatTax: once(nets.flatTax),
  };
}

type Turn = Omit<BreakEven, 'reason'>;

/** The first budget above `low` where `from` is no longer best, to the crown. */
function turnAfter(best: (budget: number) => WorkArrangement, low: number, high: number): number {
  const from = best(low);
  let [below, above] = [low, high];
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2);
    if (best(middle) === from) below = middle;
    else above = middle;
  }
  return above;
}

/** Where the best way changes. @param points Budgets to look at, in order. */
function turnsOf(best: (budget: number) => WorkArrangement, points: readonly number[]): Turn[] {
  const turns: Turn[] = [];
  let low = 0;
  let from = best(low);
  for (const point of points) {
    const at = best(point);
    while (from !== at) {
      const budget = turnAfter(best, low, point);
      const to = best(budget);
      turns.push({ budget, from, to });
      [low, from] = [budget, to];
    }
    low = point;
  }
  return withoutSwings(turns);
}

/** Leaves out a way there and back within the swing of roundings. */
function withoutSwings(turns: readonly Turn[]): Turn[] {
  const kept: Turn[] = [];
  for (const turn of turns) {
    const last = kept.at(-1);
    if (last && last.from === turn.to && turn.budget - last.budget < swing) kept.pop();
    else kept.push(turn);
  }
  return kept;
}

/** Payments that are due however little comes in. */
const fixedPayment: Partial<Record<WorkArrangement, string>> = {
  fixed: 'the minimum insurance payments of a trade',
  real: 'the minimum insurance payments of a trade',
  flatTax: 'the fixed payments of the flat tax',
};

type Known = { limits: readonly Limit[]; nets: QuickNets; expenses: number };

/** Why a way overtakes another there: a limit passed just now, payments that do not grow, or the last limit that matters. */
function reasonOf(turn: Turn, known: Known): string {
  const { budget, from, to } = turn;
  const matters = known.limits.filter(
    ({ way, effect }) => (way === from && effect === 'hurts') || (way === to && effect === 'helps'),
  );
  const last = matters.filter(({ above }) => above < budget).at(-1);
  if (last?.above === budget - 1) return last.reason;
  if (to === 'flatTax' && from !== 'employment') {
    const paid = budget - known.expenses - (known.nets.flatTax(budget) ?? 0);
    return `the flat tax stays at ${formatExact(paid, 'CZK')} CZK, while tax and insurance of a trade grow`;
  }
  return (
    (from === 'employment' && weighsMore(turn, known)) || (last?.reason ?? 'the rates weigh the same here')
  );
}

/** What weighs more below, where it does not grow with the budget: minimum payments, real costs. */
function weighsMore({ budget, to }: Turn, { limits, expenses }: Known): string | undefined {
  const minimumEnds = limits.filter(({ way, minimum }) => way === to && minimum).at(-1)?.above ?? 0;
  const payments = budget <= minimumEnds || to === 'flatTax' ? fixedPayment[to] : undefined;
  const helped = limits.some(({ way, effect, above }) => way === to && effect === 'helps' && above < budget);
  const costs =
    expenses > 0 && !helped
      ? `real costs of ${formatExact(expenses, 'CZK')} CZK, which an employer carries,`
      : undefined;
  const both = [payments, costs].filter((one) => one !== undefined).join(' and ');
  return both ? `below this ${both} weigh more` : undefined;
}

/**
 * Every budget where one way overtakes another: where the best of all changes, and where employment and a trade change places.
 * @param ways Employment first, then the trade that is compared with it, then the others.
 */
export function breakEvensOf(
  law: Law,
  ways: readonly WorkArrangement[],
  answers: ComparisonInput,
): readonly BreakEven[] {
  const known = found.get(law) ?? new Map<string, Found>();
  found.set(law, known);
  const key = JSON.stringify([ways, answers.expenseRate, answers.expenses, answers.children]);
  const { all, read } = known.get(key) ?? foundBy(law, ways, answers);
  if (known.size >= foundKept) known.clear();
  known.set(key, { all, read });
  // Whoever watches is told of the rules behind them, whether they were searched for just now or before.
  for (const id of read) law.valueOf(id);
  return all;
}

type Found = { all: readonly BreakEven[]; read: ReadonlySet<RuleId> };

/** Break-evens do not depend on the budget, which is what people change. Strangers choose the rest, so there is an end to it. */
const found = new WeakMap<Law, Map<string, Found>>();
const foundKept = 200;

function foundBy(law: Law, ways: readonly WorkArrangement[], answers: ComparisonInput): Found {
  let all: readonly BreakEven[] = [];
  const read = rulesReadBy(() => {
    all = searched(law, ways, answers);
  });
  return { all, read };
}

function searched(
  law: Law,
  ways: readonly WorkArrangement[],
  answers: ComparisonInput,
): readonly BreakEven[] {
  const nets = remembered(quickNets(law, answers));
  const limits = limitsBy(law, ways, answers);
  const edges = limits.flatMap(({ above }) => [above, above + 1]).filter((above) => above > 0);
  const points = [...grid, ...edges, highest].sort((one, other) => one - other);
  const turns = [ways, ways.slice(0, 2)].flatMap((some) => turnsOf(bestOf(nets, some), points));
  const seen = new Map(turns.map((turn) => [`${turn.budget} ${turn.from} ${turn.to}`, turn]));
  return [...seen.values()]
    .sort((one, other) => one.budget - other.budget)
    .map((turn) => ({ ...turn, reason: reasonOf(turn, { limits, nets, expenses: answers.expenses }) }));
}

/** How far a lead has to last to be the break-even: shorter ones come from a bonus that starts earlier for one way. */
const lasting = 50_000;

/** The budget from which the second way beats the first, and stays ahead for a while. @returns nothing where it never does. */
export function mainBreakEven(
  all: readonly BreakEven[],
  first: WorkArrangement,
  second: WorkArrangement,
): BreakEven | undefined {
  const turns = all.filter(
    ({ from, to }) => (from === first && to === second) || (from === second && to === first),
  );
  const ahead = turns.filter(({ to }) => to === second);
  const lastsFrom = ({ budget }: BreakEven) =>
    (turns.find((turn) => turn.budget > budget)?.budget ?? highest) - budget;
  return ahead.find((turn) => lastsFrom(turn) >= lasting) ?? ahead[0];
}
