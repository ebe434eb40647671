import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { type Law, lawOn } from '@majak/law/law-on';
import { describe, expect, test } from 'vitest';
import { type BreakEven, breakEvensOf, mainBreakEven } from './break-evens.ts';
import { quickNets, type WorkArrangement } from './quick-nets.ts';

const lawOf = (year: number): Law => {
  const found = lawOn(rulesByDay, `${year}-12-31`);
  if (!found.ok) throw new Error(found.error);
  return found.value;
};
const turn = (budget: number, from: WorkArrangement, to: WorkArrangement): BreakEven => ({
  budget,
  from,
  to,
  reason: '',
});
const ahead = (budget: number) => turn(budget, 'employment', 'fixed');
const behind = (budget: number) => turn(budget, 'fixed', 'employment');

test.each([
  ['the only one', [ahead(100_000)], 100_000],
  ['the first that lasts for 50 000', [ahead(100_000), behind(150_000), ahead(300_000)], 100_000],
  ['not one that lasts for less', [ahead(100_000), behind(149_999), ahead(300_000)], 300_000],
  ['the first where none lasts', [ahead(100_000), behind(110_000), ahead(200_000), behind(210_000)], 100_000],
  ['the last, which lasts to the end', [ahead(100_000), behind(110_000), ahead(999_950_000)], 999_950_000],
  ['none where the other way leads', [behind(100_000)], undefined],
  [
    'none of other ways',
    [turn(1, 'employment', 'real'), turn(2, 'flatTax', 'fixed'), turn(3, 'fixed', 'flatTax')],
    undefined,
  ],
  [
    'one whose lead is only passed on among others',
    [
      ahead(100_000),
      turn(110_000, 'fixed', 'flatTax'),
      turn(120_000, 'flatTax', 'employment'),
      behind(200_000),
      ahead(300_000),
    ],
    100_000,
  ],
])('the main break-even is %s', (_, all, budget) =>
  expect(mainBreakEven(all, 'employment', 'fixed')?.budget).toBe(budget),
);

const all = ['employment', 'fixed', 'real', 'flatTax'] as const;
const cases = [
  [2026, all.slice(0, 2), { expenseRate: 60, expenses: 0, children: 0 }],
  [2026, ['employment', 'real'], { expenseRate: 60, expenses: 200_000, children: 0 }],
  [2026, ['employment', 'fixed', 'flatTax'], { expenseRate: 40, expenses: 0, children: 0 }],
  [2026, all, { expenseRate: 60, expenses: 300_000, children: 0 }],
  [2025, ['employment', 'fixed', 'flatTax'], { expenseRate: 80, expenses: 0, children: 3 }],
  [2023, ['employment', 'real', 'fixed', 'flatTax'], { expenseRate: 30, expenses: 50_000, children: 1 }],
] as const;

describe.each(cases)('%i, %j, %j', (year, ways, answers) => {
  const known: readonly WorkArrangement[] = ways;
  const law = lawOf(year);
  const found = breakEvensOf(law, ways, answers);
  const nets = quickNets(law, answers);
  const left = (way: WorkArrangement, budget: number) => nets[way](budget) ?? Number.NEGATIVE_INFINITY;
  const pair: readonly WorkArrangement[] = ways.slice(0, 2);
  const [job, trade] = pair as readonly [WorkArrangement, WorkArrangement];

  test('between the turns of employment and the trade their leader leads, but for roundings', () => {
    const between = found.filter(({ from, to }) => pair.includes(from) && pair.includes(to));
    for (let budget = 5_000; budget < 9_000_000; budget += 7_919) {
      const last = between.findLast((one) => one.budget <= budget);
      const leader = last?.to ?? job;
      const other = leader === job ? trade : job;
      expect(left(leader, budget), `${budget}`).toBeGreaterThan(left(other, budget) - 700);
    }
  });

  test('turns are in order, none is said twice, each goes from one way to another', () => {
    const budgets = found.map(({ budget }) => budget);
    expect(budgets).toEqual(budgets.toSorted((one, other) => one - other));
    expect(new Set(found.map((one) => `${one.budget} ${one.from} ${one.to}`)).size).toBe(found.length);
    expect(
      found.filter(({ from, to }) => from === to || !known.includes(from) || !known.includes(to)),
    ).toEqual([]);
  });
});

