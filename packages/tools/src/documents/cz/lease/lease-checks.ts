import { exact, toNumber } from '@majak/law/exact';
import { missing, right, wrong } from '../../../form/finding.ts';
import type { DocumentCheck, Seen } from '../../two-language-document.ts';
import { crownsInEnglish } from '../english-and-czech.ts';
import { capacityChecks, isMinor, underAge } from '../minors.ts';
import { partyChecks } from '../party-checks.ts';
import { provisionPlace } from '../provision-place.ts';
import { ruleValueOn } from '../rule-value-on.ts';
import { forbiddenIn } from './forbidden-words.ts';
import type { Lease } from './lease-form.ts';

const secured = ({ clauses, deposit = 0, penalty = 0 }: Lease): number =>
  toNumber(exact(clauses.deposit ? deposit : 0).plus(clauses.penalty ? penalty : 0));
const mostSecured = ({ given, today }: Seen<Lease>): number =>
  toNumber(exact(given.rent).times(ruleValueOn('cz.lease.deposit.rents', today)));

/** The first joint tenant who is under age on the day of signing. */
const jointMinor = ({ given: { jointTenants, signedOn }, today }: Seen<Lease>) =>
  jointTenants.find(({ bornOn }) => isMinor(bornOn, signedOn || today, today));

