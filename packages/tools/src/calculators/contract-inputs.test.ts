import { expect, test } from 'vitest';
import type { Field, Fields } from '../form/field.ts';
import { findCalculator, slugs } from './catalogue.ts';

const amount = '0 to 1000000000 CZK, 2 decimals';
const yesNo = 'yes or no; default false';
const year = 'year; optional';
const family = {
  children: '0 to 15; default 0',
  spouseIncomeUnder68000: yesNo,
  spouseCaresForChildUnder3: `${yesNo}; when`,
  studentUnder26: `${yesNo}; seldom`,
};
const method = 'fixed|real; default fixed';
const expenseRate = '60|80|40|30; default 60';
const trade = {
  grossIncome: `${amount}; required`,
  method,
  expenseRate: `${expenseRate}; when`,
  expenses: `${amount}; default 0; when`,
  activity: 'main|secondary|starting; default main',
  monthsActive: '1 to 12; default 12',
  ...family,
};

/**
 * What each calculator asks, in the order of its form: range, unit and decimals, or options; what stands for no answer; whether the form
 * folds it away (`seldom`), does not call it optional (`needed`), or asks it for some answers alone (`when`).
 */
const inputs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Czech-Freelancing-income-salary-calculator': { ...trade, year },
  'digital-nomad-tax-calculator-czech-eu': {
    ...trade,
    expenseRate,
    vatPayer: yesNo,
    daysInCzechia: '0 to 366; optional',
    year,
  },
  'Czech-Republic-Gross-Net-salary-calculator': {
    grossSalary: `${amount}; required`,
    period: 'month|year; default month',
    declarationSigned: 'yes or no; default true',
    children: family.children,
    studentUnder26: family.studentUnder26,
    disability: 'none|first|second|third; default none; seldom',
    ztpp: `${yesNo}; seldom`,
    minimumHealthBase: 'yes or no; default true; seldom',
    year,
  },
  'side-job-tax-calculator': {
    kind: 'trade|dpp|dpc; required',
    mainGrossSalary: `${amount}; optional; needed; when`,
    sideIncome: `${amount}; optional; needed; when`,
    agreementIncome: `${amount}; optional; needed; when`,
    method: `${method}; when`,
    expenseRate: `${expenseRate}; when`,
    expenses: `${amount}; default 0; when`,
    declarationSigned: `${yesNo}; when`,
    year,
  },
  'trade-license-tax-return-calculator': {
    ...trade,
    taxAdvances: `${amount}; default 0`,
    socialAdvances: `${amount}; default 0`,
    healthAdvances: `${amount}; default 0`,
    deductions: `${amount}; default 0`,
    year,
  },
  'employment-contract-vs-freelance': {
    employerBudget: `${amount}; required`,
    method,
    expenseRate,
    expenses: `${amount}; default 0`,
    children: family.children,
    year,
  },
  'Maternity-stay-Czech-Republic-Calculator': {
    grossSalary: `${amount}; required`,
    multiple: yesNo,
    daysOnLeave: '1 to 366 days; optional',
    insuredDays: '0 to 731 days; default 730',
    year,
  },
  'czech-mortgage-calculator': {
    loanYears: '1 to 50 years; required',
    interestRate: '0 to 100 %, 4 decimals; required',
    loanAmount: `${amount}; optional; needed`,
    homeValue: `${amount}; optional; needed`,
    downPayment: `${amount}; optional; needed`,
    age: '18 to 100 years; optional',
    investment: yesNo,
    monthlyIncome: `${amount}; optional`,
    year,
  },
  'czech-rental-income': {
    rentalIncome: `${amount}; required`,
    method,
    expenses: `${amount}; default 0; when`,
    otherTaxBase: `${amount}; default 0`,
    applyTaxpayerCredit: yesNo,
    year,
  },
  'content-creator-tax-calculator': {
    income: `${amount}; required`,
    costs: `${amount}; default 0`,
    expenseRate: `${expenseRate}; when`,
    employed: yesNo,
    otherTaxBase: `${amount}; default 0; when`,
    children: family.children,
    year,
  },
  'crypto-capital-tax-calculator': {
    sales: '1 to 500 sales; required',
    'sales.kind': 'crypto|security; required',
    'sales.acquiredOn': 'day; required',
    'sales.cost': `${amount}; required`,
    'sales.soldOn': 'day; required',
    'sales.proceeds': `${amount}; required`,
    'sales.stablecoin': `${yesNo}; when`,
    otherTaxBase: `${amount}; default 0`,
    year,
  },
  'czech-paid-holiday-calculator': {
    hoursPerWeek: '1 to 60 hours, 2 decimals; required',
    weeksOfEmployment: '0 to 53 weeks, 2 decimals; optional; needed',
    workedHours: '0 to 8784 hours, 2 decimals; optional',
    entitlementWeeks: '4 to 12 weeks; default 4',
    agreement: yesNo,
    year,
  },
  'paid-parental-leave': {
    childBornOn: 'day; required',
    multiple: yesNo,
    monthlyAmount: '1 to 1000000 CZK; optional; when',
    months: '1 to 48 months; optional; when',
    grossSalary: `${amount}; optional`,
    startsOn: 'day; optional',
    year: `${year}; when`,
  },
  'vat-verification': { vatNumber: 'text up to 40; required' },
  'Czech-VAT-calculator': {
    amount: `${amount}; required`,
    direction: 'add|extract; default add',
    rate: '21|12|15|10; default 21',
    turnover: `${amount}; optional`,
    date: 'day; optional',
    year: `${year}; when`,
  },
  'employee-tax-return': {
    grossIncome: `${amount}; required`,
    taxAdvances: `${amount}; required`,
    taxBonusesPaid: `${amount}; default 0`,
    children: family.children,
    childrenMonths: '1 to 12 months; default 12; when',
    spouseIncomeUnder68000: yesNo,
    spouseCaresForChildUnder3: `${yesNo}; when`,
    spouseMonths: '1 to 12 months; default 12; when',
    studentUnder26: `${yesNo}; seldom`,
    mortgageInterest: `${amount}; default 0`,
    loanBefore2021: `${yesNo}; when`,
    donations: `${amount}; default 0`,
    retirementSavings: `${amount}; default 0`,
    monthsEmployed: '1 to 12 months; default 12',
    year,
  },
};

