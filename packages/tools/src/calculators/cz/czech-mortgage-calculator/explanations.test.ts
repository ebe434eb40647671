import { expect, test } from 'vitest';
import { calculatorHarness } from '../../calculator-harness.ts';
import { definition } from './definition.ts';

const { answered, noted, formula, rooted, refused, messages, outputs } = calculatorHarness(definition, {
  loanYears: 20,
  interestRate: 4,
});
const known = {
  own80: 'at most 80 % of the value for your own home from the age of 36',
  own90: 'at most 90 % of the value for your own home if you’re under 36',
  plain80: 'at most 80 % of the value for this loan',
  let70: 'at most 70 % of the value for a home bought as an investment since 1 April 2026',
  young: 'Applicants under 36 can borrow up to 90 % of the value of their own home',
  fixed: 'The rate is only fixed for some years',
};
const loan = { loanAmount: 2_400_000 };

test.each([
  [loan, 'own80 young fixed'],
  [{ ...loan, age: 36 }, 'own80 fixed'],
  [{ ...loan, age: 35 }, 'own90 fixed'],
  [{ ...loan, investment: true }, 'let70 fixed'],
  [{ ...loan, investment: true, age: 35 }, 'let70 fixed'],
  [{ ...loan, investment: true, year: 2025 }, 'plain80 fixed'],
  [{ ...loan, investment: true, age: 35, year: 2025 }, 'plain80 fixed'],
])('notes of %j: %s', (answers, names) => expect(noted(known, answers)).toBe(names));

const home = { homeValue: 3_000_000 };
test.each([
  [{}, ['loanAmount missing']],
  [home, ['downPayment missing']],
  [{ downPayment: 100 }, ['loanAmount missing']],
  [{ ...home, downPayment: 3_000_000 }, []],
  [{ ...home, downPayment: 3_000_000.01 }, ['downPayment too_big']],
  [{ ...home, downPayment: 3_000_001, loanAmount: 1 }, ['downPayment too_big']],
  [{ ...home, downPayment: 600_000, loanAmount: 2_400_000 }, []],
  [{ ...home, downPayment: 600_000, loanAmount: 2_400_000.01 }, ['loanAmount one_of_two']],
  [{ ...home, downPayment: 600_000, loanAmount: 2_399_999 }, ['loanAmount one_of_two']],
  [{ ...home, loanAmount: 1 }, []],
  [{ downPayment: 1, loanAmount: 1 }, []],
])('%j is refused at %j', (answers, faults) => expect(refused(answers)).toEqual(faults));

test('a fault says what to do', () => {
  expect(messages()).toEqual(['Enter the loan, or the value of the home and your down payment']);
  expect(messages(home)).toEqual(['Enter your down payment, 0 if you have none']);
});

test.each([
  [loan, null, 'The value of the home is not known', 'loanAmount'],
  [{ ...loan, ...home }, 80, '2 400 000 × 100 ÷ 3 000 000', 'homeValue loanAmount'],
  [
    { ...loan, downPayment: 600_000 },
    80,
    '2 400 000 × 100 ÷ (2 400 000 + 600 000)',
    'downPayment loanAmount',
  ],
  [{ ...home, downPayment: 600_000 }, 80, '2 400 000 × 100 ÷ 3 000 000', 'homeValue loanAmount'],
  [{ loanAmount: 0, downPayment: 0 }, null, 'The value of the home is not known', 'loanAmount'],
])('the loan to value of %j: %s', (answers, share, words, names) => {
  expect(outputs(answers).loanToValue).toBe(share);
  expect(formula('loanToValue', answers)).toBe(words);
  expect(rooted('loanToValue', answers)).toBe(names);
});

test('the payment as a part of the income, where it is known', () => {
  // 2 400 000 × 0.04 ÷ 12 ÷ (1 − 1 ÷ (1 + 0.04 ÷ 12) ^ 240) = 14 543.53 a month.
  expect(outputs(loan)).toMatchObject({ monthlyPayment: 14_543.53, paymentToIncome: null });
  expect(formula('paymentToIncome', loan)).toBe('The income is not known');
  expect(outputs({ ...loan, monthlyIncome: 0 }).paymentToIncome).toBeNull();
  expect(outputs({ ...loan, monthlyIncome: 29_087.06 }).paymentToIncome).toBe(50);
  expect(formula('paymentToIncome', { ...loan, monthlyIncome: 29_087.06 })).toBe(
    '14 543.53 × 100 ÷ 29 087.06',
  );
});

const warned = (answers: Record<string, unknown>) =>
  (outputs(answers).warnings as { code: string; message: string }[]).map(
    ({ code, message }) => `${code}: ${message}`,
  );
const own = (limit: string, whom: string) =>
  `loanToValue: The loan is more than ${limit} of the value. The Czech National Bank recommends no more than that ${whom}.`;
const letHome = 'for a home bought as an investment since 1 April 2026';
const debts =
  'debtToIncome: The loan is more than 7 years of net income. For a home bought as an investment since 1 April 2026, the Czech National Bank recommends that all your debts together stay within that.';

