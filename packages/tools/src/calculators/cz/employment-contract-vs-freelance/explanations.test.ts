import { describe, expect, test } from 'vitest';
import { calculatorHarness } from '../../calculator-harness.ts';
import { definition } from './definition.ts';

const { answered, noted, formula, label, rooted, lineOf, outputs } = calculatorHarness(definition, {
  employerBudget: 900_000,
});
const known = {
  money: 'Only money is compared',
  pension: 'the pension, and sick pay if insured, will be lower',
  order: 'Work for one company under its orders',
  flat: 'Flat expenses reduce tax and insurance',
  real: 'Real expenses are money you spent',
  loss: 'Your expenses are higher than your income',
  vat: 'makes you a VAT payer',
  disputed: 'The minimum social security for 2026 is based on 35 %',
  apply: 'With the flat tax you file no tax return',
  kind: 'The band assumes that at least 75 %',
  lowered: 'Band I of 2026 is worked out at',
  low: 'The salary is under the minimum wage of 22 400 CZK',
  part: 'A full-time job costs a company at least 359 664 CZK a year',
  top: 'VAT comes on top of the budget',
  costs: 'Your real costs are deducted in every way with a trade',
  steps: 'Tax on a salary is worked out month by month',
};
const first = 'money pension order';

test.each([
  [{}, `${first} flat disputed apply lowered part steps`],
  [{ employerBudget: 359_664 }, `${first} flat disputed apply lowered part steps`],
  [{ employerBudget: 359_663 }, `${first} flat disputed apply lowered low part steps`],
  [{ employerBudget: 2_000_000 }, `${first} flat apply kind part steps`],
  [{ employerBudget: 2_000_000.01 }, `${first} flat vat part top steps`],
  // From 510 600 on a trade leaves more: a full-time job costs less.
  [{ expenses: 100_000 }, `${first} flat disputed apply lowered costs steps`],
  [{ expenses: 0.01 }, `${first} flat disputed apply lowered part costs steps`],
  // There is no break-even at all.
  [{ method: 'real', expenses: 900_000_000 }, `${first} real loss disputed apply lowered costs steps`],
])('notes of %j: %s', (answers, names) => expect(noted(known, answers)).toBe(names));

describe('the ways compared', () => {
  test('a trade that leaves more', () => {
    expect(formula('difference')).toBe('777 120 − 524 460');
    expect(label('difference')).toBe('How much more a trade leaves a year');
    expect(formula('better')).toBe('524 460 as an employee, 777 120 with a trade');
    expect(rooted('better')).toBe('employment.netIncome freelance.netIncome');
  });

  test('employment that leaves more', () => {
    const answers = { employerBudget: 200_000 };
    expect(label('difference', answers)).toBe('How much more employment leaves a year');
    expect(outputs(answers)).toMatchObject({ better: 'employment', best: 'employment' });
    const { employment, freelance, difference, bestNetIncome } = outputs(answers) as Record<string, unknown>;
    const [job, own] = [employment, freelance].map((one) => (one as { netIncome: number }).netIncome);
    expect(difference).toBe((job ?? 0) - (own ?? 0));
    expect(bestNetIncome).toBe(job);
  });

  test('the best of all, by its name among the outputs', () => {
    expect(formula('best')).toBe(
      'Employment: 524 460; Trade, flat expenses: 777 120; Trade, flat tax: 790 056',
    );
    expect(rooted('best')).toBe('employment.netIncome freelance.netIncome flatTax.netIncome');
    expect(outputs()).toMatchObject({ best: 'flatTax', bestNetIncome: 790_056 });
    const names = (answers: Record<string, unknown>) => Object.keys(outputs(answers)).slice(4);
    const rest = ['flatTax', 'breakEven', 'breakEvens'];
    expect(names({})).toEqual(['employment', 'freelance', ...rest]);
    expect(names({ expenses: 0.01 })).toEqual(['employment', 'freelance', 'realExpenses', ...rest]);
    expect(names({ method: 'real' })).toEqual(['employment', 'freelance', 'flatExpenses', ...rest]);
    expect(outputs({ employerBudget: 600_000, method: 'real' })).toMatchObject({ best: 'flatExpenses' });
    expect(outputs({ employerBudget: 600_000 })).toMatchObject({ best: 'freelance' });
    // Above the limit of the flat tax there is none.
    expect(formula('best', { employerBudget: 2_000_001 })).not.toContain('flat tax');
    expect(outputs({ employerBudget: 2_000_001 })).toMatchObject({ best: 'freelance' });
  });

  test('what the work costs goes off every trade', () => {
    const answers = { expenses: 100_000 };
    expect(formula('freelance.netIncome', answers)).toBe('777 120 − 100 000');
    expect(label('freelance.netIncome', answers)).toBe('Net income after real costs');
    expect(formula('realExpenses.netIncome', answers)).toMatch(/^900 000 − 100 000 − /);
    expect(formula('flatTax.netIncome', answers)).toBe('900 000 − 100 000 − 109 944');
    expect(formula('freelance.netIncome')).toMatch(/^900 000 − 23 160 − /);
  });

  test('a trade is a main activity of twelve months of somebody alone', () => {
    expect(outputs()).toMatchObject({
      freelance: {
        incomeTax: 23_160,
        totalTaxCredit: 30_840,
        socialSecurity: 60_056,
        healthInsurance: 39_664,
      },
      flatTax: { eligible: true, yearly: 109_944 },
    });
    expect(lineOf('freelance.netIncomeMonthly')).toBeUndefined();
  });
});

