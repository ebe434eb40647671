import { expect, test } from 'vitest';
import { calculatorHarness } from '../../calculator-harness.ts';
import { definition } from './definition.ts';

const { answered, noted, formula, label, rooted, refused, outputs } = calculatorHarness(definition, {
  grossIncome: 1_200_000,
});
const known = {
  holds: 'The result applies to tax residents: 183 days a year in the country, or a home here.',
  resident: 'As a tax resident you declare income from everywhere here',
  home: 'A home here where you plan to stay',
  elsewhere: 'As a non-resident you only pay tax here on Czech income',
  small: 'the spouse credit has also required a spouse who cares',
  flat: 'Flat expenses reduce tax and insurance',
  real: 'Real expenses are money you spent',
  apply: 'With the flat tax you file no tax return',
  kind: 'The band assumes that at least 75 %',
  lowered: 'Band I of 2026 is worked out at',
  spouse: 'With the flat tax you get nothing for your spouse and children',
  a1: 'If you have an A1 certificate',
};
const married = { spouseIncomeUnder68000: true, spouseCaresForChildUnder3: true };
const payer = { vatPayer: true };

test.each([
  [{}, 'holds flat apply kind lowered a1'],
  [{ daysInCzechia: 183 }, 'resident home flat apply kind lowered a1'],
  [{ daysInCzechia: 182 }, 'home elsewhere flat apply kind lowered a1'],
  [{ daysInCzechia: 0 }, 'home elsewhere flat apply kind lowered a1'],
  [married, 'holds flat apply kind lowered spouse a1'],
  [{ ...married, ...payer }, 'holds flat a1'],
  [payer, 'holds flat a1'],
  [{ ...married, spouseCaresForChildUnder3: false }, 'holds small flat apply kind lowered spouse a1'],
])('notes of %j: %s', (answers, names) => expect(noted(known, answers)).toBe(names));

test('the comparison says what is compared, and whose the difference is', () => {
  expect(formula('better')).toBe('1 042 088 the regular way, 1 090 056 with the flat tax');
  expect(rooted('better')).toBe('regular.netIncome flatTax.netIncome');
  expect(formula('difference')).toBe('1 090 056 − 1 042 088');
  expect(label('difference')).toBe('How much more you keep with the flat tax');
  expect(label('netIncome')).toBe('Net income with the flat tax');
  const kids = { children: 5 };
  // 15 204 + 22 320 + 3 × 27 840 = 121 044, of which 79 884 are a bonus: 1 163 132 the regular way.
  expect(formula('better', kids)).toBe('1 163 132 the regular way, 1 090 056 with the flat tax');
  expect(formula('difference', kids)).toBe('1 163 132 − 1 090 056');
  expect(label('difference', kids)).toBe('How much more you keep the regular way');
  expect(label('netIncome', kids)).toBe('Net income the regular way');
});

test('who cannot choose the flat tax has nothing to compare with', () => {
  const because = 'there is no flat tax to compare with: VAT payers cannot choose the flat tax';
  expect(formula('better', payer)).toBe(because);
  expect(formula('difference', payer)).toBe(because);
  expect(rooted('difference', payer)).toBe('cz.flatTax.incomeLimit vatPayer');
  expect(rooted('better', payer)).toBe('cz.flatTax.incomeLimit vatPayer regular.netIncome');
  expect(outputs(payer)).toMatchObject({ better: 'regular', difference: null, netIncome: 1_042_088 });
});

test.each([
  [{}, 'the days are not known: it takes 183 days, or a home here', 'cz.residence.days'],
  [{ daysInCzechia: 183 }, '183 days are at least 183 days', 'cz.residence.days daysInCzechia'],
  [{ daysInCzechia: 182 }, '182 days are under 183 days', 'cz.residence.days daysInCzechia'],
])('a tax resident or not, %j: %s', (answers, because, names) => {
  expect(formula('taxResident', answers)).toBe(because);
  expect(rooted('taxResident', answers)).toBe(names);
});

test.each([
  [{ daysInCzechia: 366, year: 2026 }, ['daysInCzechia too_big']],
  [{ daysInCzechia: 365, year: 2026 }, []],
  [{ daysInCzechia: 366, year: 2024 }, []],
])('%j is refused at %j', (answers, faults) => expect(refused(answers)).toEqual(faults));

test('the chart: what is kept and paid each way; real expenses are neither; none of a loss', () => {
  expect(answered().chart).toEqual({
    kind: 'columns',
    title: 'What you keep each way',
    unit: 'CZK',
    of: 'regime',
    series: ['You keep', 'Tax and insurance'],
    columns: [
      { label: 'Regular', values: [1_042_088, 157_912] },
      { label: 'Flat tax', values: [1_090_056, 109_944] },
    ],
  });
  expect(answered({ method: 'real', expenses: 720_000 }).chart).toMatchObject({
    columns: [{ values: [322_088, 157_912] }, { values: [370_056, 109_944] }],
  });
  expect(answered({ expenses: 720_000 }).chart).toMatchObject({
    columns: [{ values: [1_042_088, 157_912] }, { values: [1_090_056, 109_944] }],
  });
  // A bonus leaves more than came in: nothing is paid.
  expect(answered({ grossIncome: 300_000, children: 5, ...payer }).chart).toMatchObject({
    columns: [{ values: [expect.any(Number), 0] }],
  });
  expect(answered({ grossIncome: 0 }).chart).toBeUndefined();
  // The regular way leaves something; the flat tax exactly nothing, or less.
  expect(answered({ grossIncome: 109_944 }).chart).toMatchObject({
    columns: [{ values: [10_224, 99_720] }, { values: [0, 109_944] }],
  });
  expect(answered({ grossIncome: 109_943, children: 3, year: 2026 }).chart).toBeUndefined();
  expect(answered({ grossIncome: 109_944, activity: 'secondary' }).chart).toMatchObject({
    columns: [{ label: 'Regular' }],
  });
});
