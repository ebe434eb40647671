import { expect, test } from 'vitest';
import { calculatorHarness } from '../../calculator-harness.ts';
import { definition } from './definition.ts';

const { answered, noted, formula, rooted, parts } = calculatorHarness(definition, { grossSalary: 40_000 });
const known = {
  least: 'The health insurance of the minimum base of 22 400 CZK a month is more than this wage leaves',
  exempt:
    'The minimum base of health insurance doesn’t apply to students, disability pensions and ZTP/P cards',
  unsigned: 'Without a signed declaration you get no credits or child allowance',
  student: 'The student credit was abolished from 2024',
  small: 'A wage under 4 500 CZK a month is small-scale employment',
  earlier: 'A wage under 4 000 CZK a month is small-scale employment',
  health: 'You still pay health insurance on an employment contract',
  withheld: 'Without a signed declaration, the tax withheld on such a wage is final',
};
const unsigned = { declarationSigned: false };

test.each([
  [{}, ''],
  [{ grossSalary: 4_500 }, ''],
  [{ grossSalary: 4_499.99 }, 'small health'],
  [{ ...unsigned, grossSalary: 4_499 }, 'small health withheld'],
  [{ grossSalary: 4_499, year: 2025 }, 'small health'],
  [{ grossSalary: 4_000, year: 2024 }, ''],
  [{ grossSalary: 3_999, year: 2023 }, 'earlier health'],
  // Health insurance of the minimum base takes exactly all of 2 774.
  [{ grossSalary: 2_774 }, 'small health'],
  [{ grossSalary: 2_773 }, 'small health least'],
  [{ grossSalary: 0, minimumHealthBase: false }, ''],
  [{ children: 1, studentUnder26: true, year: 2023 }, ''],
  [unsigned, ''],
  [{ ...unsigned, children: 1 }, 'unsigned'],
  [{ ...unsigned, studentUnder26: true, year: 2023 }, 'unsigned'],
  [{ ...unsigned, studentUnder26: true }, 'unsigned student'],
  [{ ...unsigned, disability: 'first' }, 'unsigned'],
  [{ ...unsigned, ztpp: true }, 'unsigned'],
  [{ studentUnder26: true, year: 2024 }, 'student'],
  [{ grossSalary: 22_399.99, ztpp: true }, 'exempt'],
  [{ grossSalary: 22_400, ztpp: true }, ''],
  [{ grossSalary: 17_000, disability: 'second', minimumHealthBase: false }, ''],
])('notes of %j: %s', (answers, names) => expect(noted(known, answers)).toBe(names));

test('a month, step by step', () => {
  expect(formula('netSalary')).toBe('40 000 − 2 840 − 1 800 − 3 430');
  expect(formula('netSalary', { children: 3 })).toMatch(/^40 000 − 2 840 − 1 800 − 0 \+ \d/);
  expect(formula('totalContributions')).toBe('2 840 + 1 800 + 3 430 + 9 920 + 3 600 − 0');
  expect(formula('employerCost')).toBe('40 000 + 9 920 + 3 600');
  expect(formula('incomeTax')).toBe('6 000 − 2 570');
});

test('a year is twelve months', () => {
  const year = { period: 'year' };
  expect(formula('grossYear', year)).toBe('40 000 × 12');
  expect(formula('netSalary', year)).toBe('480 000 − 34 080 − 21 600 − 41 160');
  for (const [name, month] of [
    ['socialSecurity', '2 840'],
    ['healthInsurance', '1 800'],
    ['taxBase', '40 000'],
    ['taxBeforeCredits', '6 000'],
    ['totalTaxCredit', '2 570'],
    ['incomeTax', '3 430'],
    ['taxBonus', '0'],
    ['employerSocial', '9 920'],
    ['employerHealth', '3 600'],
  ] as const)
    expect(formula(name, year), name).toBe(`${month} × 12`);
});

test.each([
  [{}, '2 570', 'cz.credit.taxpayer.month'],
  [{ studentUnder26: true }, '2 570', 'cz.credit.taxpayer.month cz.credit.student.month'],
  [{ studentUnder26: true, year: 2023 }, '2 570 + 335', 'cz.credit.taxpayer.month cz.credit.student.month'],
  [{ disability: 'first' }, '2 570 + 210', 'cz.credit.taxpayer.month cz.credit.disability.basic.month'],
  [{ disability: 'third' }, '2 570 + 420', 'cz.credit.taxpayer.month cz.credit.disability.extended.month'],
  [{ ztpp: true }, '2 570 + 1 345', 'cz.credit.taxpayer.month cz.credit.ztpp.month'],
  [unsigned, '0: no declaration is signed', 'declarationSigned'],
])('the credits of %j: %s', (answers, words, names) => {
  expect(formula('totalTaxCredit', answers)).toBe(words);
  expect(rooted('totalTaxCredit', answers)).toBe(names);
});

test('the chart: what the employer pays, in its parts', () => {
  expect(answered().chart?.title).toBe('Where the money your employer pays goes');
  expect(parts()).toEqual([
    'You: 31930, kept',
    'Income tax: 3430',
    'Your social security: 2840',
    'Your health insurance: 1800',
    'Employer’s social security: 9920',
    'Employer’s health insurance: 3600',
  ]);
  expect(parts({ grossSalary: 2_774 })?.at(0)).toBe('You: 0, kept');
  expect(parts({ grossSalary: 2_773 })).toBeUndefined();
});

test('a wage under the limit of participation: what is not paid says why, and what decided it', () => {
  const answers = { ...unsigned, grossSalary: 4_499.99 };
  for (const name of ['socialSecurity', 'employerSocial']) {
    expect(formula(name, answers), name).toBe('0: 4 499.99 is under 4 500');
    expect(rooted(name, answers), name).toBe('cz.dpc.limit grossSalary');
  }
  expect(formula('taxBeforeCredits', answers)).toBe('4 499 × 15 %');
  expect(rooted('taxBeforeCredits', answers)).toContain('cz.tax.withholding.rate cz.dpc.limit');
  expect(answered(answers).outputs).toMatchObject({ taxBase: 4_499, incomeTax: 674, taxBonus: 0 });
});
