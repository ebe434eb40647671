import type { Field } from '../form/field.ts';
import { documentAndFamilyFacts } from './document-and-family-facts.ts';
import type { Fact, FactOwner } from './fact.ts';

type Kinds = Readonly<Record<string, readonly [label: string, kind: Field['kind']]>>;

const factsOf = (whose: FactOwner, under: string, kinds: Kinds): [string, Fact][] =>
  Object.entries(kinds).map(([key, [label, kind]]) => [`${under}.${key}`, { label, kind, whose }]);

const addressKinds: Kinds = {
  street: ['Street and number', 'text'],
  city: ['Town', 'text'],
  zip: ['Postcode', 'text'],
};

const jobKinds: Kinds = {
  name: ['Name of the employer', 'text'],
  position: ['Position', 'text'],
  'address.street': ['Street and number of the employer', 'text'],
  'address.city': ['Town of the employer', 'text'],
  'address.zip': ['Postcode of the employer', 'text'],
};

const nameKinds: Kinds = { firstName: ['First names', 'text'], surname: ['Surname', 'text'] };
const relativeKinds: Kinds = {
  ...nameKinds,
  bornOn: ['Date of birth', 'day'],
  citizenship: ['Citizenship', 'country'],
  address: ['Home address', 'text'],
  occupation: ['Occupation', 'text'],
};
const bornKinds: Kinds = {
  ...relativeKinds,
  birthplace: ['Town of birth', 'text'],
  birthCountry: ['Country of birth', 'country'],
};

/**
 * Every fact that forms and documents ask for, by its path: the same path for the same thing everywhere. What stands in
 * rows has the path of the rows before it, such as `person.previousSurnames.surname`: one for each row.
 */
