import type { ProvisionId } from '@majak/law/cz/provisions';
import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { lawOn } from '@majak/law/law-on';
import { missing, right, wrong } from '../../form/finding.ts';
import type { DocumentCheck } from '../two-language-document.ts';
import { crownsInEnglish } from './english-and-czech.ts';
import type { JobAgreement } from './job-agreement-fields.ts';
import { capacityChecks } from './minors.ts';
import { partyChecks } from './party-checks.ts';
import { provisionPlace } from './provision-place.ts';
import { workAge } from './work-age.ts';

/** The minimum wage for an hour on a day; nothing where it is not known. */
function leastPay(on: string): number | undefined {
  const law = lawOn(rulesByDay, on);
  const value = law.ok ? law.value.valueOf('cz.wage.minimum.hour') : null;
  return typeof value === 'number' ? value : undefined;
}

type Limit = { hours: ProvisionId; content: ProvisionId; most: number; says: string };

/** What the law wants of an agreement beside a job. */
export const jobAgreementChecks = ({
  hours,
  content,
  most,
  says,
}: Limit): readonly DocumentCheck<JobAgreement>[] => [
  ...partyChecks<'employer' | 'employee', JobAgreement>(['employer', 'employee']),
  ...capacityChecks<'employer', JobAgreement>(['employer']),
  {
    id: 'person',
    field: 'employee.kind',
    place: provisionPlace('cz.job.employee'),
    look: ({ given }) =>
      given.employee.kind === 'person'
        ? right('The employee is a person')
        : wrong(
            'An employee has to be a person: for a business, use a contract for work or an agreement on services',
          ),
    mend: ({ given }) => ({
      label: 'The employee is a person',
      to: { ...given, employee: { ...given.employee, kind: 'person' } },
    }),
  },
  {
    id: 'age',
    field: 'employee.bornOn',
    place: ({ given, today }) => provisionPlace(workAge(given, today)?.stands ?? 'cz.job.youth'),
    when: ({ given, today }) => given.employee.kind === 'person' && workAge(given, today) !== undefined,
    look: ({ given, today }) => workAge(given, today)?.verdict ?? right('The employee is of age'),
  },
  {
    id: 'content',
    field: 'job',
    place: provisionPlace(content),
    look: ({ given }) =>
      given.job && given.from && given.until
        ? right('It says what the work is and how long it lasts')
        : missing('Enter the work and how long it lasts'),
  },
  {
    id: 'hours',
    field: 'hours',
    place: provisionPlace(hours),
    look: ({ given }) => {
      if (given.hours <= 0) return missing('Enter the hours');
      return given.hours > most
        ? wrong(`More than ${says} needs a different contract`)
        : right(`No more than ${says}`);
    },
    mend: ({ given }) =>
      given.hours > most ? { label: `${most} hours`, to: { ...given, hours: most } } : undefined,
  },
  {
    id: 'pay',
    field: 'hourPay',
    place: provisionPlace('cz.job.pay'),
    look: ({ given, today }) => {
      const least = leastPay(given.from || today);
      if (given.hourPay <= 0) return missing('Enter the pay per hour');
      return least !== undefined && given.hourPay < least
        ? wrong(`The minimum wage is ${crownsInEnglish(least)} an hour`)
        : right('The pay isn’t below the minimum wage');
    },
  },
  {
    id: 'written',
    field: 'copies',
    place: provisionPlace('cz.job.written'),
    look: () => right('It’s in writing, and the employee gets a copy'),
  },
  {
    id: 'period',
    field: 'until',
    place: provisionPlace(content),
    when: ({ given }) => Boolean(given.from && given.until),
    look: ({ given }) =>
      given.until < given.from
        ? wrong('Its last day is before its first')
        : right('It says how long it lasts'),
  },
];
