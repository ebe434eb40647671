import { addMonths } from '@majak/law/dates';
import { countries } from '../../forms/contact-request/nationalities.ts';
import type { PlanBlank, PlanSentence } from '../plan-blank.ts';
import { whereaboutsInWords } from './whereabouts.ts';

const options = (pairs: Readonly<Record<string, string>>) =>
  Object.entries(pairs).map(([value, label]) => ({ value, label }));

const purposes = options({
  job: 'have a job offer',
  'look-for-job': 'want to look for a job',
  freelance: 'want to work freelance',
  company: 'want to start a company',
  'remote-employee': 'work remotely for a foreign firm',
  study: 'want to study',
  research: 'want to do research',
  family: 'want to join my family',
  'intra-company': 'am being sent by my employer',
  seasonal: 'have seasonal work',
  'working-holiday': 'want a working holiday',
  'new-employer': 'want to change my employer',
  'stay-on': 'want to extend my permit',
  'permanent-residence': 'want to stay for good',
  visit: 'want to visit',
});

const whereabouts = options(whereaboutsInWords);

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthsFrom = (today: string) =>
  Array.from({ length: 15 }, (_, at) => {
    const value = addMonths(`${today.slice(0, 8)}01`, at + 1);
    return { value, label: monthName.format(new Date(`${value}T00:00:00Z`)) };
  });

const named = (list: typeof countries) => list.map(({ code, name }) => ({ value: code, label: name }));

const paid = ['job', 'remote-employee', 'freelance', 'intra-company', 'seasonal'];
const yesNo = options({ '': 'Not stated', yes: 'Yes', no: 'No' });

const blanks = (today: string): readonly PlanBlank[] => [
  {
    name: 'nationality',
    before: 'I’m from',
    label: 'Country of your passport',
    options: named(countries),
    few: named(countries.filter(({ weight }) => weight >= 4)),
    start: 'US',
  },
  { name: 'purpose', before: 'and I', label: 'What for', options: purposes, start: 'job' },
  {
    name: 'salary',
    before: 'at',
    after: 'CZK a month',
    label: 'Gross monthly pay',
    start: '60000',
    purposes: paid,
  },
  {
    name: 'start',
    before: ', starting',
    label: 'Start',
    options: monthsFrom(today),
    start: addMonths(`${today.slice(0, 8)}01`, 4),
  },
  {
    name: 'family',
    before: ', coming with',
    label: 'Family',
    options: options({
      '': 'nobody',
      spouse: 'my husband or wife',
      'spouse,child': 'my husband or wife and a child',
      'spouse,child,child': 'my husband or wife and two children',
      partner: 'a partner I’m not married to',
      child: 'a child',
    }),
    start: '',
  },
  {
    name: 'where',
    before: '. Right now I’m',
    after: '.',
    label: 'Where you are',
    options: whereabouts,
    start: 'abroad',
  },
];

const further: readonly PlanBlank[] = [
  {
    name: 'degree',
    before: '',
    label: 'Degree of three years or more',
    options: yesNo,
    start: '',
  },
  {
    name: 'contractMonths',
    before: '',
    label: 'Length of the contract in months',
    start: '',
    purposes: ['job', 'intra-company'],
  },
  { name: 'hours', before: '', label: 'Hours a week', start: '', purposes: ['job'] },
  {
    name: 'field',
    before: '',
    label: 'Your field',
    options: options({ '': 'Not stated', IT: 'IT', marketing: 'Marketing', other: 'Another' }),
    start: '',
    purposes: ['freelance', 'remote-employee'],
  },
  {
    name: 'programme',
    before: '',
    label: 'Where you’ll study',
    options: options({
      '': 'Not stated',
      'accredited-university': 'University, an accredited programme',
      exchange: 'An exchange',
      'secondary school': 'Secondary school',
      'private-language-course': 'A private course',
    }),
    start: '',
    purposes: ['study'],
  },
  { name: 'stayMonths', before: '', label: 'Months you’ll stay', start: '', purposes: ['study', 'research'] },
  {
    name: 'sponsor',
    before: '',
    label: 'Who you’re joining',
    options: options({
      '': 'Not stated',
      'eu:CZ': 'A Czech citizen',
      'eu:DE': 'Another EU citizen',
      'permanent-residence': 'Somebody with permanent residence',
      'employee-card-dual': 'Somebody with an employee card',
      'blue-card': 'Somebody with a blue card',
      'residence-business': 'Somebody with a permit for business',
      'residence-study': 'Somebody with a permit for study',
      'residence-research': 'Somebody with a permit for research',
    }),
    start: '',
    purposes: ['family'],
  },
  {
    name: 'relative',
    before: '',
    label: 'Whose family you are',
    options: options({
      '': 'Not stated',
      CZ: 'A Czech citizen’s',
      'permanent-residence': 'An EU citizen’s with permanent residence',
      DE: 'Another EU citizen’s',
    }),
    start: '',
    purposes: ['permanent-residence'],
  },
  {
    name: 'relation',
    before: '',
    label: 'You’re their',
    options: options({
      spouse: 'husband or wife',
      'same-sex-registered': 'registered partner',
      'unmarried-partner': 'unmarried partner',
      child: 'child',
      parent: 'parent',
    }),
    start: 'spouse',
    purposes: ['family', 'permanent-residence'],
  },
  { name: 'sponsorMonths', before: '', label: 'Months they’ve lived here', start: '', purposes: ['family'] },
  { name: 'sponsorIncome', before: '', label: 'Their net monthly income', start: '', purposes: ['family'] },
  { name: 'age', before: '', label: 'Your age', start: '' },
  { name: 'yearsInCz', before: '', label: 'Years you’ve lived here', start: '', here: true },
  { name: 'monthsOnPermit', before: '', label: 'Months on this permit', start: '', here: true },
];

