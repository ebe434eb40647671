import { describe, expect, test } from 'vitest';
import { calculatorHarness } from '../../calculator-harness.ts';
import { definition } from './definition.ts';

const known = {
  basis: 'Worked out with twelve equal salaries',
  flat: 'Flat expenses reduce tax and insurance',
  real: 'Real expenses are money you spent',
  file: 'CZK, so you file a tax return yourself',
  free: 'of side income a year you don’t have to file',
  low: 'Your salary is under the minimum wage of 22 400 CZK',
  loss: 'A loss from the trade doesn’t reduce the tax on your salary',
  unread: '“Real expenses per year” isn’t used here',
  small: 'A wage under 4 500 CZK a month is small-scale employment',
  health: 'You still pay health insurance on an employment contract',
  main: 'A job that isn’t insured doesn’t make your trade a secondary activity',
  ceiling: 'Your salary uses up the social security ceiling first',
  month: 'Amounts are per month.',
  final: 'The withheld tax is final',
  other: 'If another employer deducts advance tax',
  insured: 'Health insurance is worked out without the minimum',
  uninsured: 'Pay under the limit isn’t insured',
  exactly: 'Pay of exactly the DPČ limit is insured',
};

describe('a trade licence', () => {
  const { answered, noted, formula, parts, label, rooted } = calculatorHarness(definition, {
    kind: 'trade',
    mainGrossSalary: 45_000,
    sideIncome: 240_000,
  });
  const real = { method: 'real' };
  // Twelve of these are the ceiling of 2 350 416.
  const high = { ...real, mainGrossSalary: 195_868 };

  test.each([
    [{}, 'basis flat file'],
    [{ sideIncome: 20_000 }, 'basis flat free'],
    [{ sideIncome: 20_000.01 }, 'basis flat file'],
    [{ mainGrossSalary: 22_400 }, 'basis flat file'],
    [{ mainGrossSalary: 22_399.99 }, 'basis flat file low'],
    [{ ...real, expenses: 240_000 }, 'basis real file'],
    [{ ...real, expenses: 240_000.01 }, 'basis real file loss'],
    [{ expenses: 240_000.01 }, 'unread basis flat file'],
    [{ mainGrossSalary: 4_500 }, 'basis flat file low'],
    [{ mainGrossSalary: 4_499 }, 'basis flat file low small health main'],
    [{ mainGrossSalary: 0 }, 'basis flat file low main'],
    [{ ...real, sideIncome: 117_519.99 }, 'basis real file'],
    [{ ...real, sideIncome: 117_520 }, 'basis real file'],
    [{ ...real, sideIncome: 117_521 }, 'basis real file'],
    [{ ...high, sideIncome: 117_519 }, 'basis real file'],
    [{ ...high, sideIncome: 117_521 }, 'basis real file ceiling'],
    // 180 000 a month leave 190 416 of the ceiling: 55 % of 346 210 are 190 415.5, rounded up.
    [{ ...real, mainGrossSalary: 180_000, sideIncome: 346_209 }, 'basis real file'],
    [{ ...real, mainGrossSalary: 180_000, sideIncome: 346_210 }, 'basis real file ceiling'],
    [{ ...real, mainGrossSalary: 180_000, sideIncome: 2_000_000 }, 'basis real file ceiling'],
  ])('notes of %j: %s', (answers, names) => expect(noted(known, answers)).toBe(names));

  test('beside a wage that is not insured the trade is a main activity for social security', () => {
    const small = { mainGrossSalary: 4_499 };
    // 96 000 of profit: under the limit of a secondary activity, and the minimum of a main one.
    expect(answered({ mainGrossSalary: 4_500 }).outputs).toMatchObject({ socialBase: 0, socialSecurity: 0 });
    expect(answered(small).outputs).toMatchObject({ socialBase: 205_668, socialSecurity: 60_056 });
    expect(rooted('socialBase', small)).toContain('cz.social.self.minimumBase.main.year cz.dpc.limit');
  });

  test('the tax it adds, step by step', () => {
    expect(formula('taxBase')).toBe('540 000 + 96 000');
    expect(formula('incomeTax')).toBe('95 400 − 30 840');
    expect(label('incomeTax')).toBe('Income tax of job and trade');
    expect(label('taxOfJob')).toBe('Income tax on the job');
    expect(formula('jobTaxBase')).toBe('540 000');
    expect(formula('taxOfJob')).toBe('81 000 − 30 840');
    expect(formula('additionalTax')).toBe('64 560 − 50 160');
    expect(formula('monthlyAdvance')).toBe('6 750 − 2 570');
    expect(formula('taxAdvances')).toBe('4 180 × 12');
    expect(
      ['taxBase', 'jobTaxBase', 'jobTax', 'monthlyTaxBase', 'monthlyTax'].map((name) => label(name)),
    ).toEqual([
      'Tax base of job and trade',
      'Tax base of the job alone',
      'Tax of the job before credits',
      'Monthly tax base',
      'Monthly tax before credits',
    ]);
  });

  test('the chart: where the income goes, real expenses too; none of a loss', () => {
    expect(parts()).toEqual([
      'You: 219120, kept',
      'Income tax: 14400',
      'Social security: 0',
      'Health insurance: 6480',
    ]);
    expect(parts({ ...real, expenses: 144_000 })).toEqual([
      'You: 75120, kept',
      'Income tax: 14400',
      'Social security: 0',
      'Health insurance: 6480',
      'Real expenses: 144000',
    ]);
    expect(parts({ ...real, expenses: 240_000 })).toContain('You: 0, kept');
    expect(parts({ ...real, expenses: 240_001 })).toBeUndefined();
    expect(answered().chart?.title).toBe('Where the income of your trade goes');
  });
});

