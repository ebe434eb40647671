import type { Law } from '@majak/law/law-on';
import { outcome, step } from '@majak/law/step';
import { input, minus, of, over, plain, plus, rule, times } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';
import type { StepsOf } from '../../../calculator/output.ts';
import { money } from '../../../cz/crowns.ts';
import { settle, taxBefore } from '../../../cz/income-tax.ts';
import { ofYear, socialOfYear } from '../../../cz/payroll-year.ts';
import { taxOutputs } from '../../../cz/tax-outputs.ts';
import { employeeOutputs, employerOutputs, healthOf, monthlyTaxBase } from '../../../cz/wage.ts';
import { quickWage } from './quick-wage.ts';

const twelve = plain(12);

export const employmentOutputs = {
  netIncome: money('Net income as an employee'),
  grossSalary: money('Gross monthly salary'),
  netSalary: money('Net monthly salary'),
  ...employeeOutputs,
  incomeTax: taxOutputs.incomeTax,
  taxBonus: taxOutputs.taxBonus,
  ...employerOutputs,
  employerCost: money('Employer’s cost'),
};
export type Employment = StepsOf<typeof employmentOutputs>;

/**
 * The salary a month a budget is enough for: the largest in whole crowns whose twelve months cost no more, insurance of the employer
 * and its roundings and ceiling included.
 */
function grossOf(law: Law, budget: Term): Step {
  const found = quickWage(law, 0).grossFor(Math.floor(budget.value.toNumber()));
  return {
    ...outcome(plain(found, 'CZK')),
    write: () => `the largest whole salary whose twelve months cost at most ${budget.write()}`,
    from: [
      budget,
      rule(law, 'cz.dpc.limit'),
      rule(law, 'cz.social.employer.rate'),
      rule(law, 'cz.health.rate'),
      rule(law, 'cz.health.employee.share'),
      rule(law, 'cz.social.maximumBase.year'),
    ],
  };
}

/**
 * A year of twelve equal salaries out of what a company pays in all, with a signed declaration and the minimum base of health insurance.
 * Sources: § 7 of act 187/2006, § 7(1), § 15a of act 589/1992, § 2, § 3(6) of act 592/1992, § 38h, § 35ba, § 35d of act 586/1992.
 */
export function employmentOf(law: Law, answers: { employerBudget: number; children: number }): Employment {
  const gross = grossOf(law, input('employerBudget', answers.employerBudget, 'CZK'));
  const salary = of(gross);
  const year = times(salary, twelve);
  const social = socialOfYear(law, salary);
  const month = healthOf(law, salary, true);
  const [health, employerHealth] = [ofYear(month.employee), ofYear(month.employer)];
  const settled = settle(law, {
    tax: taxBefore(law, monthlyTaxBase(law, salary), 'month'),
    credits: step('totalTaxCredit', taxOutputs.totalTaxCredit.label, rule(law, 'cz.credit.taxpayer.month')),
    children: answers.children,
    earned: salary,
    per: 'month',
  });
  const [incomeTax, taxBonus] = [ofYear(settled.incomeTax), ofYear(settled.taxBonus)];
  const left = minus(year, of(social.employee), of(health), of(incomeTax));
  const netIncome = outcome(taxBonus.number.eq(0) ? left : plus(left, of(taxBonus)));
  return {
    netIncome,
    grossSalary: gross,
    netSalary: outcome(over(of(netIncome), twelve), 'toHundredth'),
    socialSecurity: social.employee,
    healthInsurance: health,
    incomeTax,
    taxBonus,
    employerSocial: social.employer,
    employerHealth,
    employerCost: outcome(plus(year, of(social.employer), of(employerHealth))),
  };
}