export const facts: Readonly<Record<string, Fact>> = Object.fromEntries([
  ...documentAndFamilyFacts,
  ...factsOf('self', 'person', {
    name: ['Full name', 'text'],
    nameParts: ['Parts of the name in the passport', 'choice'],
    firstName: ['First names', 'text'],
    surname: ['Surname', 'text'],
    otherNames: ['Other names', 'text'],
    hadOtherSurname: ['Had another surname', 'yesNo'],
    previousSurnames: ['Earlier surnames', 'rows'],
    'previousSurnames.surname': ['Earlier surname', 'text'],
    bornOn: ['Date of birth', 'day'],
    birthplace: ['Town of birth', 'text'],
    birthCountry: ['Country of birth', 'country'],
    birthSurname: ['Surname at birth', 'text'],
    birthDistrict: ['District of birth', 'text'],
    title: ['Academic title', 'text'],
    sex: ['Sex', 'choice'],
    maritalStatus: ['Marital status', 'choice'],
    nationality: ['Nationality', 'search'],
    citizenship: ['Citizenship', 'country'],
    otherCitizenships: ['Other citizenships', 'rows'],
    'otherCitizenships.country': ['Other citizenship', 'country'],
    hasBirthNumber: ['Has a birth number (rodné číslo)', 'choice'],
    birthNumber: ['Birth number (rodné číslo)', 'text'],
    occupation: ['Occupation', 'text'],
    education: ['Highest education', 'choice'],
    email: ['E-mail', 'text'],
    phone: ['Phone', 'text'],
    signingPlace: ['Where you sign papers', 'text'],
    'passport.kind': ['Kind of travel document', 'choice'],
    'passport.number': ['Passport number', 'text'],
    'passport.country': ['Country that issued the passport', 'country'],
    'passport.issuedOn': ['Passport issued on', 'day'],
    'passport.validUntil': ['Passport valid until', 'day'],
  }),
  ...factsOf('self', 'address.here', {
    ...addressKinds,
    unit: ['Number of the flat', 'text'],
    streetName: ['Street', 'text'],
    house: ['House number', 'text'],
    layout: ['Rooms', 'text'],
    floor: ['Floor', 'text'],
    area: ['Floor area', 'number'],
    cadastre: ['Cadastral area', 'text'],
    deed: ['Title deed number', 'text'],
    leaseOn: ['Date of the lease', 'day'],
    from: ['You live there from', 'day'],
    until: ['You live there until', 'day'],
    right: ['How you live there', 'choice'],
    landlord: ['Owner or landlord', 'text'],
    ends: ['Whether it ends', 'choice'],
    term: ['Whether it ends', 'choice'],
  }),
  ...factsOf('self', 'address.abroad', { ...addressKinds, country: ['Country', 'country'] }),
  ...factsOf('self', 'address.delivery', {
    ...addressKinds,
    elsewhere: ['Letters go to another address', 'yesNo'],
  }),
  ...factsOf('self', 'address.before', addressKinds),
  ...factsOf('self', 'stay', {
    status: ['Your visa or permit', 'choice'],
    arrivedOn: ['Day of arrival', 'day'],
    until: ['Last day of the stay', 'day'],
    purpose: ['Purpose of the stay', 'choice'],
    before: ['Stayed here for more than three months before', 'yesNo'],
    earlier: ['Earlier stays', 'rows'],
    'earlier.from': ['First day of the stay', 'day'],
    'earlier.to': ['Last day of the stay', 'day'],
    'earlier.purpose': ['Purpose of the stay', 'text'],
    'earlier.place': ['Place of the stay', 'text'],
  }),
  ...factsOf('self', 'work.abroad', { ...jobKinds, had: ['Had a job before coming', 'yesNo'] }),
  ...factsOf('employer', 'employer', {
    ...jobKinds,
    had: ['Has a job here', 'yesNo'],
    companyNumber: ['Company number of the employer', 'text'],
    nameAndAddress: ['Employer with its address, as on letters', 'text'],
    vacancy: ['Number of the vacancy', 'text'],
    'contract.signedOn': ['Date of the contract', 'day'],
    'contract.kind': ['Kind of contract', 'choice'],
    'contract.fixedTerm': ['The contract ends on a certain day', 'yesNo'],
    'contract.until': ['Last day of the contract', 'day'],
    'contract.hours': ['Hours a week', 'number'],
    'contract.wage': ['Gross monthly wage', 'number'],
  }),
  ...factsOf('self', 'permit', {
    kind: ['Visa or permit', 'choice'],
    card: ['Kind of card', 'choice'],
    access: ['Access to the labour market', 'choice'],
    fileNumber: ['File number of the application', 'text'],
    filedOn: ['Day the application was filed', 'day'],
  }),
  ...factsOf('self', 'business', {
    activity: ['Trade or profession', 'text'],
    hasLicence: ['Has a trade licence', 'yesNo'],
    startsOn: ['Start of the business', 'day'],
    main: ['Main or secondary activity', 'choice'],
    wantsFlatTax: ['Interested in the flat-rate tax', 'yesNo'],
  }),
  ...factsOf('self', 'business.seat', addressKinds),
  ...factsOf('self', 'business.premises', addressKinds),
  ...factsOf('self', 'insurance', {
    insurer: ['Health insurer', 'choice'],
    reason: ['Why you are insured', 'choice'],
    since: ['Insured since', 'day'],
  }),
  ...factsOf('self', 'bank', {
    accounts: ['Accounts', 'rows'],
    'accounts.account': ['Account', 'text'],
  }),
  ...factsOf('school', 'school', { name: ['Name of the school', 'text'] }),
  ...factsOf('sponsor', 'family.sponsor', nameKinds),
  ...factsOf('spouse', 'family.spouse', { ...bornKinds, previousSurnames: ['Earlier surnames', 'text'] }),
  ...factsOf('self', 'family', {
    hasChildren: ['Has children', 'yesNo'],
    hasSiblings: ['Has brothers or sisters', 'yesNo'],
    household: ['Who lives with you', 'text'],
  }),
  ...factsOf('father', 'family.father', { ...relativeKinds, known: ['Known, alive or dead', 'choice'] }),
  ...factsOf('mother', 'family.mother', { ...relativeKinds, known: ['Known, alive or dead', 'choice'] }),
  ...factsOf('child', 'family', { children: ['Children', 'rows'] }),
  ...factsOf('child', 'family.children', bornKinds),
  ...factsOf('sibling', 'family', { siblings: ['Brothers and sisters', 'rows'] }),
  ...factsOf('sibling', 'family.siblings', bornKinds),
]);
