import type { Field } from '../form/field.ts';

/** Of whom a fact is true. */
export type FactOwner =
  | 'self'
  | 'spouse'
  | 'child'
  | 'father'
  | 'mother'
  | 'sibling'
  | 'sponsor'
  | 'employer'
  | 'school';

/** Something that a profile may know, so that nobody types it twice. */
export type Fact = {
  label: string;
  /** How a field has to ask for it, so that the same answer fits. */
  kind: Field['kind'];
  whose: FactOwner;
};

type Kinds = Readonly<Record<string, readonly [label: string, kind: Field['kind']]>>;

const factsOf = (whose: FactOwner, under: string, kinds: Kinds): [string, Fact][] =>
  Object.entries(kinds).map(([key, [label, kind]]) => [`${under}.${key}`, { label, kind, whose }]);

const addressKinds: Kinds = {
  street: ['Street and number', 'text'],
  city: ['Town', 'text'],
  zip: ['Postcode', 'text'],
};

/**
 * Every fact that forms and documents ask for, by its path: the same path for the same thing everywhere. What stands in
 * rows has the path of the rows before it, such as `person.previousSurnames.surname`: one for each row.
 */
export const facts: Readonly<Record<string, Fact>> = Object.fromEntries([
  ...factsOf('self', 'person', {
    name: ['Full name', 'text'],
    nameParts: ['Parts of the name in the passport', 'choice'],
    firstName: ['First names', 'text'],
    surname: ['Surname', 'text'],
    hadOtherSurname: ['Had another surname', 'yesNo'],
    previousSurnames: ['Earlier surnames', 'rows'],
    'previousSurnames.surname': ['Earlier surname', 'text'],
    bornOn: ['Date of birth', 'day'],
    birthplace: ['Town of birth', 'text'],
    birthCountry: ['Country of birth', 'country'],
    sex: ['Sex', 'choice'],
    maritalStatus: ['Marital status', 'choice'],
    nationality: ['Nationality', 'search'],
    citizenship: ['Citizenship', 'country'],
    otherCitizenships: ['Other citizenships', 'rows'],
    'otherCitizenships.country': ['Other citizenship', 'country'],
    hasBirthNumber: ['Has a Czech birth number', 'choice'],
    birthNumber: ['Czech birth number', 'text'],
    email: ['E-mail', 'text'],
    phone: ['Phone', 'text'],
    'passport.kind': ['Kind of travel document', 'choice'],
    'passport.number': ['Passport number', 'text'],
    'passport.country': ['Country that issued the passport', 'country'],
    'passport.issuedOn': ['Passport issued on', 'day'],
    'passport.validUntil': ['Passport valid until', 'day'],
  }),
  ...factsOf('self', 'address.here', {
    ...addressKinds,
    right: ['How you live there', 'choice'],
    landlord: ['Owner or landlord', 'text'],
  }),
  ...factsOf('self', 'address.abroad', { ...addressKinds, country: ['Country', 'country'] }),
  ...factsOf('self', 'address.delivery', {
    ...addressKinds,
    elsewhere: ['Letters go to another address', 'yesNo'],
  }),
  ...factsOf('self', 'stay', {
    arrivedOn: ['Day of arrival', 'day'],
    purpose: ['Purpose of the stay', 'choice'],
  }),
  ...factsOf('employer', 'employer', { name: ['Name of the employer', 'text'] }),
  ...factsOf('self', 'business', { activity: ['Trade or profession', 'text'] }),
  ...factsOf('school', 'school', { name: ['Name of the school', 'text'] }),
  ...factsOf('sponsor', 'family.sponsor', {
    firstName: ['First names', 'text'],
    surname: ['Surname', 'text'],
  }),
]);