describe('an agreement', () => {
  const { answered, noted, formula, parts, rooted, messages, refused } = calculatorHarness(definition, {
    kind: 'dpp',
    agreementIncome: 11_999,
  });
  const signed = { declarationSigned: true };

  test.each([
    [{}, 'month final uninsured'],
    [signed, 'month other uninsured'],
    [{ agreementIncome: 12_000 }, 'month other insured'],
    [{ agreementIncome: 10_000, year: 2024 }, 'month final uninsured'],
    [{ agreementIncome: 4_000, kind: 'dpc' }, 'month final uninsured'],
    [{ agreementIncome: 4_500, kind: 'dpc' }, 'month other insured'],
    [{ agreementIncome: 4_500, kind: 'dpc', year: 2025 }, 'month other insured'],
    [{ agreementIncome: 4_000, kind: 'dpc', year: 2024 }, 'month other insured exactly'],
    [{ agreementIncome: 4_000, kind: 'dpc', year: 2023 }, 'month other insured exactly'],
    [{ agreementIncome: 4_000.01, kind: 'dpc', year: 2024 }, 'month other insured'],
    [{ agreementIncome: 10_000, year: 2023, ...signed }, 'month other uninsured'],
  ])('notes of %j: %s', (answers, names) => expect(noted(known, answers)).toBe(names));

  test.each([
    [{}, '11 999 is under 12 000, and no declaration is signed'],
    [signed, '11 999 is under 12 000, and the declaration is signed'],
    [{ agreementIncome: 12_000 }, '12 000 is at least 12 000, and no declaration is signed'],
    [{ agreementIncome: 10_000, year: 2024 }, '10 000 is at most 10 000, and no declaration is signed'],
    [{ agreementIncome: 10_001, year: 2024 }, '10 001 is above 10 000, and no declaration is signed'],
    [
      { agreementIncome: 4_000, kind: 'dpc', year: 2024 },
      '4 000 is at least 4 000, and no declaration is signed',
    ],
  ])('how the tax of %j is paid: %s', (answers, because) => expect(formula('regime', answers)).toBe(because));

  test('what is nothing says why, and what decided it', () => {
    expect(formula('socialSecurity')).toBe('0: 11 999 is under 12 000');
    expect(formula('healthInsurance')).toBe('0: 11 999 is under 12 000');
    for (const name of ['socialSecurity', 'healthInsurance'])
      expect(rooted(name)).toBe('cz.dpp.limit cz.dpp.limitIsFree agreementIncome');
    expect(rooted('socialSecurity', { kind: 'dpc', agreementIncome: 1 })).toBe(
      'cz.dpc.limit agreementIncome',
    );
    expect(rooted('regime')).toBe('cz.dpp.limit cz.dpp.limitIsFree agreementIncome declarationSigned');
    expect(formula('totalTaxCredit')).toBe('0: there are no credits on withheld tax');
    expect(rooted('totalTaxCredit')).toBe('cz.tax.withholding.rate');
    expect(formula('totalTaxCredit', { agreementIncome: 20_000 })).toBe('0: no declaration is signed');
    expect(rooted('totalTaxCredit', { agreementIncome: 20_000 })).toBe('declarationSigned');
  });

  test('tax and insurance, step by step', () => {
    expect(formula('incomeTax', { agreementIncome: 20_000 })).toBe('3 000');
    expect(formula('incomeTax', { agreementIncome: 20_000, ...signed })).toBe('3 000 − 2 570');
    expect(formula('totalTaxCredit', { agreementIncome: 20_000, ...signed })).toBe('2 570');
    expect(formula('netIncome')).toBe('11 999 − 0 − 0 − 1 799');
    expect(formula('totalContributions', { agreementIncome: 20_000 })).toBe('3 000 + 1 420 + 900');
    expect(formula('socialSecurity', { agreementIncome: 2_350_416 })).toBe('2 350 416 × 7.1 %');
    expect(formula('socialSecurity', { agreementIncome: 2_350_417 })).toBe(
      '(2 350 417, at most 2 350 416) × 7.1 %',
    );
  });

  test('the chart: where the pay goes, without expenses', () => {
    const pay = ['You: 10200, kept', 'Income tax: 1799', 'Social security: 0', 'Health insurance: 0'];
    expect(parts()).toEqual(pay);
    expect(parts({ method: 'real', expenses: 100 })).toEqual(pay);
    expect(answered().chart?.title).toBe('Where your gross pay goes');
  });

  test.each([
    [{ kind: 'trade' }, ['mainGrossSalary missing', 'sideIncome missing']],
    [{ agreementIncome: undefined }, ['agreementIncome missing']],
    [{ kind: 'dpc', agreementIncome: undefined }, ['agreementIncome missing']],
    [{ agreementIncome: 0 }, []],
    [{ kind: 'trade', mainGrossSalary: 0, sideIncome: 0 }, []],
  ])('%j lacks %j', (answers, faults) => expect(refused(answers)).toEqual(faults));

  test('what is missing is said by its question', () => {
    expect(messages({ kind: 'trade' })).toEqual([
      'Enter the gross salary from your main job',
      'Enter what your trade earns in a year',
    ]);
    expect(messages({ agreementIncome: undefined })).toEqual(['Enter the gross pay from the agreement']);
  });
});