function kindOf(question: Field): string {
  switch (question.kind) {
    case 'number': {
      const { min, max, unit, decimals } = question;
      return `${min} to ${max}${unit ? ` ${unit}` : ''}${decimals > 0 ? `, ${decimals} decimals` : ''}`;
    }
    case 'year':
      return 'year';
    case 'yesNo':
      return 'yes or no';
    case 'choice':
      return question.options.map(({ value }) => value).join('|');
    case 'day':
      return 'day';
    case 'text':
      return `text up to ${question.maxLength}`;
    case 'rows':
      return `1 to ${question.max} ${question.row}s`;
    default:
      throw new Error(`No calculator asks for ${question.kind}`);
  }
}

function written(question: Field): string {
  const { start, optional, seldom, needed, when } = question;
  const unanswered = start === undefined ? 'optional' : `default ${start}`;
  const marks = Object.entries({ needed, seldom, when }).flatMap(([mark, set]) => (set ? [mark] : []));
  return [kindOf(question), optional ? unanswered : 'required', ...marks].join('; ');
}

/** Every question by its name, those of a table's columns behind the table. */
const flat = (questions: Fields, above = ''): [name: string, question: Field][] =>
  Object.entries(questions).flatMap(([name, question]): [string, Field][] => [
    [`${above}${name}`, question],
    ...(question.kind === 'rows' ? flat(question.columns, `${name}.`) : []),
  ]);

const questionsOf = async (slug: string) => {
  const calculator = await findCalculator(slug);
  if (!calculator) throw new Error(`${slug} is missing`);
  return flat(calculator.questions);
};

test.each(slugs)('%s asks what it says it does, in this order', async (slug) => {
  const found = (await questionsOf(slug)).map(([name, question]) => `${name}: ${written(question)}`);
  const promised = Object.entries(inputs[slug] ?? {}).map(([name, words]) => `${name}: ${words}`);
  expect(found).toEqual(promised);
});

test.each(slugs)('%s names every question and every option, no two options alike', async (slug) => {
  for (const [name, question] of await questionsOf(slug)) {
    expect(question.label, name).toMatch(/^\p{Lu}.+[^.]$/u);
    if (question.kind !== 'choice') continue;
    const labels = question.options.map(({ label }) => label);
    expect(labels.filter((label) => !label)).toEqual([]);
    expect(new Set(labels).size, name).toBe(question.options.length);
  }
});
