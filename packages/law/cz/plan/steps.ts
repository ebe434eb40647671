import type { PlanStep, Within } from '../../plan-law.ts';
import { driving, health, residence, social, taxes } from './places.ts';
import { stepsHere } from './steps-here.ts';

const within = (n: number, unit: string, from: string): Within => ({ n, unit, from });

const arriving = {
  'report-address': {
    step: 'report the address to the police, unless the landlord or hotel did',
    who: 'you',
    places: residence('§ 93(1)', '§ 102'),
    within: within(3, 'working days', 'entry'),
  },
  'report-address-eu': {
    step: 'report the address to the police, unless the landlord or hotel did',
    who: 'you',
    places: residence('§ 93(2)'),
    within: within(30, 'days', 'entry'),
  },
  'report-address-family': {
    step: 'report the address to the police',
    who: 'you',
    places: residence('§ 93(2)'),
    within: within(30, 'days', 'entry'),
  },
  fingerprints: {
    step: 'give fingerprints at the ministry',
    who: 'you',
    places: residence('§ 44(1)'),
    within: within(30, 'days', 'entry'),
  },
  confirmation: {
    step: 'start work only after the ministry confirms that the conditions are met',
    who: 'you',
    places: residence('§ 44(2)'),
  },
  'employer-insurer': {
    step: 'employer registers the employee with the health insurer',
    who: 'employer',
    places: health('§ 10'),
    within: within(8, 'days', 'first day of work'),
  },
  'collect-card': {
    step: 'collect the card',
    who: 'you',
    places: residence('§ 44(3)'),
    within: within(60, 'days', 'fingerprints'),
  },
  course: {
    step: 'integration course, 1 500 CZK',
    who: 'you',
    places: residence('§ 155b'),
    within: within(1, 'year', 'the permit is final'),
  },
  licence: {
    step: 'exchange a licence from outside the EU',
    who: 'you',
    places: driving('§ 116'),
    within: within(3, 'months', 'stay of more than a year permitted'),
  },
  insurance: {
    step: 'comprehensive health insurance',
    who: 'you',
    places: residence('§ 180j(5)'),
    within: within(90, 'days', 'entry'),
  },
  'child-insurer': {
    step: 'register the child with a health insurer',
    who: 'you',
    places: health('§ 10'),
    within: within(8, 'days', 'the card'),
  },
  'new-address': {
    step: 'report a new address',
    who: 'you',
    places: residence('§ 98(5)'),
    within: within(15, 'days', 'move, if for more than 15 days'),
  },
} as const satisfies Record<string, PlanStep>;

const trading = {
  'trade-licence': {
    step: 'get a trade licence before the first invoice',
    who: 'you',
    places: [{ act: '455/1991 Sb.', section: '§ 45' }],
  },
  company: {
    step: 'found the company and have it entered in the commercial register; its director files as a business',
    who: 'you',
    places: [{ act: '90/2012 Sb.', section: '§ 776' }],
    sureness: 'unconfirmed',
  },
  'tax-office': {
    step: 'register with the tax office',
    who: 'you',
    places: taxes('§ 125'),
    sureness: 'unconfirmed',
    within: within(15, 'days', 'start of the trade'),
  },
  'social-security': {
    step: 'tell social security (ČSSZ)',
    who: 'you',
    places: social('§ 48'),
    sureness: 'unconfirmed',
    within: within(8, 'day of the next month', 'start of the trade'),
  },
  'trader-insurer': {
    step: 'tell the health insurer, if you belong to public insurance',
    who: 'you',
    places: health('§ 10'),
    within: within(8, 'days', 'start of the trade'),
  },
  'no-debt': {
    step: 'confirmations of no debt',
    who: 'you',
    places: residence('§ 178e'),
    day: 'not older than 30 days',
  },
  admission: {
    step: 'admission by the Ministry of Industry and Trade first',
    who: 'you',
    places: [{ act: 'Resolution of the government 475/2023', section: 'programme Digital nomad' }],
    sureness: 'unconfirmed',
  },
  'trade-then-admission': {
    step: 'trade licence letter, then admission by the Ministry of Industry and Trade',
    who: 'you',
    places: [{ act: 'Resolution of the government 475/2023', section: 'programme Digital nomad' }],
    sureness: 'unconfirmed',
  },
} as const satisfies Record<string, PlanStep>;

