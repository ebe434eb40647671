import type { Answers } from '../../../form/field.ts';
import { applicationConsent } from '../pages/contact.ts';

// A plainly invented person.
const person = {
  citizenship: 'BR',
  otherCitizenships: [],
  nameParts: 'both',
  firstName: 'Sample Maria',
  surname: 'Testová',
  bornOn: '2000-02-29',
  birthplace: 'Porto',
  birthCountry: 'PT',
  passportNumber: 'FX000000',
  passportCountry: 'BR',
  passportValidUntil: '2031-12-31',
  addressAbroad: { street: 'Rua Exemplo 1', city: 'Porto', zip: '4000-000', country: 'PT' },
  papers: [],
  email: 'sample@example.com',
  phone: '+421 901 000 000',
  consent: applicationConsent.version,
};
const addressHere = { street: 'Sample Street 1/2, flat 3', city: 'Bratislava', zip: '811 01' };

/** A plainly invented person's answers to each application of this country, whole, by its slug. */
export const samples: Readonly<Record<string, Answers>> = {
  'temporary-residence-intake': {
    ...person,
    passportIssuedOn: '2022-01-01',
    purpose: 'employment',
    whereabouts: 'abroad',
    employer: 'Sample s. r. o.',
    position: 'Tester',
    grossWage: 2400,
    startsOn: '2027-03-01',
    home: 'lease',
    addressHere,
    earlierCountries: [{ country: 'PT' }],
  },
  'trade-licence-intake': {
    ...person,
    documentKind: 'passport',
    work: 'Translations for three agencies.',
    oneFirm: false,
    trade: 'free',
    permission: 'business',
    hasPlace: 'home',
    placeOfBusiness: addressHere,
    hadTrade: false,
    hasJob: false,
    isStarting: '2027-03-01',
  },
};
