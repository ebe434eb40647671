import { missing, right, wrong } from '../../../form/finding.ts';
import { provisionPlace } from '../provision-place.ts';
import { fullName } from './accommodated-fields.ts';
import type { AccommodationCheck, Seen } from './accommodation-check.ts';
import type { Accommodation } from './accommodation-form.ts';
import { purposePlaces } from './purpose-places.ts';

type Foreigner = Accommodation['foreigners'][number];

/** So many details the ministry wants of each person, so that no other is meant. */
const detailsWanted = 3;
const details = ({ firstName, surname, bornOn, nationality, passport }: Foreigner): number =>
  [firstName || surname, bornOn, nationality, passport].filter(Boolean).length;
const isVague = (one: Foreigner) => details(one) < detailsWanted;
const bornLater = (one: Foreigner, { today }: Seen) => (one.bornOn ?? '') > today;
const expired = ({ passportUntil }: Foreigner, { today }: Seen) =>
  Boolean(passportUntil) && (passportUntil ?? '') < today;

/** The first person of whom something holds. */
const firstWho = (seen: Seen, holds: (one: Foreigner, seen: Seen) => boolean) =>
  seen.given.foreigners.findIndex((one) => holds(one, seen));
const nameOf = ({ given }: Seen, at: number) => fullName(given.foreigners[at]) || `Person ${at + 1}`;

/** Whether each person is told apart, born, and travels with a valid passport. */
export const peopleChecks: readonly AccommodationCheck[] = [
  {
    id: 'identifiers',
    field: (seen) => `foreigners.${Math.max(0, firstWho(seen, isVague))}.bornOn`,
    place: ({ given }) => provisionPlace(purposePlaces[given.purpose].proof),
    look: (seen) => {
      const at = firstWho(seen, isVague);
      return at < 0
        ? right(`Each person is identified by at least ${detailsWanted} details`)
        : missing(
            `${nameOf(seen, at)}: enter at least ${detailsWanted} of name, date of birth, citizenship and passport number`,
          );
    },
  },
  {
    id: 'foreigner.citizenship',
    field: (seen) => `foreigners.${firstWho(seen, ({ nationality }) => nationality === 'CZ')}.nationality`,
    place: ({ given }) => provisionPlace(purposePlaces[given.purpose].demanded),
    when: (seen) => firstWho(seen, ({ nationality }) => nationality === 'CZ') >= 0,
    look: (seen) => {
      const at = firstWho(seen, ({ nationality }) => nationality === 'CZ');
      return wrong(`${nameOf(seen, at)}: Czech citizens don’t need proof of accommodation`);
    },
  },
  {
    id: 'foreigner.born',
    field: (seen) => `foreigners.${firstWho(seen, bornLater)}.bornOn`,
    place: provisionPlace('cz.person.birth'),
    when: (seen) => firstWho(seen, bornLater) >= 0,
    look: (seen) =>
      wrong(`${nameOf(seen, firstWho(seen, bornLater))}: the date of birth can’t be in the future`),
  },
  {
    id: 'passport',
    field: (seen) => `foreigners.${firstWho(seen, expired)}.passportUntil`,
    place: provisionPlace('cz.residence.passport.valid'),
    when: (seen) => firstWho(seen, expired) >= 0,
    look: (seen) =>
      wrong(
        `${nameOf(seen, firstWho(seen, expired))}: the passport has expired. Enter the number of the new one`,
      ),
  },
];