/** What the law wants of a lease of a flat. */
export const leaseChecks: readonly DocumentCheck<Lease>[] = [
  ...partyChecks<'landlord' | 'tenant', Lease>(['landlord', 'tenant']),
  ...capacityChecks<'landlord' | 'tenant', Lease>(['landlord', 'tenant']),
  {
    id: 'form',
    field: 'landlord.name',
    place: provisionPlace('cz.lease.form'),
    look: () => right('It’s in writing, as a lease of a flat has to be'),
  },
  {
    id: 'flat',
    field: 'flat.unit',
    place: provisionPlace('cz.lease.flat'),
    look: ({ given: { flat } }) =>
      flat.unit && flat.street && flat.city
        ? right('It says which flat it is')
        : missing('Enter the number and address of the flat, so that it can’t be mistaken for another'),
  },
  {
    id: 'term',
    field: 'endOn',
    place: provisionPlace('cz.lease.term'),
    look: ({ given: { term, startOn, endOn }, today }) => {
      if (!startOn) return missing('Enter when the lease begins');
      if (term === 'indefinite') return right('It has no end date, and lasts until somebody gives notice');
      if (!endOn) return missing('Enter its last day: without one, it has no end');
      return endOn < today
        ? wrong('Its last day has passed: enter a later one')
        : right('It says how long it lasts');
    },
  },
  {
    id: 'rent',
    field: 'rent',
    place: provisionPlace('cz.lease.rent.fixed'),
    look: ({ given: { rent } }) =>
      rent > 0 ? right('The rent is a fixed amount per month') : missing('Enter the rent as a fixed amount'),
  },
  {
    id: 'due',
    field: 'dueDay',
    place: provisionPlace('cz.lease.rent'),
    look: ({ given, today }) => {
      const day = ruleValueOn('cz.lease.rent.day', today);
      return given.dueDay < day
        ? wrong(`The tenant may pay until day ${day} of the month: an earlier day doesn’t bind them`)
        : right(`It’s due by day ${given.dueDay} of the month it’s paid for`);
    },
    mend: ({ given, today }) => {
      const dueDay = ruleValueOn('cz.lease.rent.day', today);
      return { label: `Due by day ${dueDay}`, to: { ...given, dueDay } };
    },
  },
  {
    id: 'services',
    field: 'services',
    place: provisionPlace('cz.lease.services.bill'),
    when: ({ given }) => given.advance > 0,
    look: ({ given, today }) =>
      given.services
        ? right(
            `Advances are billed within ${ruleValueOn('cz.lease.services.months', today)} months of the end of each billing period`,
          )
        : missing('Say which services the advance is for'),
  },
  {
    id: 'deposit',
    field: ({ given }) => (given.clauses.deposit ? 'deposit' : 'penalty'),
    place: provisionPlace('cz.lease.deposit'),
    when: ({ given }) => given.rent > 0 && (given.clauses.deposit || given.clauses.penalty),
    look: (seen) => {
      const most = mostSecured(seen);
      if (secured(seen.given) === 0) return missing('Enter the deposit, or switch the clause off');
      return secured(seen.given) > most
        ? wrong(
            `The deposit and penalties come to more than ${crownsInEnglish(most)}, which is the legal maximum`,
          )
        : right(`The deposit and penalties come to no more than ${crownsInEnglish(most)}`);
    },
    mend: (seen) => {
      const { clauses, penalty = 0 } = seen.given;
      const deposit = toNumber(exact(mostSecured(seen)).minus(clauses.penalty ? penalty : 0));
      return clauses.deposit && deposit > 0 && secured(seen.given) > mostSecured(seen)
        ? { label: 'The highest deposit allowed', to: { ...seen.given, deposit } }
        : undefined;
    },
  },
  {
    id: 'increase',
    field: 'increase',
    place: provisionPlace('cz.lease.rent.increase'),
    when: ({ given }) => given.clauses.increase,
    look: ({ given: { increase = 0 } }) =>
      increase > 0
        ? right('It says how much the rent goes up by')
        : missing('Enter how much the rent goes up by'),
  },
  {
    id: 'energy',
    field: 'clauses.energy',
    place: provisionPlace('cz.lease.energy'),
    look: ({ given }) =>
      given.clauses.energy
        ? right('It says that the energy certificate was handed over')
        : missing(
            'The landlord hands over the energy certificate when you sign, unless the building doesn’t need one',
          ),
  },
  {
    id: 'joint',
    field: 'jointTenants',
    place: provisionPlace('cz.lease.joint'),
    when: ({ given }) => given.jointTenants.length > 0,
    look: ({ given: { tenant, jointTenants } }) => {
      const names = [tenant, ...jointTenants].map(({ name }) => name.trim().toLowerCase());
      return new Set(names).size < names.length
        ? wrong('Each tenant has to be a different person: enter each name once')
        : right('Joint tenants have the same rights, and each owes the whole rent');
    },
  },
  {
    id: 'joint.capacity',
    field: 'jointTenants',
    place: provisionPlace('cz.person.majority'),
    when: (seen) => jointMinor(seen) !== undefined,
    look: (seen) => underAge(jointMinor(seen)?.name || 'a joint tenant'),
  },
  {
    id: 'seat',
    field: 'clauses.seat',
    place: provisionPlace('cz.lease.business'),
    when: ({ given }) => given.clauses.seat,
    look: () =>
      right('The tenant may do business in the flat as long as it’s no greater burden for the house'),
  },
  {
    id: 'seatOwner',
    field: 'landlordOwns',
    place: provisionPlace('cz.trade.seat.consent'),
    when: ({ given }) => given.clauses.seat,
    look: ({ given: { landlordOwns } }) =>
      landlordOwns
        ? right('The owner consents to the tenant’s trade being registered here')
        : missing('Ask for the owner’s written consent: the landlord’s isn’t enough to register a trade'),
  },
  {
    id: 'notice',
    field: 'clauses.early',
    place: provisionPlace('cz.lease.notice.tenant'),
    when: ({ given }) => given.term === 'definite' && !given.clauses.early,
    look: () =>
      missing(
        'For the tenant: you can only end this lease early if your circumstances change beyond what you could expect',
      ),
  },
  {
    id: 'special',
    field: 'special',
    place: ({ given }) => provisionPlace(forbiddenIn(given.special)?.basis ?? 'cz.lease.protection'),
    when: ({ given }) => given.special !== '',
    look: ({ given }) => {
      const found = forbiddenIn(given.special);
      return found
        ? wrong(found.says)
        : right(
            'We found nothing forbidden in your own words. Anything that reduces a tenant’s rights doesn’t bind them',
          );
    },
  },
  {
    id: 'proof',
    field: 'tenant.name',
    place: provisionPlace('cz.accommodation.proof.visa'),
    look: () =>
      right(
        'It’s proof of where the tenant lives for a visa or a permit, and no signature has to be verified',
      ),
  },
];
