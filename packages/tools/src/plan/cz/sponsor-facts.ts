import type { Law } from '@majak/law/law-on';
import type { Facts } from '@majak/law/plan-law';
import { numberOf } from './amounts.ts';
import type { Given } from './given.ts';
import { holdOf } from './purposes.ts';

const fast = ['blue-card', 'ict-card', 'residence-investor', 'eu-blue-card'];
const ofVisas = /^visa-|^none$|^short-|^working-holiday$|^temporary-protection$/;
const inWords = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

/** In which group of § 42a(7) the permit of the person who is joined is. */
function groupOf(permit: string | undefined): string | undefined {
  if (permit === undefined) return undefined;
  if (permit === 'asylum' || permit === 'residence-jobseeker')
    return permit === 'asylum' ? 'asylum' : 'jobseeker';
  if (permit.startsWith('employee-card')) return 'employee-card';
  if (permit === 'residence-research') return 'research';
  if (fast.includes(permit)) return 'fast';
  return ofVisas.test(permit) ? 'none' : 'other';
}

/** What is known of the person whom family joins, and when it may. */
export function sponsorFacts({ sponsor }: Given, law: Law): Facts {
  const permit = sponsor?.permit === undefined ? undefined : holdOf(sponsor.permit);
  const group = groupOf(permit);
  const familyWait = numberOf(law, 'cz.family.wait.months');
  const familyWaitEmployee = numberOf(law, 'cz.family.waitEmployee.months');
  const wait = group === 'employee-card' ? familyWaitEmployee : familyWait;
  const missing = wait - (sponsor?.monthsInCz ?? 0);
  return {
    sponsorGroup: group,
    sponsorStays: permit === undefined ? undefined : permit.startsWith('permanent-residence'),
    familyValidity: permit?.startsWith('permanent-residence')
      ? '2 years, then 5 (§ 44(4)(e), § 44a(1)(d))'
      : 'as long as the permit of the person you join, at least 1 year',
    sponsorMonths: sponsor?.monthsInCz,
    filedTogether: sponsor?.filedTogether,
    familyWait,
    familyWaitEmployee,
    familyLater: missing <= 1 ? 'next month' : `after month ${inWords[wait] ?? wait}`,
  };
}
