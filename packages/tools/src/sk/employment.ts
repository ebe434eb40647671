import type { Law } from '@majak/law/law-on';
import { step } from '@majak/law/step';
import { minus, of, over, plain, plus, rule, times } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';
import { childBonus } from './child-bonus.ts';
import type { Children } from './family.ts';
import { allowanceOf, taxByBands, taxedOf } from './income-tax.ts';
import { employeeSocial, employerSocial, healthOf } from './wage.ts';

const twelve = plain(12, 'months');
const capped = [
  'sk.social.employer.sickness',
  'sk.social.employer.oldAge',
  'sk.social.employer.disability',
  'sk.social.employer.unemployment',
  'sk.social.employer.shorterHours',
  'sk.social.employer.guarantee',
  'sk.social.employer.reserve',
] as const;

/** The gross wage a month that costs an employer no more than a budget: a highest base counts where the wage is above it. */
export function grossFor(law: Law, budget: Term): Step {
  const month = over(budget, twelve);
  const [first, ...more] = capped.map((id) => rule(law, id));
  if (!first) throw new Error('An employer pays insurance');
  const always = [rule(law, 'sk.social.employer.accident'), rule(law, 'sk.health.employer.rate')] as const;
  const named = ['grossSalary', 'Gross monthly salary'] as const;
  const gross = step(
    ...named,
    over(month, plus(plain(1, 'rate'), first, ...more, ...always)),
    'downToHundredth',
  );
  const most = rule(law, 'sk.social.maximumBase.month');
  if (gross.number.lte(most.value)) return gross;
  const left = minus(month, times(most, plus(first, ...more)));
  return step(...named, over(left, plus(plain(1, 'rate'), ...always)), 'downToHundredth');
}

/** What a year of a wage comes to, settled after it. */
export type WageYear = {
  grossSalary: Step;
  socialInsurance: Step;
  healthInsurance: Step;
  incomeTax: Step;
  childBonus: Step;
  netIncome: Step;
  employerCost: Step;
};

/** Twelve months of one wage, settled after the year: insurance by months, tax and bonus by the year. */
export function wageYear(law: Law, grossSalary: Step, children: Children): WageYear {
  const gross = of(grossSalary);
  const yearly = (id: string, label: string, month: Step) => step(id, label, times(twelve, of(month)));
  const socialInsurance = yearly('socialInsurance', 'Social insurance', employeeSocial(law, gross));
  const healthInsurance = yearly('healthInsurance', 'Health insurance', healthOf(law, gross, 'employee'));
  const wages = step('wages', 'Gross salary for the year', times(twelve, gross));
  const base = step(
    'taxBase',
    'Yearly wage less insurance',
    minus(of(wages), of(socialInsurance), of(healthInsurance)),
  );
  const incomeTax = taxByBands(law, taxedOf(of(base), of(allowanceOf(law, of(base)))), 'year');
  const bonus = childBonus(law, of(base), { ...children, per: 'year' });
  const cost = plus(gross, of(employerSocial(law, gross)), of(healthOf(law, gross, 'employer')));
  return {
    grossSalary,
    socialInsurance,
    healthInsurance,
    incomeTax,
    childBonus: bonus,
    netIncome: step('netIncome', 'Net yearly income', plus(minus(of(base), of(incomeTax)), of(bonus))),
    employerCost: step('employerCost', 'Yearly cost to the company', times(twelve, cost)),
  };
}
