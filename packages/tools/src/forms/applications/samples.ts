import type { Answers } from '../../form/field.ts';

const name = { nameParts: 'both', firstName: 'Sample Maria', surname: 'Testová' };
const contact = { email: 'sample@example.com', phone: '+420 600 000 000', consent: true };
const addressHere = { street: 'Sample Street 1/2, flat 3', city: 'Praha', zip: '110 00' };
const addressAbroad = { street: 'Rua Exemplo 1', city: 'Porto', zip: '4000-000', country: 'PT' };

const person = {
  ...name,
  hadOtherSurname: true,
  previousSurnames: [{ surname: 'Exemplo' }],
  bornOn: '2000-02-29',
  birthplace: 'Porto',
  birthCountry: 'PT',
  sex: 'female',
  maritalStatus: 'single',
  hasBirthNumber: 'no',
};

/** A plainly invented person's answers to each application, whole, by its slug. */
export const sampleAnswers: Readonly<Record<string, Answers>> = {
  'temporary-residence-certificate': {
    citizenship: 'PT',
    otherCitizenships: [{ country: 'BR' }],
    staysLonger: true,
    ...person,
    documentKind: 'identityCard',
    passportNumber: 'L01X00T47',
    passportCountry: 'PT',
    passportValidUntil: '2031-12-31',
    arrivedOn: '2026-10-01',
    reported: 'host',
    staysUntil: null,
    purpose: 'family',
    member: { firstName: 'Exemplo', surname: '', relation: 'spouse' },
    insurance: 'ehic',
    addressHere,
    accommodation: 'sublease',
    landlord: null,
    deliveredElsewhere: true,
    deliveryAddress: { ...addressHere, street: 'Sample Square 4' },
    addressAbroad,
    ...contact,
  },
};
