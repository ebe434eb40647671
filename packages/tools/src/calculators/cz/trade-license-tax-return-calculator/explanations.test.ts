import { expect, test } from 'vitest';
import { calculatorHarness } from '../../calculator-harness.ts';
import { definition } from './definition.ts';

const { answered, noted, formula, label, rooted, lineOf, outputs } = calculatorHarness(definition, {
  grossIncome: 1_200_000,
});
const known = {
  box: 'You file electronically, because every trade has a data box',
  unchecked: 'Deductions are used as you enter them',
  lost: 'Deductions above the profit are lost',
  overview: 'Sources differ on the overview for social security after a shifted return',
  flat: 'Flat expenses reduce tax and insurance',
  relief: 'A starting activity only reduces the social security minimum',
  early: 'The lower minimum for a starting activity came in 2024',
  next: 'New advances are worked out under the rules for 202',
  lowered: 'The minimum social security advance of 2026 was 5 720 CZK until June and is 5 005 CZK from July.',
  begins: '§ 14(9) of act 589/1992',
  third: 'was the last of your three starting years',
  job: 'so you pay no advances, only',
};

test.each([
  [{}, 'box overview flat next'],
  [{ year: 2025 }, 'box overview flat next lowered'],
  [{ year: 2024 }, 'box flat next'],
  [{ year: 2023 }, 'box flat next'],
  [{ year: 2025, activity: 'secondary' }, 'box overview flat next job'],
  [{ year: 2025, activity: 'starting' }, 'box overview flat relief next begins third'],
  [{ year: 2023, activity: 'starting' }, 'box flat early next begins third'],
  [{ activity: 'secondary' }, 'box overview flat next job'],
  [{ deductions: 0.01 }, 'box unchecked overview flat next'],
  [{ deductions: 480_000 }, 'box unchecked overview flat next'],
  [{ deductions: 480_000.01 }, 'box unchecked lost overview flat next'],
])('notes of %j: %s', (answers, names) => expect(noted(known, answers)).toBe(names));

test.each([
  // 40 % of 1 200 000 is the profit; half of it in 2023, 55 % later.
  [{}, '480 000 × 55 % ÷ 12', '22 000 × 29.2 %'],
  [{ year: 2023 }, '480 000 × 55 % ÷ 12', '22 000 × 29.2 %'],
  [{ monthsActive: 6 }, '480 000 × 55 % ÷ 6', '44 000 × 29.2 %'],
  [{ grossIncome: 90_000_000 }, '88 800 000 × 55 % ÷ 12, at most 2 479 824 ÷ 12', '206 652 × 29.2 %'],
  [{ grossIncome: 100_000 }, '40 000 × 55 % ÷ 12', '1 834 × 29.2 %, at least 5 281'],
  [{ grossIncome: 100_000, year: 2025 }, '40 000 × 55 % ÷ 12', '1 834 × 29.2 %, at least 5 005'],
  [{ grossIncome: 100_000, year: 2024 }, '40 000 × 55 % ÷ 12', '1 834 × 29.2 %, at least 4 759'],
  [{ grossIncome: 100_000, activity: 'starting' }, '40 000 × 55 % ÷ 12', '1 834 × 29.2 %, at least 3 772'],
  [{ grossIncome: 300_000, activity: 'secondary' }, '120 000 × 55 % ÷ 12', '5 500 × 29.2 %, at least 1 660'],
])('the new advance of social security, %j: %s', (answers, base, advance) => {
  expect(formula('monthlySocialBase', answers)).toBe(base);
  expect(formula('newSocialAdvance', answers)).toBe(advance);
});

test.each([
  [{}, '480 000 × 50 % × 13.5 % ÷ 12, at least 3 488'],
  [{ monthsActive: 6 }, '480 000 × 50 % × 13.5 % ÷ 6'],
  [{ grossIncome: 2_000_000 }, '800 000 × 50 % × 13.5 % ÷ 12'],
  [
    { activity: 'secondary' },
    '0: without a minimum base there are no advances, only the balance of the year',
  ],
  [{ year: 2024 }, '480 000 × 50 % × 13.5 % ÷ 12, at least 3 143'],
])('the new advance of health insurance, %j: %s', (answers, words) =>
  expect(formula('newHealthAdvance', answers)).toBe(words),
);

