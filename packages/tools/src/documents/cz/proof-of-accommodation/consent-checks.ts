import { type CheckVerdict, missing, right, wrong } from '../../../form/finding.ts';
import { provisionPlace } from '../provision-place.ts';
import type { AccommodationCheck } from './accommodation-check.ts';
import type { Accommodation } from './accommodation-form.ts';
import { purposePlaces } from './purpose-places.ts';

const isTenant = ({ relation }: Accommodation) => relation === 'tenant' || relation === 'jointTenant';

/** Whether the consent that is needed is there. @param needed What is said while it is not. */
const consented = ({ consent }: Accommodation, needed: string): CheckVerdict => {
  if (consent === 'here') return right('Consent is given on this document, with its own signature');
  return consent === 'attached' ? right('Consent is on a separate paper: hand it in too') : missing(needed);
};

/** Who may confirm it, and whose consent they need. */
export const consentChecks: readonly AccommodationCheck[] = [
  {
    id: 'demanded',
    field: 'purpose',
    place: ({ given }) => provisionPlace(purposePlaces[given.purpose].demanded),
    look: ({ given }) => right(`It’s required with ${purposePlaces[given.purpose].words}`),
  },
  {
    id: 'provider',
    field: 'provider.name',
    place: ({ given }) => provisionPlace(purposePlaces[given.purpose].proof),
    look: ({ given: { provider } }) =>
      provider.name
        ? right('It says who provides the accommodation')
        : missing('Enter who provides the accommodation'),
  },
  {
    id: 'provider.born',
    field: 'provider.bornOn',
    place: provisionPlace('cz.person.birth'),
    when: ({ given: { provider }, today }) => provider.kind === 'person' && (provider.bornOn ?? '') > today,
    look: () => wrong('The date of birth can’t be in the future'),
  },
  {
    id: 'company',
    field: 'provider.acting',
    place: provisionPlace('cz.legalEntity.signing'),
    when: ({ given: { provider } }) => provider.kind === 'company',
    look: ({ given: { provider } }) =>
      provider.acting && provider.function
        ? right('It says who signs for the company, and in what position')
        : missing('Enter who signs for the company, and their position'),
  },
  {
    id: 'coOwners',
    field: 'consent',
    place: provisionPlace('cz.coOwners.majority'),
    when: ({ given }) => given.relation === 'coOwner',
    look: ({ given }) =>
      consented(
        given,
        'Co-owners decide by the majority of their shares: unless more than half is yours, ask the others to consent in writing',
      ),
  },
  {
    id: 'household',
    field: 'livesThere',
    place: provisionPlace('cz.lease.household.members'),
    when: ({ given }) => isTenant(given) && given.livesThere === true,
    look: () =>
      right(
        'A tenant who lives there may take others in, and has to tell the landlord. Hand in the lease, and check in it whether new members need consent',
      ),
  },
  {
    id: 'part',
    field: 'livesThere',
    place: provisionPlace('cz.lease.sublease.part'),
    when: ({ given }) => isTenant(given) && given.livesThere === true && given.paid,
    look: () => right('A tenant who lives there permanently may sublet part of the flat without consent'),
  },
  {
    id: 'tenant',
    field: 'consent',
    place: provisionPlace('cz.lease.sublease.consent'),
    when: ({ given }) => isTenant(given) && given.livesThere !== true,
    look: ({ given }) =>
      consented(
        given,
        'A tenant who doesn’t live there needs the owner’s consent in writing. Hand it in with the lease',
      ),
  },
  {
    id: 'subtenant',
    field: 'consent',
    place: provisionPlace('cz.lease.sublease.consent'),
    when: ({ given }) => given.relation === 'subtenant',
    look: ({ given }) =>
      consented(
        given,
        'A subtenant needs consent in writing. Hand in the whole chain: lease, consent to sublet, and sublease',
      ),
  },
  {
    id: 'sublease.ends',
    field: 'until',
    place: provisionPlace('cz.lease.sublease.ends'),
    when: ({ given }) => given.relation === 'subtenant' || (isTenant(given) && given.livesThere !== true),
    look: () => right('A sublease ends no later than the lease: compare the dates'),
  },
];
