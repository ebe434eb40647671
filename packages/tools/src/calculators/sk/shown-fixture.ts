import type { Shown } from '../promises-fixture.ts';

const under = (name: string, lines: string) =>
  lines
    .split(' ')
    .map((line) => `${name}.${line}`)
    .join(' ');
const paid = 'socialInsurance healthInsurance incomeTax childBonus';

/** What each calculator of this country shows. */
export const shown: Readonly<Record<string, Shown>> = {
  'slovak-gross-net-salary-calculator': {
    topic: 'work',
    headline: 'netSalary',
    lines: `socialInsurance healthInsurance taxBase taxedWage taxAdvance childBonus employerSocial employerHealth employerCost ${under('wholeYear', 'taxBase allowance tax childBonus settlement netIncome')}`,
  },
  'slovak-freelance-income-calculator': {
    topic: 'freelance',
    headline: 'netIncome',
    lines:
      'netIncomeMonthly expenses profit socialInsurance socialMonthly healthInsurance healthMonthly taxBase allowance incomeTax childBonus totalContributions',
  },
  'slovak-employment-vs-freelance': {
    topic: 'work',
    headline: 'bestNetIncome',
    lines: `better difference ${under('employment', `netIncome grossSalary ${paid} employerCost`)} ${under('freelance', `netIncome ${paid}`)}`,
  },
  'slovak-vat-calculator': { topic: 'vat', headline: 'total', lines: 'base vat inCash registration' },
};
