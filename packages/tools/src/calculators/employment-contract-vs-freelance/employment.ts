import type { Law } from '@majak/law/law-on';
import { type Step, step } from '@majak/law/step';
import { input, minus, of, plain, plus, rule, type Term, times } from '@majak/law/term';
import { settle, taxBefore } from '../../kit/income-tax.ts';
import { ofYear, socialOfYear } from '../../kit/payroll-year.ts';
import { healthOf, monthlyTaxBase } from '../../kit/wage.ts';
import { quickWage } from './quick-wage.ts';

const twelve = plain(12);

export type Employment = {
  netIncome: Step;
  grossSalary: Step;
  netSalary: Step;
  socialSecurity: Step;
  healthInsurance: Step;
  incomeTax: Step;
  taxBonus: Step;
  employerSocial: Step;
  employerHealth: Step;
  employerCost: Step;
};

/**
 * The salary a month a budget is enough for: the largest in whole crowns whose twelve months cost no more, insurance of the employer
 * and its roundings and ceiling included.
 */
function grossOf(law: Law, budget: Term, cost: (gross: Term) => Step): { gross: Step; employerCost: Step } {
  const found = plain(quickWage(law, 0).grossFor(Math.floor(budget.value.toNumber())), 'CZK');
  const employerCost = cost(found);
  const rates = [
    budget,
    rule(law, 'cz.social.employer.rate'),
    rule(law, 'cz.health.rate'),
    rule(law, 'cz.social.maximumBase.year'),
  ];
  const gross = step('grossSalary', 'Gross salary a month', found);
  return {
    gross: {
      ...gross,
      write: () =>
        `the largest whole salary whose twelve months cost at most ${budget.write()}: they cost ${of(employerCost).write()}`,
      from: rates,
    },
    employerCost,
  };
}

/** What twelve equal salaries cost the employer. */
function costOf(law: Law, gross: Term): { social: Step; health: Step; cost: Step } {
  const social = socialOfYear(law, gross).employer;
  const health = ofYear(healthOf(law, gross, true).employer);
  const cost = plus(times(gross, twelve), of(social), of(health));
  return { social, health, cost: step('employerCost', "Employer's cost", cost) };
}

/**
 * A year of twelve equal salaries out of what a company pays in all, with a signed declaration and the least base of health insurance.
 * Sources: § 7(1), § 15a of act 589/1992, § 2, § 3(6) of act 592/1992, § 38h, § 35ba, § 35d of act 586/1992.
 */
export function employmentOf(law: Law, given: { employerBudget: number; children: number }): Employment {
  const budget = input('employerBudget', given.employerBudget);
  const { gross, employerCost } = grossOf(law, budget, (found) => costOf(law, found).cost);
  const salary = of(gross);
  const paid = costOf(law, salary);
  const social = socialOfYear(law, salary).employee;
  const health = ofYear(healthOf(law, salary, true).employee);
  const settled = settle(law, {
    tax: taxBefore(law, monthlyTaxBase(salary), 'month'),
    credits: step('totalTaxCredit', 'Tax credits', rule(law, 'cz.credit.taxpayer.month')),
    children: given.children,
    earned: salary,
    per: 'month',
  });
  const [incomeTax, taxBonus] = [ofYear(settled.incomeTax), ofYear(settled.taxBonus)];
  const left = minus(times(salary, twelve), of(social), of(health), of(incomeTax));
  const netIncome = step(
    'netIncome',
    'Net income as an employee',
    taxBonus.number.eq(0) ? left : plus(left, of(taxBonus)),
  );
  return {
    netIncome,
    grossSalary: gross,
    netSalary: monthOf(netIncome),
    socialSecurity: social,
    healthInsurance: health,
    incomeTax,
    taxBonus,
    employerSocial: paid.social,
    employerHealth: paid.health,
    employerCost: { ...paid.cost, number: employerCost.number },
  };
}
