import { actsReadOn } from './acts-read-on.ts';
import { area } from './area.ts';

const act = actsReadOn('2026-11-22');
const civilCode = act('89/2012', '2026-01-01');
const servicesAct = act('67/2013', '2026-01-01');
const ofDocuments = 'No calculator uses it. We check leases and notices with it.';

/** What the law lets a landlord ask for, in numbers. */
export const lease = area({
  'cz.lease.deposit.rents': {
    title: 'Lease of a flat: maximum deposit and penalties, in months’ rent',
    unit: 'count',
    act: '89/2012 Sb.',
    section: '§ 2254(1)',
    lasts: 'until changed',
    about:
      'The deposit (jistota) and the penalties agreed on in a lease of a flat can’t exceed this many months’ rent in total.',
    values: [{ from: '2023-01-01', value: 3, sure: { 2023: 'k', 2026: '1' } }],
    sources: [civilCode('§ 2254(1): three times the monthly rent')],
    unread: ofDocuments,
  },

  'cz.lease.rent.day': {
    title: 'Lease of a flat: day of the month by which rent is paid',
    unit: 'count',
    act: '89/2012 Sb.',
    section: '§ 2251(1)',
    lasts: 'until changed',
    about:
      'Rent (nájemné) is paid in advance for each month, by this day of it at the earliest, unless a later day was agreed on.',
    values: [{ from: '2023-01-01', value: 5, sure: { 2023: 'k', 2026: '1' } }],
    sources: [civilCode('§ 2251(1): by the fifth day, unless a later day was agreed on')],
    unread: ofDocuments,
  },

  'cz.lease.services.months': {
    title: 'Services in a flat: months to bill them',
    unit: 'months',
    act: '67/2013 Sb.',
    section: '§ 7(1)',
    lasts: 'until changed',
    about:
      'The landlord bills services (vyúčtování služeb) within this many months of the end of a billing period of at most a year.',
    values: [{ from: '2023-01-01', value: 4, sure: { 2023: 'k', 2026: '1' } }],
    sources: [servicesAct('§ 7(1): within 4 months of the end of the billing period')],
    unread: ofDocuments,
  },

  'cz.lease.notice.months': {
    title: 'Lease of a flat: months of a notice period',
    unit: 'months',
    act: '89/2012 Sb.',
    section: '§ 2231(1), § 2288(1)',
    lasts: 'until changed',
    about:
      'The notice period (výpovědní doba) of a lease of a flat, from the first day of the month after the notice was delivered.',
    values: [{ from: '2023-01-01', value: 3, sure: { 2023: 'k', 2026: '1' } }],
    sources: [civilCode('§ 2231(1) and § 2288(1): three months')],
    unread: ofDocuments,
  },
});
