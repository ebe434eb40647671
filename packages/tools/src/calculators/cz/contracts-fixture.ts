import type { Contract } from '../promises-fixture.ts';

const family = {
  children: 0,
  spouseIncomeUnder68000: false,
  spouseCaresForChildUnder3: false,
  studentUnder26: false,
};
const trade = {
  method: 'fixed',
  expenseRate: 60,
  expenses: 0,
  activity: 'main',
  monthsActive: 12,
  ...family,
};
const tradeOutputs =
  'expenses profit taxBase taxBeforeCredits totalTaxCredit incomeTax taxBonus socialBase socialSecurity healthBase healthInsurance totalContributions netIncome netIncomeMonthly';

/** What programs outside rely on, for each calculator of this country. */
export const contracts: Readonly<Record<string, Contract>> = {
  'Czech-Freelancing-income-salary-calculator': {
    required: 'grossIncome',
    defaults: trade,
    outputs: tradeOutputs,
  },
  'digital-nomad-tax-calculator-czech-eu': {
    required: 'grossIncome',
    defaults: { ...trade, vatPayer: false },
    optional: 'daysInCzechia',
    outputs: 'regular flatTax better difference taxResident',
  },
  'Czech-Republic-Gross-Net-salary-calculator': {
    required: 'grossSalary',
    defaults: {
      period: 'month',
      declarationSigned: true,
      children: 0,
      studentUnder26: false,
      disability: 'none',
      ztpp: false,
      minimumHealthBase: true,
    },
    outputs:
      'socialSecurity healthInsurance taxBase taxBeforeCredits totalTaxCredit incomeTax taxBonus netSalary employerSocial employerHealth totalContributions employerCost',
  },
  'side-job-tax-calculator': {
    required: 'kind',
    defaults: { method: 'fixed', expenseRate: 60, expenses: 0 },
    optional: 'mainGrossSalary sideIncome agreementIncome',
    outputs: 'profit taxBase incomeTax socialSecurity healthInsurance additionalTax netIncome regime',
  },
  'trade-license-tax-return-calculator': {
    required: 'grossIncome',
    defaults: { ...trade, taxAdvances: 0, socialAdvances: 0, healthAdvances: 0, deductions: 0 },
    outputs: `${tradeOutputs} taxBalance socialBalance healthBalance newSocialAdvance newHealthAdvance filingDeadline paymentDeadlines`,
  },
  'employment-contract-vs-freelance': {
    required: 'employerBudget',
    defaults: { method: 'fixed', expenseRate: 60, children: 0 },
    outputs: 'employment freelance difference better breakEven',
  },
  'Maternity-stay-Czech-Republic-Calculator': {
    required: 'grossSalary',
    defaults: { multiple: false, insuredDays: 730 },
    optional: 'daysOnLeave',
    outputs:
      'eligible dailyAssessmentBase reducedDailyBase dailyMaternityPay monthlyMaternityPay totalMaternityPay',
  },
  'czech-mortgage-calculator': {
    required: 'loanYears interestRate',
    defaults: { investment: false },
    optional: 'loanAmount homeValue downPayment age',
    outputs: 'loanAmount monthlyPayment totalPayment totalInterest loanToValue warnings schedule',
  },
  'czech-rental-income': {
    required: 'rentalIncome',
    defaults: { method: 'fixed', expenses: 0, otherTaxBase: 0, applyTaxpayerCredit: false },
    outputs: 'expenses taxBase taxBeforeCredits incomeTax netIncome mustFile',
  },
  'content-creator-tax-calculator': {
    required: 'income',
    defaults: { costs: 0, expenseRate: 60, employed: false, children: 0 },
    outputs: 'trade occasional better',
  },
  'crypto-capital-tax-calculator': {
    required: 'sales',
    defaults: { otherTaxBase: 0 },
    outputs: 'taxableCrypto taxableSecurities taxBase incomeTax exemptProceeds',
  },
  'czech-paid-holiday-calculator': {
    required: 'hoursPerWeek',
    defaults: { entitlementWeeks: 4, agreement: false },
    optional: 'weeksOfEmployment workedHours',
    outputs: 'claimableHolidayHours claimableHolidayDays weeklyMultiples',
  },
  'paid-parental-leave': {
    required: 'childBornOn',
    defaults: { multiple: false },
    optional: 'monthlyAmount months grossSalary',
    outputs: 'totalAllowance maximumMonthly monthlyAmount payments lastPayment endsOn forfeited',
  },
  'vat-verification': {
    required: 'vatNumber',
    defaults: {},
    outputs:
      'normalised country formatValid checksumValid registry name address checkedAt consultationNumber',
  },
  'Czech-VAT-calculator': {
    required: 'amount',
    defaults: { direction: 'add', rate: 21 },
    optional: 'date turnover',
    outputs: 'base vat total registration',
  },
  'employee-tax-return': {
    required: 'grossIncome taxAdvances',
    defaults: { taxBonusesPaid: 0, ...family, mortgageInterest: 0, donations: 0, retirementSavings: 0 },
    optional: 'monthsEmployed',
    outputs: 'taxBase taxBeforeCredits totalTaxCredit incomeTax taxBonus refund filingDeadline',
  },
};