const filing = {
  'leave-and-file': {
    step: 'leave and file at a Czech embassy',
    who: 'you',
    places: residence('§ 42g(5)'),
  },
  'file-eu-resident': {
    step: 'file at the ministry',
    who: 'you',
    places: residence('§ 42c(2)'),
    within: within(3, 'months', 'entry'),
  },
  'leave-and-file-visa': { step: 'leave and file at a Czech embassy', who: 'you', places: residence('§ 53') },
  'file-before-card-ends': {
    step: 'file in person before the permit you have ends',
    who: 'you',
    places: residence('§ 47(2)', '§ 169d'),
    by: 'holdsUntil',
  },
  'file-from-visa': {
    step: 'file in person before the visa ends, at the earliest 120 days before',
    who: 'you',
    places: residence('§ 47(1)', '§ 169d'),
    opens: 'windowOpens',
    by: 'holdsUntil',
  },
  'file-before-study-ends': {
    step: 'file in person before the study permit ends',
    who: 'you',
    places: residence('§ 47(2)', '§ 169d'),
    by: 'holdsUntil',
  },
  'file-jobseeker': {
    step: 'file in person',
    who: 'you',
    places: residence('§ 42(3)', '§ 47'),
    day: 'by {holdsUntil}',
    by: 'holdsUntil',
  },
  'insurance-with-application': {
    step: 'comprehensive insurance',
    who: 'you',
    places: residence('§ 42(3)', '§ 180j(6)'),
  },
  'file-before-month-nine': {
    step: 'file in person before month nine ends',
    who: 'you',
    places: residence('§ 45(1)', '§ 47(2)'),
  },
  'file-blue-from-season': {
    step: 'file in person at the ministry before the visa ends',
    who: 'you',
    places: residence('§ 42i(3)', '§ 47(1)', '§ 169d'),
    sureness: 'read',
    opens: 'windowOpens',
    by: 'holdsUntil',
  },
  'leave-and-file-investor': {
    step: 'leave and file at a Czech embassy',
    who: 'you',
    places: residence('§ 42n(7)'),
  },
  'file-investor-from-season': {
    step: 'file in person at the ministry before the visa ends',
    who: 'you',
    places: residence('§ 42n(7)', '§ 47(1)', '§ 169d'),
    sureness: 'read',
    opens: 'windowOpens',
    by: 'holdsUntil',
  },
  'file-mobility': {
    step: 'file at the ministry',
    who: 'you',
    places: residence('§ 42i(3)'),
    within: within(1, 'month', 'entry'),
  },
  'extend-by-post': {
    step: 'file, also by post or proxy',
    who: 'you',
    places: residence('§ 47(1)', '§ 47(12)'),
    day: 'from {windowOpens} to {holdsUntil}, posted is enough',
    opens: 'windowOpens',
    by: 'holdsUntil',
  },
  'work-on': {
    step: 'go on working until the decision',
    who: 'you',
    places: residence('§ 47(4)', '§ 47(7)'),
  },
  'stay-on': { step: 'stay until the decision', who: 'you', places: residence('§ 47(4)') },
  'extend-visa-by-post': {
    step: 'file at the ministry before the visa ends, also by post',
    who: 'you',
    places: residence('§ 60(1)', '§ 60(2)', '§ 60(6)'),
    day: 'from {visaWindowOpens} to {holdsUntil}, posted is enough',
    opens: 'visaWindowOpens',
    by: 'holdsUntil',
  },
  'extend-toleration': {
    step: 'file in person at the ministry before the visa ends',
    who: 'you',
    places: residence('§ 60(1)', '§ 60(2)', '§ 169d(1)'),
    opens: 'visaWindowOpens',
    by: 'holdsUntil',
  },
  'stay-on-visa': { step: 'stay until the decision', who: 'you', places: residence('§ 60(4)') },
  'file-eu-family': {
    step: 'file in person at the ministry',
    who: 'you',
    places: residence('§ 87b(2)'),
    within: within(3, 'months', 'entry'),
  },
  'file-eu-family-bond': {
    step: 'file in person with the certificate of the bond',
    who: 'you',
    places: residence('§ 87b(2)'),
    within: within(3, 'months', 'entry or bond'),
  },
  'enter-as-family': {
    step: 'enter with the passport, or with a short visa as family of an EU citizen where one is needed',
    who: 'you',
    places: residence('§ 20'),
  },
  'prove-eu-lives-here': {
    step: 'proof that the EU spouse lives here, unless there is a certificate',
    who: 'you',
    places: residence('§ 87b(3)(c)'),
  },
  'prove-relative-lives-here': {
    step: 'proof that the EU citizen lives here, unless there is a certificate',
    who: 'you',
    places: residence('§ 87b(3)(c)'),
  },
  'household-income': {
    step: 'comprehensive insurance and proof of household income with the application',
    who: 'you',
    places: residence('§ 87b(3)(d)'),
  },
  'marry-or-visa': {
    step: 'marry, or apply abroad for a short visa as family of an EU citizen',
    who: 'you',
    places: residence('§ 20(6)', '§ 87e(1)(i)'),
  },
} as const satisfies Record<string, PlanStep>;

/** What is done for a permit and with it, by the names that permits use. */
export const planSteps = { ...arriving, ...trading, ...filing, ...stepsHere };