const reasons = (
  year: number,
  ways: readonly WorkArrangement[],
  answers: Parameters<typeof breakEvensOf>[2],
) =>
  breakEvensOf(lawOf(year), ways, answers).map(
    ({ budget, from, to, reason }) => `${budget} ${from} > ${to}: ${reason}`,
  );
const grows = (paid: string) => `the flat tax stays at ${paid} CZK, while tax and insurance of a trade grow`;
const carried = (costs: string) => `real costs of ${costs} CZK, which an employer carries,`;

test('why one way overtakes another', () => {
  expect(
    reasons(2026, ['employment', 'fixed', 'flatTax'], { expenseRate: 40, expenses: 0, children: 0 }),
  ).toEqual([
    '265969 employment > fixed: below this the minimum insurance payments of a trade weigh more',
    `456334 fixed > flatTax: ${grows('109 944')}`,
    '1000001 flatTax > fixed: the flat tax moves to band II above 1 000 000 CZK',
    `1021697 fixed > flatTax: ${grows('200 940')}`,
    '1500001 flatTax > fixed: the flat tax moves to band III above 1 500 000 CZK',
    `1571500 fixed > flatTax: ${grows('325 668')}`,
    '2000001 flatTax > fixed: the flat tax ends at an income of 2 000 000 CZK; VAT registration starts there too',
  ]);
});

test('real costs are a reason until something helps the trade; then that is', () => {
  const answers = { expenseRate: 60, expenses: 200_000, children: 0 } as const;
  expect(reasons(2026, ['employment', 'real'], answers)).toEqual([
    `1695540 employment > real: below this ${carried('200 000')} weigh more`,
    '3622069 real > employment: no social security is paid from salary above the ceiling of 2 350 416 CZK a year',
    '7281187 employment > real: no social security of a trade is paid above the ceiling of 2 350 416 CZK',
  ]);
  expect(reasons(2026, ['employment', 'flatTax'], answers)).toEqual([
    `754656 employment > flatTax: below this the fixed payments of the flat tax and ${carried('200 000')} weigh more`,
    '2000001 flatTax > employment: the flat tax ends at an income of 2 000 000 CZK; VAT registration starts there too',
  ]);
  expect(reasons(2026, ['employment', 'fixed'], { ...answers, expenses: 100_000 })).toEqual([
    `510600 employment > fixed: below this the minimum insurance payments of a trade and ${carried('100 000')} weigh more`,
  ]);
});

test('a child bonus that is paid earlier to one way turns them twice', () => {
  expect(reasons(2026, ['employment', 'fixed'], { expenseRate: 60, expenses: 0, children: 2 })).toEqual([
    '134400 employment > fixed: the child bonus of a trade is paid from an income of 134 400 CZK',
    '179832 fixed > employment: the child bonus on a salary is paid from 11 200 CZK a month',
    '265969 employment > fixed: below this the minimum insurance payments of a trade weigh more',
  ]);
});

test('a lead of less than 3 000 of the budget is no turn', () => {
  const answers = { expenseRate: 60, expenses: 0, children: 1 } as const;
  const { employment, fixed } = quickNets(lawOf(2024), answers);
  // In 2024 the bonus of a trade puts it ahead between 150 981 and 151 727.
  const leads = [150_980, 150_981, 151_727, 151_728].map(
    (budget) => Number(fixed(budget)) > Number(employment(budget)),
  );
  expect(leads).toEqual([false, true, true, false]);
  expect(breakEvensOf(lawOf(2024), ['employment', 'fixed'], answers).map(({ budget }) => budget)).toEqual([
    214_761,
  ]);
});
