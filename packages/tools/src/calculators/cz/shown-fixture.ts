import type { Shown } from '../promises-fixture.ts';

const ofTrade =
  'expenses profit taxBase taxBeforeCredits totalTaxCredit incomeTax taxBonus socialBase socialSecurity healthBase healthInsurance totalContributions';
const under = (name: string, lines: string) =>
  lines
    .split(' ')
    .map((line) => `${name}.${line}`)
    .join(' ');

/** What each calculator of this country shows. */
export const shown: Readonly<Record<string, Shown>> = {
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