const numberIn = (text: string | undefined): number | undefined => {
  const digits = text?.replace(/[\s\u00a0\u202f,]/g, '');
  return digits ? Number(digits) : undefined;
};

function sponsorOf({ sponsor = '', sponsorMonths, sponsorIncome }: Readonly<Record<string, string>>) {
  if (sponsor.startsWith('eu:'))
    return { euRelative: sponsor.slice(3), householdNet: numberIn(sponsorIncome) };
  return {
    sponsor: {
      ...(sponsor ? { permit: sponsor } : {}),
      monthsInCz: numberIn(sponsorMonths),
      netIncome: numberIn(sponsorIncome),
    },
  };
}

/** Whose family somebody is who wants to stay for good. */
const familyOfEu = ({ relative, relation }: Readonly<Record<string, string>>) =>
  relative
    ? {
        euRelative: relative === 'CZ' ? 'CZ' : 'DE',
        relation: relation || 'spouse',
        sponsor: { permit: relative === 'permanent-residence' ? relative : 'eu-certificate' },
      }
    : {};

/** What is known, without what is not. */
const known = (given: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined && value !== '' && !Number.isNaN(value)),
  );

function givenOf(texts: Readonly<Record<string, string>>): Record<string, unknown> {
  const { nationality, purpose = '', start, where = 'abroad', family = '', degree, field, programme } = texts;
  const isFamily = purpose === 'family';
  const { sponsor, ...relative } = isFamily ? sponsorOf(texts) : {};
  return known({
    nationality,
    location: where === 'abroad' ? 'abroad' : 'cz',
    holds: where === 'abroad' ? undefined : where,
    purpose,
    ...(paid.includes(purpose) ? { salary: numberIn(texts.salary) } : {}),
    start,
    degree: degree ? degree === 'yes' : undefined,
    contractMonths: numberIn(texts.contractMonths),
    hours: numberIn(texts.hours),
    field,
    programme,
    stayMonths: numberIn(texts.stayMonths),
    age: numberIn(texts.age),
    yearsInCz: numberIn(texts.yearsInCz),
    monthsOnPermit: numberIn(texts.monthsOnPermit),
    ...(isFamily ? { relation: texts.relation || 'spouse', ...relative } : {}),
    ...(sponsor ? { sponsor: known(sponsor) } : {}),
    ...(purpose === 'permanent-residence' ? familyOfEu(texts) : {}),
    ...(family && !isFamily ? { family: family.split(',') } : {}),
  });
}

const familyOf: PlanSentence['familyOf'] = ({ family = '', purpose, nationality }, permit, netPay) => {
  if (!family || purpose === 'family' || !permit) return undefined;
  const relation = family.split(',').map((one) => (one === 'partner' ? 'unmarried-partner' : one));
  return {
    nationality,
    location: 'abroad',
    purpose: 'family',
    relation,
    sponsor: known({ permit, monthsInCz: 0, netIncome: netPay, filedTogether: true }),
  };
};

/** The sentence of the Czech plan, with its blanks. */
export const czechSentence: PlanSentence = { blanks, further, givenOf, familyOf };
