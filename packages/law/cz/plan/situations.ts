import type { PlanSituation } from '../../plan-law.ts';

import { freeMovers, here } from './situations-here.ts';

const jobs = ['job'];
/** Who may ask at an embassy for what cannot be filed here. */
const visiting = { where: 'cz', held: 'visitor', inadmissible: false } as const;

const coming: readonly PlanSituation[] = [
  {
    name: 'a long-term resident of another member state',
    when: {
      holds: 'eu-long-term-resident',
      purpose: ['job', 'freelance', 'company', 'study', 'look-for-job', 'stay-on', 'other'],
    },
    tries: ['residence-eu-resident'],
    also: [{ permit: 'employee-card-dual', when: { purpose: 'job' } }],
  },
  {
    name: 'a job beside an employee card',
    when: { holds: 'employee-card-dual', purpose: jobs },
    tries: ['blue-card', 'change-employer-notice'],
    never: ['agency'],
    otherwise: ['other-purpose'],
  },
  {
    name: 'a job beside a seasonal visa',
    when: { where: 'cz', holds: 'visa-seasonal', purpose: jobs },
    tries: ['season:blue-card', 'employee-card-nondual', 'employee-card-dual'],
    never: ['from-visa:employee-card-filed-in-cz'],
    otherwise: [
      { use: 'better-contract', when: { contractShort: true } },
      { use: 'ask-us', when: { contractShort: { not: [true] } } },
    ],
  },
  {
    name: 'a job',
    when: { purpose: jobs },
    tries: ['blue-card', 'employee-card-nondual', 'employee-card-dual'],
    also: [{ permit: 'residence-jobseeker' }],
    never: ['work-on-visa-free-stay', 'employee-card-filed-in-cz', 'from-visa:employee-card-filed-in-cz'],
    otherwise: [
      { use: 'inside-or-exempt', when: { inadmissible: true } },
      { use: 'better-contract', when: { contractShort: true } },
      { use: 'ask-us', when: { contractShort: { not: [true] } } },
    ],
  },
  {
    name: 'looking for a job',
    when: { purpose: 'look-for-job' },
    tries: ['residence-jobseeker'],
    also: [
      { permit: 'employee-card-nondual', words: 'once there is a contract', when: { freeAccess: true } },
    ],
    never: ['no-contract:employee-card'],
    otherwise: [
      { use: 'find-contract', when: { held: ['study', 'visa'], freeAccess: true } },
      { use: 'find-employer', when: { held: { not: ['study', 'visa'] } } },
    ],
  },
  {
    name: 'a business beside another permit',
    when: { purpose: ['freelance', 'company'], held: ['long', 'study', 'jobseeker', 'visa', 'waiting'] },
    tries: ['residence-business'],
    also: [
      { permit: 'employee-card-nondual', when: { freeAccess: true } },
      {
        permit: 'visa-business',
        words: 'at an embassy',
        when: {
          holds: {
            not: ['residence-jobseeker', 'visa-business', 'residence-business', 'digital-nomad-freelancer'],
          },
        },
      },
    ],
    never: ['inside:visa-business'],
    otherwise: ['keep-or-permanent'],
  },
  {
    name: 'a trade',
    when: { purpose: 'freelance' },
    tries: ['digital-nomad-freelancer', 'visa-business'],
    never: ['no-contract:blue-card', 'no-employer:digital-nomad-employee', 'visa-business-filed-in-cz'],
    otherwise: [{ use: 'inside-or-exempt', when: { inadmissible: true } }, 'other-embassy'],
  },
  {
    name: 'a company',
    when: { purpose: 'company' },
    tries: ['visa-business'],
    also: [
      { permit: 'residence-investor', words: 'with a significant investment', when: { inadmissible: false } },
    ],
    never: ['no-contract:employee-card', 'visa-business-filed-in-cz'],
    otherwise: [{ use: 'inside-or-exempt', when: { inadmissible: true } }, 'other-embassy'],
  },
  {
    name: 'an investment beside a seasonal visa',
    when: { where: 'cz', holds: 'visa-seasonal', purpose: 'investment' },
    tries: ['season:residence-investor'],
  },
  {
    name: 'an investment',
    when: { purpose: 'investment' },
    tries: ['residence-investor'],
    otherwise: ['ask-us'],
  },
  {
    name: 'remote work for a foreign firm',
    when: { purpose: 'remote-employee' },
    tries: ['digital-nomad-employee'],
    also: [
      {
        permit: 'visa-business',
        words: 'with a Czech trade licence instead of the employment',
        when: { inadmissible: false, businessQuotaAll: { not: [false] } },
      },
    ],
    never: ['no-employer:employee-card'],
    otherwise: ['ask-us'],
  },
  {
    name: 'a course that is no study of the law',
    when: { purpose: 'study', studyListed: false },
    tries: ['visa-other'],
    never: ['no-study:visa-study', 'no-study:residence-study'],
    otherwise: ['inside-or-exempt', 'ask-us'],
  },
  {
    name: 'studies',
    when: { purpose: 'study' },
    tries: ['residence-study', 'visa-study'],
    never: ['work-first'],
    otherwise: [
      { use: 'inside-or-exempt', when: { inadmissible: true } },
      { use: 'leave-and-file-visa', when: visiting },
      { use: 'ask-us', when: { held: { not: ['visitor'] } } },
    ],
  },
  {
    name: 'family of an EU citizen',
    when: { purpose: 'family', euRelative: { known: true } },
    tries: ['eu-family'],
    never: ['eu-family-close'],
    otherwise: [{ use: 'marry-or-visa', when: { shortVisa: true } }, 'ask-us'],
  },
  {
    name: 'family',
    when: { purpose: 'family' },
    tries: ['residence-family', 'visa-family'],
    also: [
      {
        permit: 'permanent-residence',
        words: 'at once, as the child under 18 of somebody with permanent residence (§ 66(1)(d))',
        when: { relation: 'child', childAge: { under: 18 }, sponsorStays: true },
      },
    ],
    otherwise: [
      { use: 'leave-and-file-visa', when: visiting },
      { use: 'ask-us', when: { held: { not: ['visitor'] } } },
    ],
  },
  {
    name: 'a transfer within a group',
    when: { purpose: 'intra-company' },
    tries: ['ict-card'],
    also: [
      { permit: 'employee-card-nondual', when: { freeAccess: true, monthsWithGroup: { atLeast: 6 } } },
      {
        permit: 'employee-card-nondual',
        words: 'with a Czech contract',
        when: { freeAccess: true, monthsWithGroup: { under: 6 } },
      },
      { permit: 'employee-card-dual', words: 'with a Czech contract', when: { freeAccess: false } },
      { permit: 'blue-card', words: 'if a Czech contract pays {blueMonthWords}' },
    ],
    otherwise: [
      { use: 'wait-or-contract', when: { monthsWithGroup: { under: 6 } } },
      { use: 'ask-us', when: { monthsWithGroup: { atLeast: 6 } } },
    ],
  },
  {
    name: 'research',
    when: { purpose: 'research' },
    tries: ['residence-research'],
    also: [{ permit: 'blue-card', words: '', when: { inadmissible: false } }],
    otherwise: [
      { use: 'hosting-agreement', when: { hostingAgreement: false } },
      { use: 'inside-or-exempt', when: { inadmissible: true } },
    ],
  },
  {
    name: 'a season',
    when: { purpose: 'seasonal' },
    tries: ['visa-seasonal'],
    also: [{ permit: 'employee-card-dual' }, { permit: 'employee-card-nondual' }],
    never: ['seasonal:employee-card-filed-in-cz'],
    otherwise: [{ use: 'work-permit', when: { workPermit: false } }, 'ask-us'],
  },
  {
    name: 'a working holiday',
    when: { purpose: 'working-holiday' },
    tries: ['working-holiday'],
    also: [{ permit: 'employee-card-nondual', words: 'with a Czech contract', when: { freeAccess: true } }],
    otherwise: ['ask-us'],
  },
  {
    name: 'a visit',
    when: { purpose: 'visit', longStay: { not: [true] } },
    tries: ['visa-free', 'schengen-visa'],
    otherwise: [{ use: 'stay-within-90', when: { stayDays: { over: 90 } } }, 'ask-us'],
  },
  {
    name: 'another purpose',
    when: { purpose: ['other', 'visit'] },
    tries: ['visa-other'],
    otherwise: ['ask-us'],
  },
];

/** Who is in which situation, in the order it is asked; the last takes whoever is in none. */
export const planSituations: readonly PlanSituation[] = [
  ...freeMovers,
  ...here,
  ...coming,
  { name: 'what was said decides nothing', when: {}, tries: [], otherwise: ['ask-us'] },
];
