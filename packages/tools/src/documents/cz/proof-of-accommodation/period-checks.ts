import { addDays } from '@majak/law/dates';
import { missing, right, wrong } from '../../../form/finding.ts';
import { provisionPlace } from '../provision-place.ts';
import { ruleValueOn } from '../rule-value-on.ts';
import type { AccommodationCheck } from './accommodation-check.ts';
import { purposePlaces } from './purpose-places.ts';

/** Whether the period is stated and long enough, and the document fresh. */
export const periodChecks: readonly AccommodationCheck[] = [
  {
    id: 'period',
    field: ({ given }) => (given.from ? 'until' : 'from'),
    place: provisionPlace('cz.accommodation.proof.period'),
    look: ({ given: { from, ends, until }, today }) => {
      if (ends === 'day' && !until) return missing('Enter the last day, or choose that it has no end date');
      if (until && until < today) return wrong('The period has passed: enter a later last day');
      return from ? right('It says how long the accommodation is provided') : missing('Enter the first day');
    },
  },
  {
    id: 'longEnough',
    field: 'until',
    place: ({ given }) => provisionPlace(purposePlaces[given.purpose].demanded),
    when: ({ given: { until, stayUntil } }) => Boolean(until && stayUntil),
    look: ({ given: { until, stayUntil } }) =>
      (until ?? '') < (stayUntil ?? '')
        ? wrong('It ends before the stay you’re applying for: the accommodation has to last as long')
        : right('It lasts as long as the stay you’re applying for'),
    mend: ({ given }) =>
      given.stayUntil
        ? { label: 'Until the end of the stay', to: { ...given, until: given.stayUntil } }
        : undefined,
  },
  {
    id: 'age',
    field: 'signedOn',
    place: ({ given }) =>
      provisionPlace(purposePlaces[given.purpose].papers ?? 'cz.accommodation.papers.visa'),
    when: ({ given }) => purposePlaces[given.purpose].papers !== undefined,
    look: ({ given: { signedOn }, today }) => {
      const days = ruleValueOn('cz.accommodation.papers.days', today);
      if (!signedOn) return right(`Hand it in within ${days} days of its signing`);
      const last = addDays(signedOn, days);
      return last < today
        ? wrong(`It was signed more than ${days} days ago: sign a new one`)
        : right(
            `It is no older than ${days} days. It can be handed in until ${last.split('-').reverse().join('/')}`,
          );
    },
  },
];
