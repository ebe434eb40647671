import { addDays } from '@majak/law/dates';
import { inWords } from '../../../cz/deadlines.ts';
import { missing, right, wrong } from '../../../form/finding.ts';
import type { DocumentCheck } from '../../two-language-document.ts';
import { provisionPlace } from '../provision-place.ts';
import { ruleValueOn } from '../rule-value-on.ts';
import type { JobNotice } from './job-notice-form.ts';
import { lastDayOfJob } from './last-day.ts';

const isNotice = ({ given }: { given: JobNotice }) => given.kind === 'notice';

/** What the Labour Code wants of a notice by an employee. */
export const jobNoticeChecks: readonly DocumentCheck<JobNotice>[] = [
  {
    id: 'form',
    field: 'employer',
    place: ({ given }) => provisionPlace(given.kind === 'notice' ? 'cz.job.notice.form' : 'cz.job.probation'),
    look: () => right('It’s in writing. Sign it, and keep a copy that the employer has signed too'),
  },
  {
    id: 'born',
    field: 'employee.bornOn',
    place: provisionPlace('cz.person.birth'),
    when: ({ given, today }) => (given.employee.bornOn ?? '') > today,
    look: () => wrong('The date of birth can’t be in the future'),
  },
  {
    id: 'reason',
    field: 'reason',
    place: provisionPlace('cz.job.notice.reason'),
    when: isNotice,
    look: () => right('An employee gives notice for any reason or none'),
  },
  {
    id: 'employer',
    field: 'employer',
    place: provisionPlace('cz.job.notice.employer'),
    when: isNotice,
    look: () =>
      right(
        'Only an employee can use it. An employer needs one of the law’s reasons, and a lawyer to write it',
      ),
  },
  {
    id: 'period',
    field: 'deliveredOn',
    place: provisionPlace('cz.job.notice.period'),
    when: isNotice,
    look: ({ given, today }) => {
      const least = ruleValueOn('cz.job.notice.months', today);
      if ((given.months ?? 0) < least) return wrong(`The notice period is at least ${least} months`);
      const last = lastDayOfJob(given);
      return last
        ? right(`It runs from the day of delivery: the job ends on ${inWords(last)}`)
        : missing('Enter when the employer gets it: the notice period runs from that day');
    },
    mend: ({ given, today }) => {
      const months = ruleValueOn('cz.job.notice.months', today);
      return (given.months ?? 0) < months
        ? { label: `${months} months`, to: { ...given, months } }
        : undefined;
    },
  },
  {
    id: 'longer',
    field: 'months',
    place: provisionPlace('cz.job.notice.longer'),
    when: ({ given, today }) =>
      isNotice({ given }) && (given.months ?? 0) > ruleValueOn('cz.job.notice.months', today),
    look: () =>
      missing(
        'Check your contract: a longer period only applies if it’s in writing and the same for both of you',
      ),
  },
  {
    id: 'probation',
    field: 'deliveredOn',
    place: provisionPlace('cz.job.probation'),
    when: ({ given }) => given.kind === 'probation',
    look: ({ given }) => {
      const last = lastDayOfJob(given);
      return last
        ? right(`The job ends on ${inWords(last)}. That day still has to be in the probation period`)
        : missing('Enter when the employer gets it: the job ends on that day');
    },
  },
  {
    id: 'withdrawal',
    field: 'kind',
    place: provisionPlace('cz.job.notice.withdrawal'),
    when: isNotice,
    look: () => right('You can only take it back if the employer agrees in writing'),
  },
  {
    id: 'card',
    field: 'card',
    place: provisionPlace('cz.job.card'),
    when: ({ given }) => given.card,
    look: ({ given, today }) => {
      const last = lastDayOfJob(given);
      const days = ruleValueOn('cz.job.card.days', today);
      return missing(
        last
          ? `Your card ends on ${inWords(addDays(last, days))} at the latest: notify the ministry of a new job before then`
          : `Your card ends ${days} days after the job: notify the ministry of a new one before`,
      );
    },
  },
];
