import type { Fact, FactOwner } from './fact.ts';

type Kinds = Readonly<Record<string, readonly [label: string, kind: Fact['kind']]>>;

/** What has a number and runs out: of everybody. */
const documents: Kinds = {
  'passport.number': ['Passport number', 'text'],
  'passport.country': ['Country that issued the passport', 'country'],
  'passport.issuedBy': ['Office that issued the passport', 'text'],
  'passport.issuedOn': ['Passport issued on', 'day'],
  'passport.validUntil': ['Passport valid until', 'day'],
  'residence.number': ['Number of the visa or card', 'text'],
  'residence.validUntil': ['Visa or card valid until', 'day'],
  'insurance.company': ['Insurance company', 'text'],
  'insurance.number': ['Number of the insured person', 'text'],
  'insurance.validUntil': ['Insured until', 'day'],
};

/** What a form about somebody of your family may ask of them, as it would of you. */
const member: Kinds = {
  name: ['Full name', 'text'],
  firstName: ['First names', 'text'],
  surname: ['Surname', 'text'],
  bornOn: ['Date of birth', 'day'],
  birthplace: ['Town of birth', 'text'],
  birthCountry: ['Country of birth', 'country'],
  sex: ['Sex', 'choice'],
  citizenship: ['Citizenship', 'country'],
  email: ['E-mail', 'text'],
  phone: ['Phone', 'text'],
  ...documents,
};

const family: Readonly<Record<string, FactOwner>> = {
  'family.spouse': 'spouse',
  'family.children': 'child',
  'family.father': 'father',
  'family.mother': 'mother',
};

const factsOf = (whose: FactOwner, under: string, kinds: Kinds): [string, Fact][] =>
  Object.entries(kinds).map(([key, [label, kind]]) => [`${under}.${key}`, { label, kind, whose }]);

const business: Kinds = {
  name: ['Name of the business', 'text'],
  companyNumber: ['Company number', 'text'],
  vatNumber: ['VAT number', 'text'],
  register: ['Entry in a register', 'text'],
  street: ['Street and number', 'text'],
  city: ['Town', 'text'],
  zip: ['Postcode', 'text'],
  country: ['Country', 'country'],
  email: ['E-mail of the business', 'text'],
  phone: ['Phone of the business', 'text'],
};

/** Beside the name, which stands with the address. */
const landlord: Kinds = {
  kind: ['A person or a company', 'choice'],
  bornOn: ['Date of birth', 'day'],
  sex: ['Sex', 'choice'],
  document: ['Number of an identity card or passport', 'text'],
  companyNumber: ['Company number', 'text'],
  actsBy: ['Who signs for the company, and as what', 'text'],
  acting: ['Who signs for the company', 'text'],
  function: ['Function of who signs', 'text'],
  register: ['Entry in a register', 'text'],
  street: ['Street and number', 'text'],
  city: ['Town', 'text'],
  zip: ['Postcode', 'text'],
  country: ['Country', 'country'],
};

/** Documents, persons beside you with what is known of them, and what documents made here ask for besides. */
export const documentAndFamilyFacts: readonly [string, Fact][] = [
  ...factsOf('self', 'person', documents),
  ...factsOf('self', 'address.here', { country: ['Country', 'country'] }),
  ...factsOf('self', 'business', business),
  ...factsOf('landlord', 'landlord', landlord),
  ['family.children', { label: 'Children', kind: 'rows', whose: 'child' }],
  ...Object.entries(family).flatMap(([under, whose]) => factsOf(whose, under, member)),
];
