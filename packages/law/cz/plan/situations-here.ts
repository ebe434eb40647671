import type { PlanSituation } from '../../plan-law.ts';
import { staying } from './situations-staying.ts';

const permanentLike = ['permanent-residence', 'permanent-residence-eu', 'eu-family'];
const jobs = ['job'];
/** What whoever lives here for good may do without another permit. */
const openPurposes = ['job', 'freelance', 'company', 'remote-employee', 'study', 'look-for-job'];

/** Those who need no permit to live here. */
export const freeMovers: readonly PlanSituation[] = [
  { name: 'a Czech citizen', when: { citizen: true }, tries: ['no-permit'] },
  {
    name: 'a Briton under the withdrawal agreement',
    when: { ukProtected: true },
    tries: ['permanent-residence-eu', 'uk-certificate'],
    also: [{ permit: 'uk-certificate' }],
    never: ['uk:employee-card'],
  },
  {
    name: 'an EU citizen who wants to stay for good',
    when: { eu: true, purpose: 'permanent-residence' },
    tries: ['permanent-residence-eu', 'free-movement'],
    also: [{ permit: 'also:stay', words: '' }],
  },
  {
    name: 'an EU citizen who wants the citizenship',
    when: { eu: true, purpose: 'citizenship' },
    tries: ['citizenship', 'free-movement'],
  },
  {
    name: 'an EU citizen for a short stay',
    when: { eu: true, longStay: false },
    tries: ['free-movement'],
    never: ['eu:short-stay-certificate'],
  },
  ...(
    [
      [
        'a job',
        ['job', 'seasonal', 'look-for-job', 'new-employer', 'same-job'],
        ['eu:employee-card', 'eu:blue-card'],
      ],
      ['a trade', ['freelance', 'company'], ['eu:visa-business']],
      ['remote work', ['remote-employee'], ['eu:digital-nomad', 'eu:employee-card']],
      ['studies', ['study'], ['eu:visa-study']],
      ['research', ['research'], ['eu:residence-research', 'eu:employee-card']],
      ['family', ['family'], ['eu:residence-family']],
      ['a transfer', ['intra-company'], ['eu:ict-card', 'eu:employee-card']],
    ] as const
  ).map(([what, purposes, never]) => ({
    name: `an EU citizen for ${what}`,
    when: { eu: true, purpose: purposes },
    tries: ['free-movement'],
    also: [
      { permit: 'eu-certificate' },
      { permit: 'permanent-residence-eu', when: { yearsInCz: { atLeast: 'permanentEuYears' } } },
    ],
    never,
  })),
  {
    name: 'an EU citizen',
    when: { eu: true },
    tries: ['free-movement'],
    also: [
      { permit: 'eu-certificate' },
      { permit: 'permanent-residence-eu', when: { yearsInCz: { atLeast: 'permanentEuYears' } } },
    ],
    never: ['eu:visa-other'],
  },
];

