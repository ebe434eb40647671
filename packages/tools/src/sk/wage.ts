import type { Law } from '@majak/law/law-on';
import { decidedBy, step } from '@majak/law/step';
import { atMost, minus, of, over, plus, rule, times } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';
import { money } from './euros.ts';
import { premium } from './premium.ts';

/** What an employee and an employer pay from a wage, as calculators declare them. */
export const employeeOutputs = {
  socialInsurance: money('Social insurance, employee'),
  healthInsurance: money('Health insurance, employee'),
};
export const employerOutputs = {
  employerSocial: money('Social insurance, employer'),
  employerHealth: money('Health insurance, employer'),
};

/** What social insurance is paid from: the wage, up to the most of a month. */
function socialBase(law: Law, gross: Term): Term {
  const most = rule(law, 'sk.social.maximumBase.month');
  return gross.value.gt(most.value)
    ? of(step('socialBase', 'Social insurance base', atMost(gross, most)))
    : gross;
}

/** Social insurance that an employee pays from a month's wage. Source: § 130 to § 136 of act 461/2003. */
export const employeeSocial = (law: Law, gross: Term): Step =>
  premium(['socialInsurance', employeeOutputs.socialInsurance.label], socialBase(law, gross), [
    ['sickness', 'Sickness insurance', rule(law, 'sk.social.employee.sickness')],
    ['oldAge', 'Old-age insurance', rule(law, 'sk.social.employee.oldAge')],
    ['disability', 'Disability insurance', rule(law, 'sk.social.employee.disability')],
    ['unemployment', 'Unemployment insurance', rule(law, 'sk.social.employee.unemployment')],
  ]);

/** What an employer pays on top of it: accident insurance from the whole wage. Source: § 130 to § 137 of act 461/2003. */
export function employerSocial(law: Law, gross: Term): Step {
  const { label } = employerOutputs.employerSocial;
  const capped = premium(['employerFunds', 'Insurance with a maximum base'], socialBase(law, gross), [
    ['employerSickness', 'Sickness insurance', rule(law, 'sk.social.employer.sickness')],
    ['employerOldAge', 'Old-age insurance', rule(law, 'sk.social.employer.oldAge')],
    ['employerDisability', 'Disability insurance', rule(law, 'sk.social.employer.disability')],
    ['employerUnemployment', 'Unemployment insurance', rule(law, 'sk.social.employer.unemployment')],
    ['shorterHours', 'Short-time work support', rule(law, 'sk.social.employer.shorterHours')],
    ['guarantee', 'Guarantee insurance', rule(law, 'sk.social.employer.guarantee')],
    ['reserve', 'Reserve fund', rule(law, 'sk.social.employer.reserve')],
  ]);
  const accident = times(gross, rule(law, 'sk.social.employer.accident'));
  const ofAccidents = step('accident', 'Accident insurance', accident, 'downToHundredth');
  return step('employerSocial', label, plus(of(capped), of(ofAccidents)));
}

/** Health insurance of a wage, down to cents; half of it for somebody with a disability. Source: § 12 of act 580/2004. */
function shareOfHealth(law: Law, gross: Term, payer: 'employee' | 'employer', disabled = false): Step {
  const whole = times(gross, rule(law, `sk.health.${payer}.rate`));
  return step(
    payer === 'employee' ? 'healthInsurance' : 'employerHealth',
    payer === 'employee' ? employeeOutputs.healthInsurance.label : employerOutputs.employerHealth.label,
    disabled ? over(whole, rule(law, 'sk.health.disabled.part')) : whole,
    'downToHundredth',
  );
}

/**
 * What an employer pays for health insurance, or an employee. Both together pay no less than on the smallest base: what
 * is missing the employee pays, unless there is no wage or a disability. Source: § 13b and § 16a of act 580/2004.
 */
export function healthOf(law: Law, gross: Term, payer: 'employee' | 'employer', disabled = false): Step {
  const share = shareOfHealth(law, gross, payer, disabled);
  const base = rule(law, 'sk.health.employee.minimumBase.month');
  if (payer === 'employer' || disabled || gross.value.eq(0) || gross.value.gte(base.value)) return share;
  const least = (['employee', 'employer'] as const).map((one) => shareOfHealth(law, base, one));
  const [own, others] = least.map(of);
  if (!own || !others) throw new Error('Two pay');
  const paid = of(shareOfHealth(law, gross, 'employer'));
  return decidedBy(step(share.id, share.label, minus(plus(own, others), paid)), gross);
}