test.each([
  [{ ...loan, ...home }, []],
  [{ ...loan, loanAmount: 2_400_001, ...home }, [own('80 %', 'for your own home from the age of 36')]],
  [{ ...home, loanAmount: 2_700_000, age: 35 }, []],
  [{ ...home, loanAmount: 2_700_001, age: 35 }, [own('90 %', 'for your own home if you’re under 36')]],
  [{ ...home, loanAmount: 2_100_000, investment: true }, []],
  [{ ...home, loanAmount: 2_100_001, investment: true }, [own('70 %', letHome)]],
  [{ ...home, loanAmount: 2_400_000, investment: true, year: 2025 }, []],
  [{ ...home, loanAmount: 2_400_001, investment: true, year: 2025 }, [own('80 %', 'for this loan')]],
  // Seven incomes of a year: 7 × 12 × 25 000 = 2 100 000.
  [{ loanAmount: 2_100_000, investment: true, monthlyIncome: 25_000 }, []],
  [{ loanAmount: 2_100_001, investment: true, monthlyIncome: 25_000 }, [debts]],
  [{ loanAmount: 2_100_001, investment: true }, []],
  [{ loanAmount: 2_100_001, monthlyIncome: 25_000 }, []],
  [{ loanAmount: 2_100_001, investment: true, monthlyIncome: 25_000, year: 2025 }, []],
  [{ ...loan, loanYears: 30 }, []],
  [{ ...loan, loanYears: 31 }, ['loanYears: Banks rarely lend for more than 30 years.']],
  [{ ...loan, age: 50 }, []],
  [
    { ...loan, age: 51 },
    ['age: You’d be paying until the age of 71. Most banks want the loan paid back by 70.'],
  ],
])('warnings of %j', (answers, found) => expect(warned(answers)).toEqual(found));

test('the warnings say what was looked at', () => {
  expect(answered(loan).trace.find(({ output }) => output === 'warnings')?.value).toBe('None');
  expect(formula('warnings', loan)).toBe('No limit is exceeded; the loan to value is compared with 80 %');
  const two = { ...loan, loanYears: 31, age: 60 };
  expect(answered(two).trace.find(({ output }) => output === 'warnings')?.value).toBe('2');
  expect(formula('warnings', two)).toBe(
    'Banks rarely lend for more than 30 years. You’d be paying until the age of 91. Most banks want the loan paid back by 70.',
  );
  expect(rooted('warnings', two)).toBe('cz.mortgage.ltv loanYears age loanToValue');
  expect(rooted('warnings', { ...loan, investment: true })).toBe(
    'cz.mortgage.ltvInvestment cz.mortgage.dtiInvestment loanYears loanToValue',
  );
  expect(
    rooted('warnings', { ...loan, ...home, loanAmount: 2_900_000, investment: true, monthlyIncome: 1 }),
  ).toBe(
    'cz.mortgage.ltvInvestment cz.mortgage.dtiInvestment loanYears monthlyIncome loanToValue loanAmount',
  );
});

test('the schedule as a step and as a chart', () => {
  const answers = { loanAmount: 120_000, loanYears: 2, interestRate: 0 };
  expect(formula('schedule', answers)).toBe(
    'Each month 0 % of the balance is interest; the rest of the payment reduces the balance',
  );
  const line = (years: number) =>
    answered({ ...answers, loanYears: years }).trace.find(({ output }) => output === 'schedule')?.value;
  expect([line(1), line(2)]).toEqual(['1 year', '2 years']);
  expect(rooted('schedule', answers)).toBe('loanAmount monthlyPayment');
  expect(answered(answers).chart).toEqual({
    kind: 'columns',
    title: 'What you pay each year',
    unit: 'CZK',
    of: 'Year',
    series: ['Paid back', 'Interest'],
    columns: [
      { label: '1', values: [60_000, 0] },
      { label: '2', values: [60_000, 0] },
    ],
  });
  const [first] =
    (outputs({ ...answers, loanYears: 1, interestRate: 12 }).schedule as { interest: number }[]) ?? [];
  expect(answered({ ...answers, loanYears: 1, interestRate: 12 }).chart).toMatchObject({
    columns: [{ label: '1', values: [120_000, first?.interest] }],
  });
});

test('what is recommended for investments holds from its first day on', () => {
  const answers = { loanYears: 20, interestRate: 4, ...loan, investment: true };
  expect(calculatorHarness(definition, answers, '2026-03-31').noted(known)).toBe('plain80 fixed');
  expect(calculatorHarness(definition, answers, '2026-04-01').noted(known)).toBe('let70 fixed');
});

test('the payment, step by step', () => {
  expect(formula('monthlyRate', loan)).toBe('4 % ÷ 12');
  expect(formula('growth', loan)).toBe('(1 + 0.333333 %) ^ (20 × 12)');
  expect(rooted('growth', loan)).toBe('loanYears interestRate');
  expect(formula('totalPayment', loan)).toBe('14 543.527903 × 20 × 12');
  expect(formula('totalInterest', loan)).toBe('3 490 446.7 − 2 400 000');
});
