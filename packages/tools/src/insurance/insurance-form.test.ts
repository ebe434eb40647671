import { expect, test } from 'vitest';
import { readForm } from '../form/form.ts';
import { insuranceForm, quoteForm } from './insurance-form.ts';
import { needsOf } from './needs-of-answers.ts';

const today = '2026-11-23';
const setting = {
  today,
  companyNumber: {
    wrong: 'Enter a number',
    read: (text: string) => (/^\d{8}$/.test(text) ? text : undefined),
  },
};
const sample = {
  category: 'comprehensive',
  client: 'individual',
  age: 30,
  gender: 'female',
  insuredType: 'student',
  startsOn: '2027-01-01',
  duration: 12,
  purpose: 'study',
  stayFrom: '2027-01-01',
  stayTo: '2027-12-31',
  filed: 'abroad',
  insuredBy: 'nobody',
};
const faultsOf = (more: object, base: object = sample) => {
  const read = readForm(quoteForm('health', setting), { ...base, ...more });
  return read.ok ? [] : read.faults.map(({ field }) => field);
};

test('a sample is read', () => {
  const read = readForm(quoteForm('health', setting), sample);
  expect(read.ok && needsOf('health', read.value)).toEqual({
    line: 'health',
    category: 'comprehensive',
    purpose: 'study',
    stay: { from: '2027-01-01', to: '2027-12-31' },
    filed: 'abroad',
    insuredBy: 'nobody',
    startsOn: '2027-01-01',
    duration: 12,
    people: [{ age: 30, sex: 'female', insured: 'student' }],
  });
});

test.each([
  ['an age of nought', { age: 0 }, 'age'],
  ['an age of 130', { age: 130 }, 'age'],
  ['half a year', { age: 30.5 }, 'age'],
  ['no age', { age: undefined }, 'age'],
  ['a start in the past', { startsOn: '2026-11-22' }, 'startsOn'],
  ['a start that is no day', { startsOn: '2027-02-30' }, 'startsOn'],
  ['a start in a hundred years', { startsOn: '2126-01-01' }, 'startsOn'],
  ['a duration of nothing', { duration: 0 }, 'duration'],
  ['a duration of 60 months', { duration: 60 }, 'duration'],
  ['a duration in words', { duration: 'a year' }, 'duration'],
  ['a stay that ends before it begins', { stayTo: '2026-12-31' }, 'stayTo'],
  ['a stay that is over', { stayFrom: '2020-01-01', stayTo: '2020-02-01', filed: undefined }, 'stayTo'],
  ['a long stay applied for nowhere', { filed: undefined }, 'filed'],
  ['needs that are withheld', { purpose: undefined }, 'purpose'],
  ['an unknown purpose', { purpose: 'espionage' }, 'purpose'],
  ['half of the insurance there is', { hasFrom: '2027-01-01' }, 'hasTo'],
  ['a start after the stay', { startsOn: '2028-01-01' }, 'startsOn'],
  ['an end before the stay', { startsOn: '2026-12-01', duration: 1 }, 'startsOn'],
  ['a pregnant man', { gender: 'male', insuredType: 'pregnant' }, 'insuredType'],
  ['a field nobody knows', { price: 1 }, 'price'],
])('%s is told at its field', (_, more, field) => {
  expect(faultsOf(more)).toEqual([field]);
});

test('today is no past', () => {
  expect(faultsOf({ startsOn: today })).toEqual([]);
});

test('a start on the last day of the stay, and an end on its first, are of use', () => {
  expect(faultsOf({ startsOn: '2027-12-31' })).toEqual([]);
  expect(faultsOf({ startsOn: '2026-12-02', duration: 1 })).toEqual([]);
});

const company = { ...sample, client: 'corporate', age: undefined, gender: undefined, insuredType: undefined };
const ada = {
  firstName: 'Ada',
  lastName: 'Sample',
  dateOfBirth: '1990-05-01',
  gender: 'female',
  insuredType: 'regular',
};

