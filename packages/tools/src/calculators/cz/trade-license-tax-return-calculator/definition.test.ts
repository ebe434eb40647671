import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { yearsOf } from '@majak/law/law-on';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateWithChart } from '../../../calculator/calculate.ts';
import { definition } from './definition.ts';

const ask = (answers: Record<string, unknown>) => {
  const found = calculateWithChart(definition, { grossIncome: 1_200_000, ...answers }, '2026-11-21');
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  return found.value;
};

test('what is still to pay is positive, what is overpaid negative', () => {
  const { outputs, trace } = ask({ taxAdvances: 50_000, socialAdvances: 60_060, healthAdvances: 39_664 });
  expect(outputs).toMatchObject({ taxBalance: -8_840, socialBalance: 17_028, healthBalance: 0 });
  const labels = ['taxBalance', 'socialBalance', 'healthBalance'].map(
    (name) => trace.find(({ output }) => output === name)?.label,
  );
  expect(labels).toEqual([
    'Income tax, overpaid',
    'Social security, still to pay',
    'Health insurance, settled',
  ]);
});

test('a child bonus is paid out with the advances', () => {
  const { outputs } = ask({ grossIncome: 400_000, children: 2, taxAdvances: 1_000 });
  expect(outputs).toMatchObject({ incomeTax: 0, taxBonus: 37_524, taxBalance: -38_524 });
});

test.each([
  [2023, '2024-05-02', '2024-05-02', '2024-06-11', '2024-06-11'],
  [2024, '2025-05-02', '2025-05-02', '2025-06-10', '2025-06-10'],
  [2025, '2026-05-04', '2026-05-04', '2026-06-09', '2026-06-12'],
  [2026, '2027-05-03', '2027-05-03', '2027-06-09', '2027-06-11'],
])('the days after %i', (year, filingDeadline, tax, social, health) => {
  expect(ask({ year }).outputs).toMatchObject({ filingDeadline, paymentDeadlines: { tax, social, health } });
});

test('the timeline is in order', () => {
  const { chart } = ask({});
  const days = chart?.kind === 'timeline' ? chart.events.map(({ day }) => day) : [];
  expect(days).toHaveLength(5);
  expect(days.toSorted()).toEqual(days);
});

test('new advances take the minimum of the next year', () => {
  expect(ask({ grossIncome: 100_000, year: 2024 }).outputs).toMatchObject({
    newSocialAdvance: 4_759,
    newHealthAdvance: 3_143,
  });
  expect(ask({ grossIncome: 100_000, year: 2025 }).outputs).toMatchObject({
    newSocialAdvance: 5_005,
    newHealthAdvance: 3_306,
  });
});

test('new advances of a year without its figures take those of the year itself, and say so', () => {
  const last = Number(yearsOf(rulesByDay).at(-1));
  const { outputs, carriedOver } = ask({ grossIncome: 100_000, year: last });
  expect(outputs).toMatchObject({ newSocialAdvance: 5_281, newHealthAdvance: 3_488 });
  expect(carriedOver?.says).toContain(`The average wage of ${last + 1} is not published here yet`);
  expect(ask({ grossIncome: 100_000, year: last - 1 }).carriedOver).toBeUndefined();
});

test('new advances go by months of activity, up to the ceiling', () => {
  expect(ask({ grossIncome: 600_000, monthsActive: 6 }).outputs.newSocialAdvance).toBe(6_424);
  expect(ask({ grossIncome: 90_000_000 }).outputs.newSocialAdvance).toBe(60_343);
});

test('an advance that comes out whole is not rounded up', () => {
  const answers = { method: 'real', grossIncome: 640_000 };
  expect(ask(answers).outputs.newHealthAdvance).toBe(3_600);
});

test('a secondary activity pays social advances from the limit, and none of health insurance', () => {
  const secondary = { method: 'real', activity: 'secondary' };
  expect(ask({ ...secondary, grossIncome: 117_520.99 }).outputs).toMatchObject({
    newSocialAdvance: 0,
    newHealthAdvance: 0,
  });
  expect(ask({ ...secondary, grossIncome: 117_521 }).outputs.newSocialAdvance).toBe(1_660);
});

test('the balances and the advances are what is due', () => {
  const money = fc.integer({ min: 0, max: 50_000_000 }).map((hellers) => hellers / 100);
  fc.assert(
    fc.property(money, money, money, money, (grossIncome, taxAdvances, socialAdvances, healthAdvances) => {
      const { outputs } = ask({ grossIncome, taxAdvances, socialAdvances, healthAdvances, children: 1 });
      const paid = taxAdvances + socialAdvances + healthAdvances;
      expect(Number(outputs.totalBalance) + paid).toBeCloseTo(Number(outputs.totalContributions), 2);
    }),
  );
});

test('the least advances of 2026 are those of the rules, before and after they were lowered', () => {
  const { notes } = ask({ grossIncome: 1_200_000, year: 2025 });
  expect(notes.join()).toMatch('of 2026 was 5 720 CZK until June and is 5 005 CZK from July');
});

test('the lower advance of a starting activity names its rule', () => {
  const { trace } = ask({ grossIncome: 100_000, activity: 'starting', year: 2026 });
  const advance = trace.find(({ output }) => output.endsWith('newSocialAdvance'));
  expect(advance?.rules.map(({ id }) => id)).toContain('cz.social.self.minimumAdvance.starting');
});