/** Those who live here with a permit already. */
export const here: readonly PlanSituation[] = [
  {
    name: 'work on temporary protection',
    when: { held: 'protection', purpose: jobs },
    tries: ['temporary-protection'],
    also: [{ permit: 'special-long-term-residence' }],
    never: ['employee-card-dual', 'blue-card'],
  },
  {
    name: 'temporary protection',
    when: {
      held: 'protection',
      purpose: ['stay-on', 'look-for-job', 'freelance', 'company', 'study', 'same-job'],
    },
    tries: ['temporary-protection'],
    also: [{ permit: 'special-long-term-residence' }],
    never: ['protection:employee-card'],
  },
  {
    name: 'permanent residence of family of an EU citizen',
    when: { holds: 'eu-family', purpose: 'permanent-residence' },
    tries: ['permanent-residence-eu'],
    otherwise: ['ask-us'],
  },
  {
    name: 'long-term residence beside protection',
    when: { holds: 'asylum', purpose: 'permanent-residence' },
    tries: ['protected-resident'],
    never: ['permanent-residence'],
    otherwise: ['ask-us'],
  },
  {
    name: 'permanent residence',
    when: { purpose: 'permanent-residence' },
    tries: ['permanent-residence'],
    never: ['permanent-residence-before'],
    otherwise: [
      { use: 'wait-for-card', when: { held: 'waiting' } },
      { use: 'ask-us', when: { held: { not: ['waiting'] } } },
    ],
  },
  { name: 'citizenship', when: { purpose: 'citizenship' }, tries: ['citizenship'], otherwise: ['ask-us'] },
  {
    name: 'a job lost on a card with a free labour market',
    when: { holds: 'employee-card-nondual', jobChange: true },
    tries: ['keep:employee-card-nondual'],
    also: [{ permit: 'blue-card', when: { salary: { known: true } } }],
    never: ['ends-after-90-days'],
  },
  {
    name: 'another employer on an employee card',
    when: { holds: 'employee-card-dual', jobChange: true },
    tries: ['change-employer-notice'],
    also: [{ permit: 'also:another-purpose', words: '' }],
    never: ['agency'],
    otherwise: ['other-purpose'],
  },
  {
    name: 'a job lost or changed on a blue card',
    when: { holds: 'blue-card', jobChange: true },
    tries: ['keep:blue-card'],
    also: [{ permit: 'employee-card-dual' }],
    never: ['stay-past-3-months', 'stay-past-6-months'],
  },
  {
    name: 'extending an employee card',
    when: { holds: ['employee-card-dual', 'employee-card-nondual'], purpose: ['same-job', 'stay-on'] },
    tries: ['employee-card-extension'],
    also: [{ permit: 'permanent-residence', words: 'after 5 years' }],
  },
  {
    name: 'extending a blue card',
    when: { holds: 'blue-card', purpose: ['same-job', 'stay-on'] },
    tries: ['blue-card-extension'],
    also: [{ permit: 'permanent-residence', words: 'after 5 years' }],
  },
  {
    name: 'a longer stay as a visitor',
    when: { where: 'cz', held: 'visitor', purpose: ['same-job', 'stay-on'] },
    tries: [],
    never: ['visa-free:longer', 'short-visa:longer'],
    otherwise: ['stay-within-90', { use: 'leave-and-file-visa', when: { inadmissible: false } }],
  },
  {
    name: 'extending a visa',
    when: { held: 'visa', purpose: ['same-job', 'stay-on'] },
    tries: ['visa-extension'],
  },
  {
    name: 'extending leave to remain',
    when: { held: 'toleration', purpose: ['same-job', 'stay-on'] },
    tries: ['toleration-extension', 'residence-toleration'],
    also: [
      {
        permit: 'residence-family',
        words: 'filed here, if your husband, wife or parents have a permit',
        when: { monthsOnPermit: { atLeast: 6 } },
      },
    ],
    never: [
      'toleration:employee-card',
      'toleration:blue-card',
      'toleration:residence-study',
      'toleration:residence-business',
      'toleration:residence-investor',
      'toleration:residence-family',
    ],
  },
  {
    name: 'extending a seasonal visa',
    when: { held: 'seasonal', purpose: ['same-job', 'stay-on'] },
    tries: ['seasonal-extension'],
    never: ['seasonal:employee-card-filed-in-cz', 'seasonal:residence-study', 'seasonal:residence-family'],
    otherwise: ['leave-and-file-visa'],
  },
  ...staying,
  {
    name: 'a permit that lets you work already',
    when: { holds: permanentLike, purpose: openPurposes },
    tries: ['keep:holding'],
  },
  {
    name: 'protection that lets you work already',
    when: { holds: 'asylum', purpose: openPurposes },
    tries: ['keep:asylum-open'],
  },
  {
    name: 'a job on family grounds already held',
    when: { holds: 'residence-family', purpose: ['job', 'look-for-job'] },
    tries: ['keep:holding'],
    also: [
      {
        permit: 'employee-card-nondual',
        words: 'as a purpose of your own',
        when: { freeOfFamily: true },
      },
      {
        permit: 'employee-card-nondual',
        words: 'as a purpose of your own, after three years or once you’ve turned 18 here',
        when: { freeOfFamily: { not: [true] } },
      },
      { permit: 'blue-card' },
    ],
  },
];
