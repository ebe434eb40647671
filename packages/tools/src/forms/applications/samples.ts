import type { Answers } from '../../form/field.ts';

const name = { nameParts: 'both', firstName: 'Sample Maria', surname: 'Testová' };
const contact = { email: 'sample@example.com', phone: '+420 600 000 000', consent: true };
const addressHere = { street: 'Sample Street 1/2, flat 3', city: 'Praha', zip: '110 00' };
const addressAbroad = { street: 'Rua Exemplo 1', city: 'Porto', zip: '4000-000', country: 'PT' };

const birth = { bornOn: '2000-02-29', birthplace: 'Porto', birthCountry: 'PT' };
const passport = {
  passportNumber: 'FX000000',
  passportCountry: 'BR',
  passportIssuedOn: '2022-01-01',
  passportValidUntil: '2031-12-31',
};
const identityCard = {
  documentKind: 'identityCard',
  passportNumber: 'L01X00T47',
  passportCountry: 'PT',
  passportValidUntil: '2031-12-31',
};

const person = {
  ...name,
  ...birth,
  hadOtherSurname: true,
  previousSurnames: [{ surname: 'Exemplo' }],
  sex: 'female',
  maritalStatus: 'single',
  hasBirthNumber: 'no',
};

const occupation = { occupation: 'Tester' };
const jobBefore = {
  workedAbroad: true,
  jobBefore: { name: 'Exemplo Lda', position: 'Tester', address: null },
};
export const sampleEmployer = {
  name: 'Sample s.r.o.',
  position: 'Tester',
  address: 'Sample Street 9, 110 00 Praha',
  companyNumber: '12345679',
};
const earlierStays = {
  stayedBefore: true,
  earlierStays: [{ from: '2019-09-01', to: '2020-06-30', purpose: 'study', place: 'Brno' }],
};

const relative = {
  firstName: 'Sample',
  surname: 'Exemplo',
  bornOn: '1970-01-31',
  citizenship: 'PT',
  address: 'Rua Exemplo 1, 4000-000 Porto, Portugal',
  occupation: 'nurse',
};
const bornRelative = { ...relative, birthplace: 'Porto', birthCountry: 'PT' };
const relatives = {
  hasChildren: true,
  children: [{ ...bornRelative, bornOn: '2024-02-29', occupation: '' }],
  fatherKnown: 'dead',
  father: { ...relative, bornOn: null, citizenship: null, address: null, occupation: '' },
  motherKnown: 'alive',
  mother: relative,
};
const spouse = { maritalStatus: 'married', spouse: { ...bornRelative, previousSurnames: '' } };

/** What the applications of somebody from outside the EU have in common. */
const fromElsewhere = {
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

/** A plainly invented person's answers to each application, whole, by its slug. */
export const sampleAnswers: Readonly<Record<string, Answers>> = {
  'temporary-residence-certificate': {
    citizenship: 'PT',
    otherCitizenships: [{ country: 'BR' }],
    staysLonger: true,
    ...person,
    ...spouse,
    ...occupation,
    ...jobBefore,
    ...earlierStays,
    ...relatives,
    ...identityCard,
    arrivedOn: '2026-10-01',
    reported: 'host',
    staysUntil: null,
    purpose: 'family',
    member: { firstName: 'Exemplo', surname: '', relation: 'child' },
    insurance: 'ehic',
    addressHere,
    accommodation: 'sublease',
    landlord: null,
    deliveredElsewhere: true,
    deliveryAddress: { ...addressHere, street: 'Sample Square 4' },
    addressAbroad,
    extra: '',
    ...contact,
  },
  'long-term-residence': {
    ...fromElsewhere,
    presentPermit: 'permit',
    permitNumber: 'CZ000000000',
    permitUntil: '2027-02-28',
    request: 'purpose',
    purpose: 'employment',
    employer: sampleEmployer,
    vacancy: null,
    arrivedOn: '2024-09-01',
    staysUntil: '2028-08-31',
  },
  'employee-card-extension': {
    ...fromElsewhere,
    card: 'employee',
    permitNumber: 'CZ000000000',
    permitUntil: '2027-02-28',
    sameJob: true,
    employer: sampleEmployer,
    contractKind: 'employment',
    fixedTerm: true,
    contractUntil: '2028-08-31',
    weeklyHours: 40,
    grossWage: 45000,
    cardKind: 'dual',
    arrivedOn: '2024-09-01',
    staysUntil: null,
  },
  'change-of-employer': {
    citizenship: 'BR',
    otherCitizenships: [],
    card: 'employee',
    permitNumber: 'CZ000000000',
    permitUntil: '2027-09-30',
    cardKind: 'dual',
    change: 'employer',
    sixMonths: false,
    earlyReason: 'trial',
    ...name,
    ...birth,
    ...passport,
    addressHere,
    currentEmployer: 'Sample s.r.o.',
    currentJob: 'ended',
    jobEndsOn: '2026-11-15',
    currentProgramme: 'no',
    newEmployer: 'Example a.s.',
    newCompanyNumber: '12345679',
    newEmployerPhone: '+420 600 000 001',
    agency: false,
    newProgramme: 'unknown',
    vacancy: '00000000000',
    newPosition: 'Tester',
    workplace: 'Ostrava',
    newWeeklyHours: 40,
    newGrossWage: 45000,
    startsOn: '2027-01-04',
    ...contact,
  },
  'change-of-address': {
    citizenship: 'PT',
    otherCitizenships: [],
    stay: 'euCertificate',
    movedOn: '2026-11-01',
    howLong: 'until',
    livesUntil: '2028-10-31',
    ...name,
    ...birth,
    ...identityCard,
    permitNumber: '',
    addressAbroad,
    addressHere,
    accommodation: 'dormitory',
    landlord: 'Sample Dormitory',
    oldAddress: { ...addressHere, street: 'Sample Square 4' },
    purpose: 'study',
    others: 0,
    ...contact,
  },
};
