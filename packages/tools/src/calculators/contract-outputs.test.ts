import { expect, test } from 'vitest';
import { calculate } from '../calculator/calculate.ts';
import { topics } from '../calculator/calculator.ts';
import { findCalculator, slugs } from './catalogue.ts';

type Shown = { headline: string; lines: string; topic: string };

const ofTrade =
  'expenses profit taxBase taxBeforeCredits totalTaxCredit incomeTax taxBonus socialBase socialSecurity healthBase healthInsurance totalContributions';
const under = (name: string, lines: string) =>
  lines
    .split(' ')
    .map((line) => `${name}.${line}`)
    .join(' ');

/** The topic a calculator is listed under, the number it shows first, and the lines below it in their order. */
const shown: Readonly<Record<string, Shown>> = {
  'Czech-Freelancing-income-salary-calculator': {
    topic: 'freelance',
    headline: 'netIncome',
    lines: `netIncomeMonthly ${ofTrade}`,
  },
  'digital-nomad-tax-calculator-czech-eu': {
    topic: 'freelance',
    headline: 'netIncome',
    lines: `better difference taxResident ${under('regular', `netIncome netIncomeMonthly ${ofTrade}`)} ${under('flatTax', 'netIncome eligible reason band monthly yearly')}`,
  },
  'Czech-Republic-Gross-Net-salary-calculator': {
    topic: 'work',
    headline: 'netSalary',
    lines:
      'socialSecurity healthInsurance taxBase taxBeforeCredits totalTaxCredit incomeTax taxBonus employerSocial employerHealth totalContributions employerCost',
  },
  'side-job-tax-calculator': {
    topic: 'work',
    headline: 'netIncome',
    lines:
      'regime expenses profit additionalTax taxBase taxBeforeCredits totalTaxCredit incomeTax taxOfJob socialBase socialSecurity healthBase healthInsurance taxAdvances taxBalance totalContributions',
  },
  'trade-license-tax-return-calculator': {
    topic: 'freelance',
    headline: 'totalBalance',
    lines: `taxBalance socialBalance healthBalance filingDeadline ${under('paymentDeadlines', 'tax social health')} newSocialAdvance newHealthAdvance ${ofTrade} netIncome netIncomeMonthly deadlines`,
  },
  'employment-contract-vs-freelance': {
    topic: 'work',
    headline: 'bestNetIncome',
    lines: `best better difference employment.netIncome freelance.netIncome flatTax.netIncome breakEven breakEvens ${under('employment', 'grossSalary netSalary socialSecurity healthInsurance incomeTax taxBonus employerSocial employerHealth')} ${under('freelance', 'expenses profit incomeTax taxBonus socialSecurity healthInsurance')} ${under('flatTax', 'eligible band yearly')}`,
  },
  'Maternity-stay-Czech-Republic-Calculator': {
    topic: 'family',
    headline: 'totalMaternityPay',
    lines: 'eligible monthlyMaternityPay dailyMaternityPay paidDays dailyAssessmentBase reducedDailyBase',
  },
  'czech-mortgage-calculator': {
    topic: 'home',
    headline: 'monthlyPayment',
    lines: 'loanAmount totalPayment totalInterest loanToValue paymentToIncome warnings schedule',
  },
  'czech-rental-income': {
    topic: 'home',
    headline: 'incomeTax',
    lines: 'expenses taxBase taxBeforeCredits netIncome mustFile',
  },
  'content-creator-tax-calculator': {
    topic: 'freelance',
    headline: 'trade.netIncome',
    lines: `${under('trade', 'expenses profit incomeTax taxBonus socialSecurity healthInsurance')} ${under('occasional', 'netIncome exempt taxBase incomeTax')} better`,
  },
  'crypto-capital-tax-calculator': {
    topic: 'money',
    headline: 'incomeTax',
    lines:
      'taxableCrypto taxableSecurities taxBase taxBeforeCredits exemptProceeds taxedProceeds lossCrypto lossSecurities sales',
  },
  'czech-paid-holiday-calculator': {
    topic: 'work',
    headline: 'claimableHolidayHours',
    lines: 'claimableHolidayDays weeklyMultiples hoursWorked',
  },
  'paid-parental-leave': {
    topic: 'family',
    headline: 'monthlyAmount',
    lines: 'totalAllowance maximumMonthly payments lastPayment endsOn totalPaid forfeited ageLimitOn',
  },
  'vat-verification': {
    topic: 'vat',
    headline: 'plausible',
    lines: 'formatValid normalised country checksumValid registry name address checkedAt consultationNumber',
  },
  'Czech-VAT-calculator': { topic: 'vat', headline: 'total', lines: 'base vat registration' },
  'employee-tax-return': {
    topic: 'work',
    headline: 'refund',
    lines:
      'totalDeductions taxBase taxBeforeCredits totalTaxCredit incomeTax taxBonus settlementRequestBy filingDeadline electronicDeadline',
  },
};

const found = async (slug: string) => {
  const calculator = await findCalculator(slug);
  if (!calculator) throw new Error(`${slug} is missing`);
  return calculator;
};

test.each(slugs)('%s shows its headline, and the other lines in their order', async (slug) => {
  const { shows, words } = await found(slug);
  expect({ topic: words.topic, headline: shows.headline, lines: shows.lines.join(' ') }).toEqual(shown[slug]);
});

test.each(slugs)('%s is found by its own address, and says what it is for', async (slug) => {
  const { slug: own, words } = await found(slug);
  expect(own).toBe(slug);
  expect(topics).toContain(words.topic);
  expect(words.title).toMatch(/^\p{Lu}[^.]+[^.]$/u);
  expect(words.lead).toMatch(/^\p{Lu}.+\.$/u);
  expect(words.asks).toMatch(/^\p{Lu}.+\?$/u);
});

/** Examples leave little of a result unsaid: each line of each has a label of its own. */
test.each(slugs)('%s labels every line of a result, no two alike', async (slug) => {
  const calculator = await found(slug);
  const runs = [{ answers: calculator.sample, on: '2026-11-21' }, ...calculator.examples];
  for (const { answers, on } of runs) {
    const result = calculate(calculator, answers, on);
    if (!result.ok) throw new Error(JSON.stringify(result.faults));
    const labels = result.value.trace.map(({ output, label }) => {
      const at = output.lastIndexOf('.');
      return `${output.slice(0, at + 1)}${label}`;
    });
    expect(labels.filter((label) => !/\p{Lu}[^.]+$/u.test(label))).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
  }
});
