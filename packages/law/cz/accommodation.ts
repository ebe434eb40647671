import { actsReadOn } from './acts-read-on.ts';
import { area } from './area.ts';

const residenceAct = actsReadOn('2026-11-22')('326/1999', '2026-06-12');
const ofDocuments = 'No calculator uses it. We check proofs of accommodation with it.';
const act = '326/1999 Sb.';

/** What the Act on the Residence of Foreigners wants of accommodation, in numbers. */
export const accommodation = area({
  'cz.accommodation.area.one': {
    title: 'Accommodation: minimum floor area of a room for one person, in square metres',
    unit: 'count',
    act,
    section: '§ 100(d)(1)',
    lasts: 'until changed',
    about:
      'The minimum floor area (podlahová plocha) of a room in which a foreigner is accommodated, where one person lives in it.',
    values: [{ from: '2023-01-01', value: 8, sure: { 2023: 'k', 2026: '1' } }],
    sources: [residenceAct('§ 100(d)(1): 8 m² for one person')],
    unread: ofDocuments,
  },

  'cz.accommodation.area.two': {
    title: 'Accommodation: minimum floor area of a room for two people, in square metres',
    unit: 'count',
    act,
    section: '§ 100(d)(2)',
    lasts: 'until changed',
    about:
      'The minimum floor area (podlahová plocha) of a room in which foreigners are accommodated, where two people live in it.',
    values: [{ from: '2023-01-01', value: 12.6, sure: { 2023: 'k', 2026: '1' } }],
    sources: [residenceAct('§ 100(d)(2): 12.6 m² for two persons')],
    unread: ofDocuments,
  },

  'cz.accommodation.area.more': {
    title: 'Accommodation: floor area for each extra person, in square metres',
    unit: 'count',
    act,
    section: '§ 100(d)(2)',
    lasts: 'until changed',
    about: 'What each extra person adds to the minimum floor area (podlahová plocha) of a room for two.',
    values: [{ from: '2023-01-01', value: 5, sure: { 2023: 'k', 2026: '1' } }],
    sources: [residenceAct('§ 100(d)(2): 5 m² for each extra person')],
    unread: ofDocuments,
  },

  'cz.accommodation.papers.days': {
    title: 'Papers for a visa or residence permit: maximum age in days',
    unit: 'days',
    act,
    section: '§ 55(1), § 72',
    lasts: 'until changed',
    about:
      'Papers handed in with an application for a long-term visa, or a long-term or permanent residence permit, can’t be older than this. Passports, register papers and photographs are exempt.',
    values: [{ from: '2023-01-01', value: 180, sure: { 2023: 'k', 2026: '1' } }],
    sources: [residenceAct('§ 55(1) and § 72: no older than 180 days')],
    unread: ofDocuments,
  },

  'cz.accommodation.free.persons': {
    title: 'Free accommodation: maximum number of foreigners without a duty to report them',
    unit: 'count',
    act,
    section: '§ 99(1)',
    lasts: 'until changed',
    about:
      'Anybody who accommodates foreigners for pay, or more of them than this, is a provider of accommodation (ubytovatel) with their own duties, unless they’re close to each other.',
    values: [{ from: '2023-01-01', value: 5, sure: { 2023: 'k', 2026: '1' } }],
    sources: [residenceAct('§ 99(1): for pay, or more than 5 foreigners')],
    unread: ofDocuments,
  },

  'cz.accommodation.report.days': {
    title: 'Provider of accommodation: working days to report a foreigner',
    unit: 'days',
    act,
    section: '§ 102(1)',
    lasts: 'until changed',
    about:
      'A provider of accommodation (ubytovatel) reports a foreigner to the police within this many working days.',
    values: [{ from: '2023-01-01', value: 3, sure: { 2023: 'k', 2026: '1' } }],
    sources: [residenceAct('§ 102(1): within 3 working days')],
    unread: ofDocuments,
  },
});
