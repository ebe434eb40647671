import type { Provision } from '../provision.ts';
import { provisionsOfAct } from '../provisions-of-act.ts';

const civilCode = provisionsOfAct('89/2012 Sb.');
const services = provisionsOfAct('67/2013 Sb.');
const energy = provisionsOfAct('406/2000 Sb.');
const trades = provisionsOfAct('455/1991 Sb.');

/** What the Civil Code wants of leases of flats, and the act on services in them. */
export const leaseProvisions = {
  'cz.lease.protection': civilCode(
    '§ 2235',
    'A clause that cuts the rights of a flat’s tenant has no effect',
  ),
  'cz.lease.flat': civilCode(
    '§ 2236(1)',
    'A flat is a room or rooms in a building, meant for living in and used for it',
  ),
  'cz.lease.form': civilCode(
    '§ 2237',
    'A lease of a flat is in writing; only the tenant may object that it is not',
  ),
  'cz.lease.forbidden': civilCode(
    '§ 2239',
    'A duty that’s plainly out of proportion doesn’t bind the tenant',
  ),
  'cz.lease.term': civilCode('§ 2204(1)', 'A lease with no agreed end is open-ended'),
  'cz.lease.handover': civilCode(
    '§ 2293',
    'A flat is returned in the condition it was taken over in, apart from normal wear',
  ),
  'cz.lease.returned': civilCode('§ 2292', 'A flat is returned on the day the lease ends, with its keys'),
  'cz.lease.rent': civilCode('§ 2251(1)', 'Rent is paid in advance, by the fifth day of the month or later'),
  'cz.lease.rent.fixed': civilCode('§ 2246(1)', 'Rent is agreed on as a fixed sum, for a month'),
  'cz.lease.rent.increase': civilCode('§ 2248', 'The parties may agree that the rent rises each year'),
  'cz.lease.payments': civilCode(
    '§ 2251(2)',
    'A landlord may not ask for other payments than rent and services',
  ),
  'cz.lease.deposit': civilCode('§ 2254', 'A deposit with penalties is limited, and returned with interest'),
  'cz.lease.upkeep': civilCode(
    '§ 2257',
    'The tenant does ordinary maintenance and small repairs, the landlord the rest',
  ),
  'cz.lease.energy': energy(
    '§ 7a(3)',
    'The owner has to hand over the energy certificate by the time the lease is signed',
  ),
  'cz.lease.joint': civilCode('§ 2271', 'Joint tenants have the same rights and duties'),
  'cz.lease.pets': civilCode('§ 2258', 'A tenant may keep an animal that doesn’t cause unreasonable trouble'),
  'cz.lease.business': civilCode(
    '§ 2255(2)',
    'A tenant may work or do business in the flat where that is no greater burden',
  ),
  'cz.trade.seat.consent': trades(
    '§ 46(1)(f)',
    'The owner’s written consent is enough for a registered office that isn’t at home',
  ),
  'cz.lease.renewed': civilCode('§ 2285', 'A lease that continues for three months after its end is renewed'),
  'cz.lease.notice.form': civilCode(
    '§ 2286',
    'Notice on a lease is in writing, and the landlord’s mentions the right to object',
  ),
  'cz.lease.notice.tenant': civilCode(
    '§ 2287',
    'A tenant leaves a lease for a period when circumstances have changed',
  ),
  'cz.lease.services.bill': services('§ 7', 'Advances for services are billed and settled in time'),
} as const satisfies Record<string, Provision>;
