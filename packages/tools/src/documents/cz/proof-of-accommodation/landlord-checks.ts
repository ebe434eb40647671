import { missing, right } from '../../../form/finding.ts';
import { provisionPlace } from '../provision-place.ts';
import { ruleValueOn } from '../rule-value-on.ts';
import type { AccommodationCheck, Seen } from './accommodation-check.ts';

const reports = ({ given, today }: Seen): boolean =>
  given.paid || given.foreigners.length > ruleValueOn('cz.accommodation.free.persons', today);

/** What a landlord takes on by signing, and what not. */
export const landlordChecks: readonly AccommodationCheck[] = [
  {
    id: 'landlord.rights',
    field: 'provider.kind',
    place: provisionPlace('cz.accommodation.landlord.rights'),
    look: () =>
      right(
        'For the landlord: a reported address doesn’t give the foreigner a right to the flat, or any claim against its owner',
      ),
  },
  {
    id: 'landlord.cancelled',
    field: 'provider.kind',
    place: provisionPlace('cz.accommodation.landlord.cancelled'),
    when: ({ given }) => given.purpose === 'permanent' || given.purpose === 'eu',
    look: () =>
      right(
        'For the landlord: once they’ve moved out, the ministry cancels the address if you ask and can prove it',
      ),
  },
  {
    id: 'landlord.reports',
    field: 'paid',
    place: provisionPlace('cz.accommodation.landlord.reports'),
    when: reports,
    look: ({ today }) =>
      missing(
        `For the landlord: report the foreigners to the police within ${ruleValueOn('cz.accommodation.report.days', today)} working days of their moving in, unless you are close to them`,
      ),
  },
];
