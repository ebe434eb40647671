import { describe, expect, test } from 'vitest';
import { calculatorHarness } from '../../calculator-harness.ts';
import { definition } from './definition.ts';

const { answered, noted, formula, label, rooted, outputs } = calculatorHarness(definition, {
  income: 1_200_000,
});
const known = {
  regular: 'Occasional means now and then',
  platforms: 'Platforms such as YouTube',
  costs: 'Your costs are higher than flat expenses',
  credit: 'Your employer already uses your taxpayer credit',
  wages: 'Enter your gross wages for the year',
  kids: 'Your children are claimed through your job',
  turns: 'yourself. That is not taken off here; with it a trade leaves more.',
  uninsured: 'yourself. That is not taken off here.',
  limit: 'Occasional income is exempt up to 50 000 CZK',
  authors: 'of up to 10 000 CZK a month from one payer',
  flat: 'Flat expenses reduce tax and insurance',
  real: 'Real expenses are money you spent',
  vat: 'makes you a VAT payer',
  disputed: 'The minimum social security for 2026 is based on 35 %',
};
const job = { income: 100_000, employed: true, otherTaxBase: 400_000 };

test.each([
  // 1 050 840 as occasional income; 1 042 088 with a trade; 36 288 of health insurance between them.
  [{}, 'regular platforms turns limit authors flat'],
  [{ income: 2_000_000 }, 'regular platforms uninsured limit authors flat'],
  [{ income: 50_000 }, 'regular platforms uninsured limit authors flat disputed'],
  [{ year: 2025 }, 'regular platforms turns limit authors flat'],
  [{ year: 2024 }, 'regular platforms turns limit authors flat'],
  [job, 'regular platforms credit limit authors flat'],
  [{ ...job, otherTaxBase: 0 }, 'regular platforms credit wages limit authors flat'],
  [{ ...job, otherTaxBase: 0.01 }, 'regular platforms credit limit authors flat'],
  [{ ...job, children: 1 }, 'regular platforms credit kids limit authors flat'],
  [{ ...job, costs: 60_000 }, 'regular platforms credit limit authors flat'],
  [{ ...job, costs: 60_000.01 }, 'regular platforms costs credit limit authors real'],
  // Flat expenses have a cap: 60 % of 2 000 000.
  [{ ...job, income: 3_000_000, costs: 1_200_000 }, 'regular platforms credit limit authors flat vat'],
  [
    { ...job, income: 3_000_000, costs: 1_200_000.01 },
    'regular platforms costs credit limit authors real vat',
  ],
])('notes of %j: %s', (answers, names) => expect(noted(known, answers)).toBe(names));

test('health insurance of somebody uninsured: the rate of the minimum wage', () => {
  const note = answered().notes.find((one) => one.startsWith('You aren’t insured through occasional income'));
  expect(note).toContain('you pay 3 024 CZK a month, 36 288 CZK a year, yourself');
});

describe('as a trade', () => {
  test('costs that are spent go off what is left, a bonus is added', () => {
    expect(formula('trade.netIncome')).toBe('1 200 000 − 0 − 41 160 − 77 088 − 39 664');
    expect(label('trade.netIncome')).toBe('Left with a trade');
    expect(label('trade.netIncome', { costs: 0.01 })).toBe('Left after real costs, with a trade');
    const bonus = { income: 400_000, children: 2 };
    expect(outputs(bonus)).toMatchObject({ trade: { incomeTax: 0, taxBonus: 37_524 } });
    expect(formula('trade.netIncome', bonus)).toMatch(/^400 000 − 0 − 0 − .* \+ 37 524$/);
  });

  test('children count without a job alone', () =>
    expect(outputs({ ...job, children: 3 })).toMatchObject({ trade: { incomeTax: 6_000, taxBonus: 0 } }));

  test('wages use up the ceiling of social security, if there are any', () => {
    const rich = { income: 10_000_000, employed: true };
    expect(outputs({ ...rich, otherTaxBase: 2_350_416 })).toMatchObject({ trade: { socialSecurity: 0 } });
    expect(rooted('trade.socialSecurity', { ...rich, otherTaxBase: 1 })).toContain('otherTaxBase');
    expect(rooted('trade.socialSecurity', rich)).not.toContain('otherTaxBase');
  });

  test('the credit is what wages leave of it, where they are known', () => {
    expect(outputs({ ...job, otherTaxBase: 0.01 })).toMatchObject({ trade: { incomeTax: 0 } });
    expect(outputs({ ...job, otherTaxBase: 0 })).toMatchObject({ trade: { incomeTax: 6_000 } });
    expect(outputs({ ...job, otherTaxBase: 200_000 })).toMatchObject({ trade: { incomeTax: 5_160 } });
  });

  test('without a job it is a main activity, with one a secondary', () => {
    expect(outputs({ income: 100_000 })).toMatchObject({ trade: { healthInsurance: 39_664 } });
    expect(outputs(job)).toMatchObject({ trade: { healthInsurance: 2_700, socialSecurity: 0 } });
  });
});

