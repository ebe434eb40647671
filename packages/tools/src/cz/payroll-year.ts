import type { Law } from '@majak/law/law-on';
import { step } from '@majak/law/step';
import { atMost, minus, of, plain, plus, rule, times } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';
import { employeeOutputs, employerOutputs, isInsured, socialBaseOf, socialOf, unpaid } from './wage.ts';

const twelve = plain(12);

/** A step of a month, twelve times. */
export const ofYear = (month: Step): Step =>
  step(
    month.id,
    month.label,
    times(of({ ...month, id: `${month.id}Month`, label: `${month.label}, a month` }), twelve),
  );

/**
 * Social security of one month, from at most what the year allows; none from a wage under the limit of participation.
 * Sources: § 5d, § 15a of act 589/1992, § 7 of act 187/2006.
 */
export function socialOfMonth(law: Law, gross: Term): ReturnType<typeof socialOf> {
  if (!isInsured(law, gross))
    return {
      employee: unpaid(law, gross, ['employeeSocial', employeeOutputs.socialSecurity.label]),
      employer: unpaid(law, gross, ['employerSocial', employerOutputs.employerSocial.label]),
    };
  const base = socialBaseOf(gross);
  const most = rule(law, 'cz.social.maximumBase.year');
  return socialOf(law, base.value.gt(most.value) ? atMost(base, most) : base);
}

/**
 * Social security of twelve equal months. The ceiling is of the year: it is paid in full until the month that reaches it.
 * Sources: § 5d, § 15a of act 589/1992.
 */
export function socialOfYear(law: Law, gross: Term): ReturnType<typeof socialOf> {
  const month = socialOfMonth(law, gross);
  const base = socialBaseOf(gross);
  const most = rule(law, 'cz.social.maximumBase.year');
  if (base.value.times(12).lte(most.value))
    return { employee: ofYear(month.employee), employer: ofYear(month.employer) };
  const first = base.value.gt(most.value) ? atMost(base, most) : base;
  const full = plain(most.value.div(first.value).round(0, 0));
  const rest = step(
    'restUnderCeiling',
    'What the ceiling leaves for the next month',
    minus(most, times(full, first)),
  );
  const last = socialOf(law, of(rest));
  const sum = (one: Step, part: Step): Step => {
    const partly: Step = { ...part, id: `${part.id}Last`, label: `${part.label}, month of the ceiling` };
    return step(one.id, one.label, plus(times(full, of({ ...one, id: `${one.id}Month` })), of(partly)));
  };
  return { employee: sum(month.employee, last.employee), employer: sum(month.employer, last.employer) };
}
