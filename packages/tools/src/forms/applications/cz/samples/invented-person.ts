import { applicationConsent } from '../../pages/contact.ts';

// A plainly invented person, as the samples of the applications have in common.
export const name = { nameParts: 'both', firstName: 'Sample Maria', surname: 'Testová' };
export const contact = {
  email: 'sample@example.com',
  phone: '+420 600 000 000',
  consent: applicationConsent.version,
};
export const addressHere = { street: 'Sample Street 1/2, flat 3', city: 'Praha', zip: '110 00' };
export const addressAbroad = { street: 'Rua Exemplo 1', city: 'Porto', zip: '4000-000', country: 'PT' };

export const birth = { bornOn: '2000-02-29', birthplace: 'Porto', birthCountry: 'PT' };
export const passport = {
  passportNumber: 'FX000000',
  passportCountry: 'BR',
  passportIssuedOn: '2022-01-01',
  passportValidUntil: '2031-12-31',
};
export const identityCard = {
  documentKind: 'identityCard',
  passportNumber: 'L01X00T47',
  passportCountry: 'PT',
  passportValidUntil: '2031-12-31',
};

export const person = {
  ...name,
  ...birth,
  hadOtherSurname: true,
  previousSurnames: [{ surname: 'Exemplo' }],
  sex: 'female',
  maritalStatus: 'single',
  hasBirthNumber: 'no',
};

export const occupation = { occupation: 'Tester' };
export const jobBefore = {
  workedAbroad: true,
  jobBefore: {
    name: 'Exemplo Lda',
    position: 'Tester',
    address: { street: null, city: 'Porto, Portugal', zip: '' },
  },
};
export const sampleEmployer = {
  name: 'Sample s.r.o.',
  position: 'Tester',
  address: { street: 'Sample Street 9', city: 'Praha', zip: '110 00' },
  companyNumber: '12345679',
};
export const earlierStays = {
  stayedBefore: true,
  earlierStays: [{ from: '2019-09-01', to: '2020-06-30', purpose: 'study', place: 'Brno' }],
};

export const relative = {
  firstName: 'Sample',
  surname: 'Exemplo',
  bornOn: '1970-01-31',
  citizenship: 'PT',
  address: 'Rua Exemplo 1, 4000-000 Porto, Portugal',
  occupation: 'nurse',
};
export const bornRelative = { ...relative, birthplace: 'Porto', birthCountry: 'PT' };
export const relatives = {
  hasChildren: true,
  children: [{ ...bornRelative, bornOn: '2024-02-29', occupation: '' }],
  fatherKnown: 'dead',
  father: { ...relative, bornOn: null, citizenship: null, address: null, occupation: '' },
  motherKnown: 'alive',
  mother: relative,
};
export const spouse = { maritalStatus: 'married', spouse: { ...bornRelative, previousSurnames: '' } };

/** What the applications of somebody from outside the EU have in common. */
export const fromElsewhere = {
  citizenship: 'BR',
  otherCitizenships: [],
  ...person,
  ...spouse,
  ...occupation,
  education: 'university',
  ...jobBefore,
  ...earlierStays,
  ...relatives,
  hasSiblings: true,
  siblings: [{ ...bornRelative, bornOn: null }],
  ...passport,
  addressHere,
  accommodation: 'lease',
  landlord: 'Sample Landlord',
  deliveredElsewhere: false,
  addressAbroad,
  extra: '',
  ...contact,
};
