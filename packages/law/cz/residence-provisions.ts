import type { Provision } from '../provision.ts';
import { provisionsOfAct } from '../provisions-of-act.ts';

const residence = provisionsOfAct('326/1999 Sb.');
const civilCode = provisionsOfAct('89/2012 Sb.');

/** What the Act on the Residence of Foreigners wants of a proof of accommodation, and who may give one. */
export const residenceProvisions = {
  'cz.accommodation.demanded.visa': residence('§ 31(1)(d)', 'A long-term visa wants proof of accommodation'),
  'cz.accommodation.demanded.residence': residence(
    '§ 46(1), § 31(1)(d)',
    'A long-term residence permit wants proof of accommodation, as a visa does',
  ),
  'cz.accommodation.demanded.seasonal': residence(
    '§ 32(2)(d)',
    'A visa for seasonal work wants proof of accommodation',
  ),
  'cz.accommodation.demanded.permanent': residence(
    '§ 70(2)(f)',
    'Permanent residence wants proof of accommodation',
  ),
  'cz.accommodation.demanded.eu': residence(
    '§ 87a(2)(d)',
    'A registration certificate of an EU citizen wants proof of accommodation',
  ),
  'cz.accommodation.proof.visa': residence(
    '§ 31(5)',
    'The owner or the authorised user consents, with an officially verified signature',
  ),
  'cz.accommodation.proof.permanent': residence(
    '§ 71(2)',
    'The owner or the authorised user consents, with a signature verified or given before an official of the ministry',
  ),
  'cz.accommodation.proof.employer': residence(
    '§ 32(3)',
    'Where an employer arranges it, the proof states the floor area, the persons and the price',
  ),
  'cz.accommodation.proof.period': residence(
    '§ 107(2)',
    'Who provides accommodation gives a proof of it on request, with its period',
  ),
  'cz.accommodation.papers.visa': residence('§ 55(1)', 'Papers for a visa are no older than the limit'),
  'cz.accommodation.papers.permanent': residence(
    '§ 72',
    'Papers for permanent residence are no older than the limit',
  ),
  'cz.accommodation.house.numbered': residence(
    '§ 31(5)',
    'The house has a house number, and is meant for housing, accommodation or recreation',
  ),
  'cz.accommodation.house.area': residence('§ 100(d)', 'The room is large enough for those who live in it'),
  'cz.accommodation.landlord.rights': residence(
    '§ 93(3)',
    'A reported address gives no right to the house nor against its owner',
  ),
  'cz.accommodation.landlord.cancelled': residence(
    '§ 98a(1)(d), (2)',
    'The owner may have an address cancelled that is no longer used by right',
  ),
  'cz.accommodation.landlord.reports': residence(
    '§ 99(1), § 102(1)',
    'Who accommodates for pay, or more than a few, reports it to the police',
  ),
  'cz.residence.passport.valid': residence('§ 103(n)', 'A foreigner stays with a valid travel document'),
  'cz.legalEntity.signing': civilCode(
    '§ 161',
    'Who signs for a legal entity adds their function to its name',
  ),
  'cz.coOwners.majority': civilCode(
    '§ 1128(1)',
    'Co-owners decide on ordinary matters by the majority of shares',
  ),
  'cz.lease.household.members': civilCode(
    '§ 2272',
    'A tenant may take anybody into the household, and tells the landlord',
  ),
  'cz.lease.sublease.part': civilCode('§ 2274', 'A tenant who lives in the flat may sublet a part of it'),
  'cz.lease.sublease.consent': civilCode(
    '§ 2275',
    'A tenant who does not live there sublets with written consent',
  ),
  'cz.lease.sublease.ends': civilCode('§ 2278', 'A sublease ends with the lease at the latest'),
} as const satisfies Record<string, Provision>;