test('the salary of a budget, step by step', () => {
  const answers = { employerBudget: 642_240 };
  expect(formula('employment.grossSalary', answers)).toBe(
    'the largest whole salary whose twelve months cost at most 642 240',
  );
  expect(rooted('employment.grossSalary', answers)).toBe(
    'cz.dpc.limit cz.social.employer.rate cz.health.rate cz.health.employee.share cz.social.maximumBase.year employerBudget',
  );
  expect(formula('employment.netIncome', answers)).toBe('40 000 × 12 − 34 080 − 21 600 − 41 160');
  expect(formula('employment.netSalary', answers)).toBe('383 160 ÷ 12');
  expect(formula('employment.employerCost', answers)).toBe('40 000 × 12 + 119 040 + 43 200');
  expect(formula('employment.netIncome', { ...answers, children: 3 })).toMatch(/ − 0 \+ 24 204$/);
});

const rules =
  'cz.health.self.minimumBase.year cz.social.self.minimumBase.main.year cz.social.self.rate cz.social.employer.rate cz.health.rate expenses children';
test.each([
  [
    {},
    'found by comparing budgets, to the crown: below this the minimum insurance payments of a trade weigh more',
    265_969,
  ],
  [
    { method: 'real', expenses: 900_000_000 },
    'there isn’t one: with these costs a trade doesn’t overtake employment at any budget',
    null,
  ],
])('the break-even says how it was found: %j', (answers, words, value) => {
  expect(formula('breakEven', answers)).toBe(words);
  expect(lineOf('breakEven', answers)?.value).toBe(value);
  expect(rooted('breakEven', answers)).toBe(rules);
  expect(rooted('breakEvens', answers)).toBe(rules);
});

describe('the chart', () => {
  const curves = (answers: Record<string, unknown> = {}) => {
    const { chart } = answered(answers);
    if (chart?.kind !== 'curves') throw new Error('Curves are expected');
    return chart;
  };
  const budgets = (label: string, answers: Record<string, unknown> = {}) =>
    (curves(answers).series.find((one) => one.label === label)?.points ?? []).map(([budget]) => budget);

  test('goes from nothing to 2 500 000, or a quarter above the budget, up to whole hundred thousands', () => {
    const end = (employerBudget: number) => budgets('Employment', { employerBudget }).at(-1);
    expect(budgets('Employment')).toEqual(Array.from({ length: 51 }, (_, at) => 50_000 * at));
    expect([end(2_000_000), end(2_000_001), end(2_080_000), end(1_000_000_000)]).toEqual([
      2_500_000, 2_600_000, 2_600_000, 1_000_000_000,
    ]);
  });

  test('has both sides of each jump of the flat tax, and its end', () => {
    const even = (end: number) =>
      Array.from({ length: 51 }, (_, at) => 50_000 * at).filter((one) => one <= end);
    expect(budgets('Trade, flat tax')).toEqual([...even(1_500_000), 1_500_001, ...even(2_000_000).slice(31)]);
    expect(budgets('Trade, flat tax', { expenseRate: 40 })).toEqual([
      ...even(1_000_000),
      1_000_001,
      ...even(1_500_000).slice(21),
      1_500_001,
      ...even(2_000_000).slice(31),
    ]);
    expect(budgets('Trade, flat expenses')).toEqual(even(2_500_000));
  });

  test('draws what is left', () => {
    const { series, here, x, y, title } = curves();
    expect(series.map((one) => one.points.find(([budget]) => budget === 900_000)?.[1])).toEqual([
      524_460, 777_120, 790_056,
    ]);
    expect([here, x, y, title].every(Boolean)).toBe(true);
  });

  test('marks where one way overtakes another and the limits that bend a curve, in order, up to its end', () => {
    const marks = (answers: Record<string, unknown> = {}) =>
      curves(answers).marks.map(({ x, label }) => `${x} ${label}`);
    expect(marks()).toEqual([
      '265969 Trade, flat expenses leaves more',
      '684500 Trade, flat tax leaves more',
      '1500001 Trade, flat expenses leaves more',
      '1532546 Trade, flat tax leaves more',
      '2000000 Trade, flat expenses: a limit',
      '2000001 Trade, flat expenses leaves more',
      '2358647 Employment: a limit',
    ]);
    expect(marks({ employerBudget: 4_378_000, method: 'real', expenseRate: 30 }).slice(-4)).toEqual([
      '2362812 Trade, flat expenses: a limit',
      '3144863 Employment: a limit',
      '4273483 Trade, real expenses: a limit',
      '4873483 Trade, flat expenses: a limit',
    ]);
    expect(curves().marks.every(({ reason }) => reason.length > 10)).toBe(true);
  });
});
