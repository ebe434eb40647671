import type { Law } from '@majak/law/law-on';
import { outcome } from '@majak/law/step';
import { rule } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';

/**
 * A total as it is paid in cash: to the nearest step, half of it up; one and two cents are a whole step.
 * Source: § 3(4) of act 18/1996.
 */
export function inCash(law: Law, total: Term): Step {
  const to = rule(law, 'sk.cash.step');
  const nearest = total.value.div(to.value).round(0, 1).times(to.value);
  const tiny = total.value.gt(0) && nearest.eq(0);
  return {
    ...outcome(total),
    number: tiny ? to.value : nearest,
    write: () => `${total.write()}, to the nearest ${to.write()}`,
    from: [total, to],
  };
}
