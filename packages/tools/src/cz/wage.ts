import type { Law } from '@majak/law/law-on';
import { step } from '@majak/law/step';
import { minus, of, over, plain, plus, rule, times } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';
import { money } from './crowns.ts';
import { taxOutputs } from './tax-outputs.ts';

/** What an employee pays from a wage, and an employer on top of it, as calculators declare them. */
export const employeeOutputs = {
  socialSecurity: money('Social security, employee'),
  healthInsurance: money('Health insurance, employee'),
};
export const employerOutputs = {
  employerSocial: money('Social security, employer'),
  employerHealth: money('Health insurance, employer'),
};

/**
 * Whether a month's wage takes part in sickness and pension insurance. A lower one is small-scale employment
 * (zaměstnání malého rozsahu): nobody pays social security from it.
 * Sources: § 6(1)(b), § 6(2), § 7 of act 187/2006, § 8(1) of act 155/1995.
 */
export const isInsured = (law: Law, wage: Term): boolean => wage.value.gte(rule(law, 'cz.dpc.limit').value);

/** What is not paid from a wage under the limit, and why. */
export function unpaid(law: Law, wage: Term, [id, label]: readonly [string, string]): Step {
  const limit = rule(law, 'cz.dpc.limit');
  return {
    ...step(id, label, plain(0, 'CZK')),
    write: () => `0: ${wage.write()} is under ${limit.write()}`,
    from: [wage, limit],
  };
}

/** What social security is paid from: an insured wage, up to a crown. Source: § 5d of act 589/1992. */
export function socialBaseOf(gross: Term): Term {
  const base = step('employeeSocialBase', 'Assessment base, social security', gross, 'upToWhole');
  return base.number.eq(gross.value) ? gross : of(base);
}

/**
 * Social security of an employee and the employer from a gross wage that is insured, each rounded up to a crown.
 * Source: § 7(1) of act 589/1992.
 */
export function socialOf(law: Law, base: Term): { employee: Step; employer: Step } {
  return {
    employee: step(
      'employeeSocial',
      employeeOutputs.socialSecurity.label,
      times(base, rule(law, 'cz.social.employee.rate')),
      'upToWhole',
    ),
    employer: step(
      'employerSocial',
      employerOutputs.employerSocial.label,
      times(base, rule(law, 'cz.social.employer.rate')),
      'upToWhole',
    ),
  };
}

/**
 * Health insurance of an employee: one rate of the wage, rounded up once; a third of it, rounded up, is the employee's.
 * Below the minimum base the employee pays the rest of the premium alone. Sources: § 2 and § 3(6) of act 592/1992, § 9(2) of act 48/1997.
 * @param minimumBase Whether the minimum base applies; it does not to students, pensioners, parents of small children and others.
 */
export function healthOf(law: Law, gross: Term, minimumBase: boolean): { employee: Step; employer: Step } {
  const rate = rule(law, 'cz.health.rate');
  const least = rule(law, 'cz.health.minimumBase.month');
  const whole = step('healthOfWage', 'Health insurance on the wage', times(gross, rate), 'upToWhole');
  const third = step(
    'healthThird',
    'The employee’s third',
    over(of(whole), rule(law, 'cz.health.employee.share')),
    'upToWhole',
  );
  const employer = step('employerHealth', employerOutputs.employerHealth.label, minus(of(whole), of(third)));
  if (!minimumBase || gross.value.gte(least.value))
    return {
      employee: { ...third, id: 'employeeHealth', label: employeeOutputs.healthInsurance.label },
      employer,
    };
  const all = step(
    'healthOfMinimum',
    'Health insurance of the minimum base',
    times(least, rate),
    'upToWhole',
  );
  const topUp = step('healthTopUp', 'Top-up to the minimum base', minus(of(all), of(whole)));
  return {
    employee: step('employeeHealth', employeeOutputs.healthInsurance.label, plus(of(third), of(topUp))),
    employer,
  };
}

/** Tax base of a month: a small one rounded up to crowns, others up to hundreds. Source: § 38h(1) of act 586/1992. */
export function monthlyTaxBase(law: Law, gross: Term): Step {
  const small = gross.value.lte(rule(law, 'cz.tax.smallBase.month').value);
  return step('taxBase', taxOutputs.taxBase.label, gross, small ? 'upToWhole' : 'upToHundred');
}
