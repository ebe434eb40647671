import type { ProvisionId } from '@majak/law/cz/provisions';
import { addDays, type Day } from '@majak/law/dates';
import { type CheckVerdict, missing, wrong } from '../../form/finding.ts';
import type { JobAgreement } from './job-agreement-fields.ts';
import { isMinor, turnsOn } from './minors.ts';

/** From when a minor may work in the main summer holidays, and from when at all. Source: § 34 and § 35 of act 89/2012. */
const ages = { summer: 14, work: 15 } as const;

/** Whether two days are in the same main summer holidays: July and August. */
const areInSummer = (from: Day, to: Day): boolean =>
  from.slice(0, 4) === to.slice(0, 4) && from.slice(5) >= '07-01' && to.slice(5) <= '08-31';

type Agreed = Pick<JobAgreement, 'employee' | 'from' | 'until'>;
type WorkAge = { stands: ProvisionId; verdict: CheckVerdict };

/** What the age of an employee lets them do, and where that stands; nothing of an adult, or where it is not known. */
export function workAge({ employee, from, until }: Agreed, today: Day): WorkAge | undefined {
  const { bornOn } = employee;
  if (!bornOn || !from || !isMinor(bornOn, from, today)) return undefined;
  const [summer, work] = [turnsOn(bornOn, ages.summer), turnsOn(bornOn, ages.work)];
  if (from >= work)
    return {
      stands: 'cz.job.youth',
      verdict: missing(
        'The employee is under 18: check that compulsory school ends before the first day. Until then, only light work in the summer holidays is allowed',
      ),
    };
  if (from < summer)
    return {
      stands: 'cz.job.child',
      verdict: wrong(
        `The employee is under ${ages.summer} on the first day. Nobody under ${ages.work} can be employed, apart from summer holidays from the age of ${ages.summer}`,
      ),
    };
  const lastBefore = until && until < work ? until : addDays(work, -1);
  return areInSummer(from, lastBefore)
    ? {
        stands: 'cz.job.summer',
        verdict: missing(
          `The employee is ${ages.summer}: a parent or guardian has to consent in writing, and only light work is allowed until compulsory school ends`,
        ),
      }
    : {
        stands: 'cz.job.child',
        verdict: wrong(
          `The employee is ${ages.summer} on the first day: until they turn ${ages.work}, they can only work in July and August`,
        ),
      };
}