test('a company insures a list of people', () => {
  const read = readForm(quoteForm('health', setting), {
    ...company,
    people: [ada, { ...ada, dateOfBirth: '2010-01-02' }],
  });
  expect(read.ok && needsOf('health', read.value).people).toEqual([
    { age: 36, sex: 'female', insured: 'regular' },
    { age: 16, sex: 'female', insured: 'regular' },
  ]);
});

test.each([
  ['nobody', [], ['people']],
  ['somebody of 130', [ada, { ...ada, dateOfBirth: '1896-01-01' }], ['people.1.dateOfBirth']],
  ['somebody who is not born', [{ ...ada, dateOfBirth: '2026-12-24' }], ['people.0.dateOfBirth']],
  ['a baby', [{ ...ada, dateOfBirth: '2026-11-01' }], ['people.0.dateOfBirth']],
  ['no gender', [ada, ada, { ...ada, gender: undefined }], ['people.2.gender']],
  ['no type', [ada, { ...ada, insuredType: undefined }], ['people.1.insuredType']],
  ['a type that is none', [ada, { ...ada, insuredType: 'pregnent' }], ['people.1.insuredType']],
])('a list with %s is refused by row', (_, people, fields) => {
  expect(faultsOf({ people }, company)).toEqual(fields);
});

test('faults of the form hide no fault of age, in the same row, in another or elsewhere', () => {
  const old = { ...ada, dateOfBirth: '1901-01-01' };
  const fields = (people: unknown, more = {}) => faultsOf({ people, ...more }, company);
  expect(fields([{ ...ada, firstName: '' }, old])).toEqual(['people.0.firstName', 'people.1.dateOfBirth']);
  expect(fields([{ ...old, lastName: undefined }])).toEqual(['people.0.lastName', 'people.0.dateOfBirth']);
  expect(fields([ada, old], { purpose: 'espionage' })).toEqual(['purpose', 'people.1.dateOfBirth']);
  expect(fields([7, old, null, { ...ada, dateOfBirth: 7 }])).toEqual([
    'people.0',
    'people.1.dateOfBirth',
    'people.2',
    'people.3.dateOfBirth',
  ]);
  expect(fields([old], { startsOn: 'soon' })).toEqual(['startsOn']);
});

const order = {
  ...sample,
  firstName: 'Ada',
  lastName: 'Sample',
  nationality: 'India',
  email: 'ada@example.com',
  phoneNumber: '+420 600 000 000',
  street: 'Sample Street',
  houseNumber: '1',
  city: 'Praha',
  zipCode: '110 00',
  country: 'CZ',
  insuredSelf: true,
  dateOfBirth: '1996-05-01',
  medium: 'email',
  dataProtection: 'Text of 23 November 2026',
  conflictOfInterest: 'Text of 23 November 2026',
};
const orderFaults = (more: object) => {
  const read = readForm(insuranceForm('health', setting), { ...order, ...more });
  return read.ok ? [] : read.faults.map(({ field, message }) => [field, message]);
};

test('an order is read', () => {
  expect(orderFaults({})).toEqual([]);
});

test.each(['1996-01-02', '1995-12-31'])('born on %s is not 30 on the first day', (dateOfBirth) => {
  expect(orderFaults({ dateOfBirth })).toEqual(
    dateOfBirth === '1996-01-02' ? [] : [['dateOfBirth', 'The age is not the same as selected one']],
  );
});

test('both agreements are needed, in their wording of today', () => {
  expect(
    orderFaults({ dataProtection: 'Text of 1999', conflictOfInterest: undefined }).map(([field]) => field),
  ).toEqual(['dataProtection', 'conflictOfInterest']);
});

test('a company is named with its number', () => {
  const read = readForm(insuranceForm('health', setting), {
    ...order,
    ...company,
    insuredSelf: undefined,
    dateOfBirth: undefined,
    people: [ada],
    identificationNumber: '12',
  });
  expect(read.ok ? [] : read.faults.map(({ field }) => field)).toEqual([
    'companyName',
    'identificationNumber',
  ]);
});

test('whoever asks for a child in its first year is told what to do', () => {
  expect(orderFaults({ age: 0 })).toEqual(
    expect.arrayContaining([
      ['age', 'We insure a child in its first year by hand. Write to us, and we’ll arrange it'],
    ]),
  );
});
