import type { Site } from '@majak/sites/site';
import { calculators } from './calculators/calculators.ts';
import { ruritania } from './law/jurisdiction.ts';
import { lawBook } from './law/law-book.ts';

/** The site for Ruritania. */
export const site: Site = {
  jurisdiction: ruritania,
  tools: { calculators, documents: {}, forms: {}, applications: {}, samples: {} },
  paidInParts: [],
  withdrawal: {
    setsOff: true,
    formSource: 'the annex of act 1/2020',
    days: 14,
    moneyBackDays: 14,
    act: 'act 1/2000',
    sections: { right: '§ 1', share: '§ 2', done: '§ 3' },
  },
  paidRecords: { years: 3, place: { act: '1/1894', section: '§ 9' } },
  law: lawBook,
  brand: 'Majak',
  claim: 'Papers for Ruritania.',
  domain: 'xr.majak.example',
  legal: {
    name: 'Majak of Strelsau',
    registrationNumber: '1',
    taxNumber: '1',
    register: 'The book of trades',
  },
  sampleIban: 'XR0000000000',
  since: 2026,
  email: 'strelsau@majak.example',
  phone: { shown: '+999 0', link: 'tel:+9990' },
  address: { street: 'Castle Road 1', city: 'Strelsau', zip: '1', country: 'Ruritania' },
  city: 'Strelsau',
  skyline: 'bratislava',
  openingHours: '9:00 to 17:00',
  answering: { opens: '09:00', closes: '17:00', withinMinutes: 15 },
  networks: [],
  navigation: [{ label: 'Levy', href: '/calculators/ruritanian-levy-calculator' }],
  footer: [{ title: 'About', links: [{ label: 'The law in numbers', href: '/law' }] }],
  synonyms: { same: [['levy', 'dan']], meant: [] },
  searchExamples: ['levy'],
  referencePrefix: 'MJR',
  disableReviews: true,
  qrCodeEnabled: false,
};