describe('as occasional income', () => {
  test('exempt up to the limit, with the reason in every line', () => {
    const free = { income: 50_000 };
    expect(formula('occasional.exempt', free)).toBe('50 000 is not over 50 000');
    expect(formula('occasional.taxBase', free)).toBe('0: 50 000 is not over 50 000');
    expect(formula('occasional.incomeTax', free)).toBe('0: 50 000 is not over 50 000');
    for (const name of ['exempt', 'taxBase', 'incomeTax'])
      expect(rooted(`occasional.${name}`, free)).toBe('cz.occasional.limit income');
    expect(formula('occasional.exempt')).toBe('1 200 000 is over 50 000, so all of it is taxed');
    expect(formula('occasional.netIncome')).toBe('1 200 000 − 0 − 149 160');
    expect(label('occasional.netIncome')).toBe('Left as occasional income');
    expect(label('occasional.netIncome', { costs: 1 })).toBe('Left after real costs, as occasional income');
  });

  test('children lower its tax, without a bonus', () => {
    // 45 000 − 30 840 − 15 204 is less than nothing.
    expect(outputs({ income: 300_000, children: 1 })).toMatchObject({
      occasional: { incomeTax: 0, netIncome: 300_000 },
    });
    expect(outputs({ income: 400_000, children: 1 })).toMatchObject({ occasional: { incomeTax: 13_956 } });
  });

  test('beside a job it is added to the wages', () =>
    expect(outputs(job)).toMatchObject({ occasional: { taxBase: 100_000, incomeTax: 15_000 } }));
});

test('what leaves more: the trade where both leave the same', () => {
  expect(outputs().better).toBe('occasional');
  expect(formula('better')).toBe('1 042 088 with a trade, 1 050 840 as occasional income');
  // Nothing earned beside a job: nothing is left either way.
  expect(outputs({ income: 0, employed: true }).better).toBe('trade');
  expect(rooted('better')).toBe('trade.netIncome occasional.netIncome');
});

test('the chart: what is kept and paid each way, with real costs those too', () => {
  expect(answered().chart).toEqual({
    kind: 'columns',
    title: 'What you keep each way',
    unit: 'CZK',
    of: 'way',
    series: ['You keep', 'Income tax', 'Insurance'],
    columns: [
      { label: 'Trade', values: [1_042_088, 41_160, 116_752] },
      { label: 'Occasional', values: [1_050_840, 149_160, 0] },
    ],
  });
  expect(answered({ ...job, costs: 10_000 }).chart).toMatchObject({
    series: ['You keep', 'Income tax', 'Insurance', 'Real costs'],
    columns: [
      { label: 'Trade', values: [81_300, 6_000, 2_700, 10_000] },
      { label: 'Occasional', values: [76_500, 13_500, 0, 10_000] },
    ],
  });
  // A loss is drawn as nothing kept.
  expect(answered({ income: 0 }).chart).toMatchObject({
    columns: [{ values: [0, 0, 99_720] }, { values: [0, 0, 0] }],
  });
});
