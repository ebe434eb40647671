import { addMonths } from '@majak/law/dates';
import { numberFrom } from '../../form/number-text.ts';
import { countries } from '../../forms/contact-request/nationalities.ts';
import type { PlanBlank, PlanSentence } from '../plan-blank.ts';
import { further, options } from './further-blanks.ts';
import { whereaboutsInWords } from './whereabouts.ts';

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

/** A number as people write it; what is none stays a text, so that the plan can say so. */
const numberIn = (text: string | undefined): number | string | undefined =>
  text?.trim() ? numberFrom(text, { thousands: true }) : undefined;

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
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''));

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

/** Which blank holds what a plan is given under another name. */
const blankOf: PlanSentence['blankOf'] = {
  'sponsor.monthsInCz': 'sponsorMonths',
  'sponsor.netIncome': 'sponsorIncome',
  householdNet: 'sponsorIncome',
};

/** The sentence of the Czech plan, with its blanks. */
export const czechSentence: PlanSentence = { blanks, further, givenOf, blankOf, familyOf };
