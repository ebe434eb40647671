import type { PlanPermit } from '../../plan-law.ts';
import { decided } from './parts-of-permits.ts';
import { residence } from './places.ts';

const extended = decided('cz.decision.extension.days', '§ 169t(6)(i)');
const windowed = ['first:windowOpens', 'last:holdsUntil'] as const;
const noWindow = {
  when: { holdsUntil: { known: false } },
  what: 'We don’t know when your card ends: you can file in the 120 days before.',
  ask: 'your card: the day is on its front',
} as const;

/** What is extended with papers of its own. */
const paperedHolds = ['residence-study', 'residence-research', 'residence-business', 'residence-family'];

type Extension = Pick<PlanPermit, 'id' | 'title' | 'about' | 'places' | 'papers'> & Partial<PlanPermit>;
const extension = (of: Extension): PlanPermit => ({
  sureness: 'stated',
  obstacles: [],
  decisions: [extended],
  fees: ['extension'],
  steps: ['extend-by-post', 'stay-on'],
  amounts: windowed,
  unknown: [noWindow],
  really: 'one to three months',
  ...of,
});

export const keptPermits: Readonly<Record<string, PlanPermit>> = {
  'employee-card-extension': extension({
    id: 'employee-card-extension',
    title: 'Extension of the employee card',
    officialName: 'prodloužení platnosti zaměstnanecké karty',
    about: 'For the same job, from 120 days before the card ends.',
    places: residence('§ 44a(9)', '§ 47'),
    steps: ['extend-by-post', 'work-on'],
    papers: ['passport', 'extension-contract', 'accommodation', 'attorney'],
    validity: 'contract, at most 2 years more',
  }),
  'blue-card-extension': extension({
    id: 'blue-card-extension',
    title: 'Extension of the blue card',
    about: 'For as long as the contract and three months, from 120 days before the card ends.',
    places: residence('§ 44a', '§ 47'),
    papers: ['passport', 'contract-blue', 'accommodation', 'attorney'],
    validity: 'contract and 3 months, at most 3 years',
  }),
  'residence-extension': extension({
    id: '{holds}-extension',
    title: 'Extension of the residence permit',
    about: 'For the same purpose, from 120 days before the permit ends.',
    places: residence('§ 44a', '§ 47'),
    steps: ['extend-by-post', 'stay-on', { use: 'no-debt', when: { holds: 'residence-business' } }],
    papers: [
      'form',
      'passport',
      { use: 'purpose', when: { holds: { not: paperedHolds } } },
      { use: 'study', when: { holds: 'residence-study' } },
      { use: 'funds', when: { holds: 'residence-study' } },
      { use: 'hosting', when: { holds: 'residence-research' } },
      { use: 'undertaking', when: { holds: 'residence-research' } },
      { use: 'register', when: { holds: 'residence-business' } },
      { use: 'income', when: { holds: ['residence-business', 'residence-family'] } },
      { use: 'no-debt', when: { holds: 'residence-business' } },
      { use: 'accommodation', when: { holds: { not: ['residence-research'] } } },
      { use: 'insurance', when: { holds: { not: ['residence-research'] } } },
      'attorney',
    ],
    obstacles: [
      {
        when: { holds: 'residence-jobseeker' },
        why: 'it is not extended (§ 44a(2))',
        places: residence('§ 44a(2)'),
      },
      {
        when: { holds: 'residence-study', extendedStudy: false },
        why: 'a permit for study is only extended for a university, and once for a preparatory course (§ 44a(2))',
        places: residence('§ 44a(2)'),
      },
    ],
    notes: [
      {
        when: { holds: 'residence-study' },
        text: 'It’s extended by at most two years at a time for a university, and only once for a preparatory course. Other studies aren’t extended: you apply for a new permit instead (§ 44a(2)).',
      },
    ],
    unknown: [
      noWindow,
      {
        when: { holds: 'residence-study', extendedStudy: { known: false } },
        what: 'We don’t know what you study: only a university, and once a preparatory course, extends the permit (§ 44a(2)).',
        ask: 'your school’s international office',
      },
    ],
  }),
  'transfer-extension': extension({
    id: 'ict-card-extension',
    title: 'Extension of the card of an intra-company transferee',
    about: 'For as long as the transfer lasts, from 120 days before the card ends.',
    places: residence('§ 44b', '§ 47'),
    papers: ['passport', 'transfer-goes-on', 'accommodation', 'attorney'],
    validity: 'transfer, at most {ictYears} in total',
    notes: [
      {
        text: 'The time in other EU countries counts too: three years in total for managers and specialists, one for trainees (§ 44(8)).',
      },
    ],
  }),
  'investor-extension': extension({
    id: 'residence-investor-extension',
    title: 'Extension of the residence permit for investing',
    about: 'For as long as the investment goes on as planned, by at most two years at a time.',
    places: residence('§ 44c', '§ 47'),
    steps: ['extend-by-post', 'stay-on', 'no-debt'],
    papers: ['passport', 'register', 'no-debt', 'investment-goes-on', 'insurance', 'attorney'],
    validity: 'the investment, at most 2 years more',
  }),
  'change-employer-notice': {
    id: 'change-employer-notice',
    title: 'Notification of a new employer',
    officialName: 'oznámení o změně zaměstnavatele',
    about: 'The card stays; the ministry says within 30 days whether you may start.',
    places: residence('§ 42g(7)', '§ 42g(8)', '§ 42g(9)'),
    sureness: 'stated',
    obstacles: [
      {
        when: { monthsOnPermit: { under: 6 }, firstCard: { not: [false] }, jobEndAllows: { not: [true] } },
        why: 'not in the first six months after the card became final, unless the employer’s reasons or probation (§ 42g(7))',
        places: residence('§ 42g(7)'),
      },
      {
        when: { daysSinceJobEnd: { over: 90 } },
        why: 'the 90 days after the end of the job are over (§ 63(1))',
        places: residence('§ 63(1)', '§ 42g(7)'),
      },
    ],
    decisions: [{ normal: 30, places: residence('§ 42g(9)') }],
    fees: [],
    steps: [
      { use: 'notify-with-reason', when: { monthsOnPermit: { under: 6 } } },
      { use: 'notification-arrives', when: { day90: { known: true } } },
      { use: 'notify', when: { monthsOnPermit: { atLeast: 6 }, day90: { known: false } } },
      { use: 'notify', when: { monthsOnPermit: { known: false }, day90: { known: false } } },
      'after-answer',
    ],
    papers: ['notice', 'contract', 'vacancy', 'qualification'],
    amounts: ['day90'],
    notes: [
      { text: 'No fee named in the tariff.' },
      {
        when: { day90Weekend: true },
        text: 'Day 90 falls on a day off. It’s unclear whether it moves to the next one, so use the working day before.',
      },
    ],
  },
  'keep:employee-card-nondual': {
    id: 'employee-card-nondual',
    title: 'Your employee card, as it is',
    about: 'It stays valid between jobs.',
    places: residence('§ 42g(11)', '§ 63(1)'),
    sureness: 'stated',
    obstacles: [],
    fees: [],
    steps: ['report-new-job'],
    papers: [],
    unknown: [
      {
        what: 'How long you can be without a job: you have to fulfil the purpose of your stay, and the law doesn’t name a number of days.',
        ask: 'the ministry, or us',
      },
    ],
  },
  'keep:blue-card': {
    id: 'blue-card',
    title: 'Your blue card, as it is',
    about: 'It stays valid while you look for another job that meets its terms.',
    places: residence('§ 42i(8)', '§ 42i(9)', '§ 46f'),
    sureness: 'stated',
    obstacles: [],
    fees: [],
    steps: [
      { use: 'report-end-blue', when: { jobEndDate: { known: true } } },
      { use: 'new-job-blue-3', when: { monthsOnPermit: { under: 24 } } },
      { use: 'new-job-blue-6', when: { monthsOnPermit: { atLeast: 24 }, employersReasons: { not: [true] } } },
      'report-employer-blue',
    ],
    papers: [],
    notes: [
      {
        when: { monthsOnPermit: { atLeast: 24 }, employersReasons: true },
        text: 'The 6-month ground does not apply where the employer’s reasons ended the job.',
      },
    ],
  },
  'keep:holding': {
    id: '{holds}',
    title: 'The permit you have',
    about: 'It lets you do this already.',
    places: residence('§ 42'),
    sureness: 'read',
    obstacles: [],
    fees: [],
    steps: [],
    papers: [],
  },
  'also:another-purpose': {
    id: 'another purpose of stay',
    title: 'Another purpose of stay',
    about: '',
    places: residence('§ 63(3)'),
    sureness: 'stated',
    obstacles: [],
    fees: [],
    steps: [],
    papers: [],
  },
  'also:stay': {
    id: 'stay as you are',
    title: 'Staying as you are',
    about: '',
    places: residence('§ 87a'),
    sureness: 'stated',
    obstacles: [],
    fees: [],
    steps: [],
    papers: [],
  },
};
