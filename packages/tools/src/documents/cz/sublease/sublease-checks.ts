import { inWords } from '../../../cz/deadlines.ts';
import { missing, right, wrong } from '../../../form/finding.ts';
import type { DocumentCheck } from '../../two-language-document.ts';
import { capacityChecks } from '../minors.ts';
import { partyChecks } from '../party-checks.ts';
import { provisionPlace } from '../provision-place.ts';
import { needsNoConsent, type Sublease } from './sublease-form.ts';

/** What the law wants of a sublease. */
export const subleaseChecks: readonly DocumentCheck<Sublease>[] = [
  ...partyChecks<'tenant' | 'subtenant', Sublease>(['tenant', 'subtenant']),
  ...capacityChecks<'tenant' | 'subtenant', Sublease>(['tenant', 'subtenant']),
  {
    id: 'flat',
    field: 'flat.unit',
    place: provisionPlace('cz.lease.flat'),
    look: ({ given: { flat } }) =>
      flat.unit ? right('It says which flat it is') : missing('Enter the number of the flat'),
  },
  {
    id: 'consent',
    field: 'consent',
    place: ({ given }) =>
      provisionPlace(needsNoConsent(given) ? 'cz.lease.sublease.part' : 'cz.lease.sublease.consent'),
    look: ({ given }) => {
      if (given.consent === 'here')
        return right('The landlord consents in writing, with their own signature');
      if (given.consent === 'attached')
        return right('The landlord’s consent is on a separate paper: keep it with this one');
      return needsNoConsent(given)
        ? right('A tenant who lives there may sublet part of it without consent')
        : wrong('The landlord has to consent in writing: without it the tenant grossly breaches the lease');
    },
  },
  {
    id: 'asked',
    field: 'consent',
    place: provisionPlace('cz.lease.sublease.consent'),
    when: ({ given }) => !needsNoConsent(given) && given.consent === 'none',
    look: () =>
      missing(
        'Ask in writing: a landlord who doesn’t answer within a month has consented, unless the lease forbids subletting',
      ),
  },
  {
    id: 'landlord',
    field: 'landlord.name',
    place: provisionPlace('cz.contract.identity'),
    when: ({ given }) => given.consent === 'here',
    look: ({ given: { landlord } }) =>
      landlord?.name && landlord.street
        ? right('It says who consents')
        : missing('Enter the name and the address of the landlord'),
  },
  {
    id: 'ends',
    field: 'endOn',
    place: provisionPlace('cz.lease.sublease.ends'),
    look: ({ given: { startOn, term, endOn, leaseEndOn } }) => {
      if (!startOn) return missing('Enter when the sublease begins');
      if (term === 'definite' && !endOn) return missing('Enter its last day');
      if (leaseEndOn && term === 'definite' && (endOn ?? '') > leaseEndOn)
        return wrong(`The lease ends on ${inWords(leaseEndOn)}, and the sublease with it`);
      return right('It ends no later than the lease');
    },
    mend: ({ given }) =>
      given.leaseEndOn && (given.endOn ?? '') > given.leaseEndOn
        ? { label: 'End it with the lease', to: { ...given, endOn: given.leaseEndOn } }
        : undefined,
  },
  {
    id: 'rent',
    field: 'rent',
    place: provisionPlace('cz.contract.binding'),
    look: ({ given: { rent } }) =>
      rent > 0 ? right('It says how much the rent is') : missing('Enter the rent'),
  },
  {
    id: 'proof',
    field: 'subtenant.name',
    place: provisionPlace('cz.accommodation.proof.visa'),
    look: ({ given }) =>
      missing(
        `As proof of accommodation, hand in the whole chain: this sublease, and the lease it’s based on${needsNoConsent(given) ? '' : ', with the landlord’s consent'}`,
      ),
  },
];