test('a starting activity names the rule of its minimum, also where it is not reached; months are named where they are fewer', () => {
  const starting = 'cz.social.self.minimumAdvance.starting';
  expect(rooted('newSocialAdvance', { activity: 'starting' })).toContain(starting);
  expect(rooted('newSocialAdvance')).not.toContain(starting);
  expect(rooted('monthlySocialBase')).toBe('cz.social.self.share profit');
  expect(rooted('monthlySocialBase', { monthsActive: 6 })).toBe('cz.social.self.share monthsActive profit');
});

test('a secondary activity under the limit of its months pays no social security advance', () => {
  const answers = { activity: 'secondary', method: 'real', grossIncome: 58_756 };
  expect(formula('newSocialAdvance', answers)).toBe('0: the profit of 58 756 is under 117 521');
  expect(rooted('newSocialAdvance', answers)).toBe('cz.social.self.secondaryLimit profit');
  expect(formula('newSocialAdvance', { ...answers, monthsActive: 6 })).toBe(
    // 117 521 less six twelfths of 9 793.42, each rounded up.
    '0: the profit of 58 756 is under 58 757',
  );
  expect(outputs({ ...answers, monthsActive: 6, grossIncome: 58_757 }).newSocialAdvance).toBeGreaterThan(0);
  expect(outputs({ ...answers, activity: 'main' }).newSocialAdvance).toBe(5_281);
});

test('what is left to pay, step by step', () => {
  const answers = { taxAdvances: 50_000, socialAdvances: 60_060, healthAdvances: 39_664 };
  expect(formula('taxBalance', answers)).toBe('41 160 − 50 000');
  expect(formula('totalBalance', answers)).toBe('−8 840 + 17 028 + 0');
  expect(label('totalBalance', answers)).toBe('All three, still to pay');
  expect(label('totalBalance', { ...answers, socialAdvances: 68_248 })).toBe('All three, settled');
  expect(label('totalBalance', { ...answers, socialAdvances: 68_248.01 })).toBe('All three, overpaid');
  expect(formula('taxBalance', { grossIncome: 400_000, children: 2, taxAdvances: 1 })).toBe('0 − 37 524 − 1');
});

test('each day says what it is counted from', () => {
  expect(formula('filingDeadline')).toBe(
    'four months after 2026 when filed electronically, on a working day',
  );
  expect(formula('paymentDeadlines.tax')).toBe('the tax is due on the last day for the return');
  expect(formula('paymentDeadlines.social')).toBe(
    'eight days after 1 June 2027, the last day for the overview, on a working day',
  );
  expect(formula('paymentDeadlines.health')).toBe(
    'eight days after 3 June 2027, the last day for the overview, on a working day',
  );
  const days = ['filingDeadline', 'paymentDeadlines.tax', 'paymentDeadlines.social', 'deadlines'];
  for (const name of days) expect(rooted(name), name).toBe('year');
  expect(lineOf('filingDeadline')?.unit).toBe('date');
});

test('the days of each way of filing', () => {
  expect(outputs({ year: 2024 }).deadlines).toEqual([
    {
      filing: 'On paper',
      taxReturn: '2025-04-01',
      socialOverview: '2025-05-02',
      healthOverview: '2025-05-02',
    },
    {
      filing: 'Electronically',
      taxReturn: '2025-05-02',
      socialOverview: '2025-06-02',
      healthOverview: '2025-06-02',
    },
    {
      filing: 'By a tax adviser',
      taxReturn: '2025-07-01',
      socialOverview: '2025-08-01',
      healthOverview: '2025-08-01',
    },
  ]);
  // Asked a second time, the same.
  expect(outputs({ year: 2024 }).deadlines).toEqual(answered({ year: 2024 }).outputs.deadlines);
});

test('the chart: the days of an electronic return, in order', () => {
  expect(answered({ year: 2025 }).chart).toEqual({
    kind: 'timeline',
    title: 'Your days after 2025',
    events: [
      { day: '2026-05-04', label: 'Tax return and tax', note: 'Filed electronically' },
      { day: '2026-06-01', label: 'Overview for social security' },
      { day: '2026-06-04', label: 'Overview for your health insurer' },
      { day: '2026-06-09', label: 'Social security balance' },
      { day: '2026-06-12', label: 'Health insurance balance' },
    ],
  });
});
