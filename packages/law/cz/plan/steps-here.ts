import type { PlanStep, Within } from '../../plan-law.ts';
import { asylum, employment, health, procedure, protection, residence } from './places.ts';

const within = (n: number, unit: string, from: string): Within => ({ n, unit, from });

const settled = {
  'eu-insurance': {
    step: 'proof of health insurance for the certificate, since there is no job or trade',
    who: 'you',
    places: residence('§ 87a(2)(c)'),
  },
  'file-permanent-eu': {
    step: 'file in person with proof of five years',
    who: 'you',
    places: residence('§ 87g(1)(a)', '§ 169d'),
  },
  'file-permanent-sooner': {
    step: 'file in person with proof of two years, one of them as family',
    who: 'you',
    places: residence('§ 87h(2)(a)', '§ 87i(1)(b)', '§ 169d'),
  },
  'collect-eu': {
    step: 'collect the card within 60 days of the fingerprints',
    who: 'you',
    places: residence('§ 87t(2)', '§ 87u'),
  },
  'file-permanent': {
    step: 'file in person while the card is valid',
    who: 'you',
    places: residence('§ 69(5)', '§ 69(7)', '§ 169d'),
  },
  'own-insurer': {
    step: 'register with a health insurer',
    who: 'you',
    places: health('§ 10'),
    within: within(8, 'days', 'the reason begins'),
  },
  'wait-for-card': {
    step: 'wait for the new card, then file',
    who: 'you',
    places: residence('§ 69(7)'),
  },
  'register-online': {
    step: 'register the extension online',
    who: 'you',
    places: protection('§ 7b(1)'),
    day: 'by 15 March {protectionYear}',
    by: 'protectionRegister',
  },
  sticker: {
    step: 'have the sticker put in',
    who: 'you',
    places: protection('§ 7b(3)'),
    day: 'by 30 September {protectionYear}',
    by: 'protectionSticker',
  },
  'address-protection': {
    step: 'report a new address',
    who: 'you',
    places: protection('§ 6(10)'),
    within: within(3, 'working days', 'move, if for more than 15 days'),
  },
  'work-on-protection': {
    step: 'work on temporary protection, the labour market is free',
    who: 'you',
    places: [{ act: '66/2022 Sb.', section: 'free access' }],
    sureness: 'unconfirmed',
  },
  'file-citizenship': {
    step: 'file at the regional authority, with the exams B1 and on the life of the country',
    who: 'you',
    places: [{ act: '186/2013 Sb.', section: '§ 14' }],
    sureness: 'unconfirmed',
  },
} as const satisfies Record<string, PlanStep>;

const renewing = {
  'extend-eu-family': {
    step: 'file at the ministry before the card ends',
    who: 'you',
    places: residence('§ 87o(2)', '§ 87x(1)'),
    by: 'holdsUntil',
  },
  'stay-as-family': { step: 'stay until the decision', who: 'you', places: residence('§ 87y(1)') },
  'collect-eu-family': {
    step: 'collect the card',
    who: 'you',
    places: residence('§ 87u(1)(b)'),
    within: within(60, 'days', 'fingerprints'),
  },
  'renew-permanent-card': {
    step: 'file at the ministry in the 90 days before the card ends',
    who: 'you',
    places: residence('§ 117d(2)'),
    opens: 'visaWindowOpens',
    by: 'holdsUntil',
  },
  'collect-permanent-card': {
    step: 'collect the card',
    who: 'you',
    places: residence('§ 117d(5)'),
    within: within(60, 'days', 'fingerprints'),
  },
  'renew-permanent-eu-card': {
    step: 'file at the ministry, at the latest 15 days after the card ends',
    who: 'you',
    places: residence('§ 87s(1)'),
    by: 'permanentEuCardBy',
  },
} as const satisfies Record<string, PlanStep>;

const protecting = {
  'extend-protection': {
    step: 'ask the ministry for more time before your protection ends',
    who: 'you',
    places: asylum('§ 17(1)', '§ 2(2)(b)', '§ 2(3)(b)'),
    by: 'holdsUntil',
  },
  'stay-protected': {
    step: 'stay: your protection goes on until the decision is final',
    who: 'you',
    places: asylum('§ 17(5)'),
  },
  'extend-asylum-card': {
    step: 'with asylum, ask for a new card in the 60 days before the old one ends',
    who: 'you',
    places: asylum('§ 52(d)', '§ 59b(1)'),
    by: 'holdsUntil',
  },
  'collect-protection-card': {
    step: 'give fingerprints when the ministry calls you, and collect the card',
    who: 'you',
    places: asylum('§ 53a(2)', '§ 59b(4)'),
    within: within(60, 'days', 'fingerprints'),
  },
  'file-protected-resident': {
    step: 'ask the ministry in writing',
    who: 'you',
    places: asylum('§ 53d(1)'),
  },
} as const satisfies Record<string, PlanStep>;

const changing = {
  'report-change': {
    step: 'report a later change of job',
    who: 'you',
    places: residence('§ 42g(11)'),
    within: within(3, 'working days', 'change'),
  },
  'report-new-job': {
    step: 'report the new job',
    who: 'you',
    places: residence('§ 42g(11)'),
    within: within(3, 'working days', 'start of the new job'),
  },
  'report-end-blue': {
    step: 'report the end of the job',
    who: 'you',
    places: residence('§ 42i(8)'),
    within: within(3, 'working days', 'end'),
  },
  'report-employer-blue': {
    step: 'report the new employer',
    who: 'you',
    places: residence('§ 42i(9)'),
    within: within(3, 'working days', 'change'),
  },
  'new-job-blue-3': {
    step: 'new job that meets § 42i',
    who: 'you',
    places: residence('§ 46f(1)(e)'),
    within: within(3, 'months', 'end'),
  },
  'new-job-blue-6': {
    step: 'new job that meets § 42i',
    who: 'you',
    places: residence('§ 46f(1)(f)'),
    within: within(6, 'months', 'end'),
  },
  'notify-with-reason': {
    step: 'notify with proof of the reason, at least 30 days before the new job',
    who: 'you',
    places: residence('§ 42g(7)', '§ 42g(8)', '§ 63'),
    within: within(90, 'days', 'end of the job'),
    by: 'day90',
  },
  notify: {
    step: 'notify at least 30 days before the new job',
    who: 'you',
    places: residence('§ 42g(7)', '§ 42g(8)', '§ 63'),
    within: within(90, 'days', 'end of the job'),
    by: 'day90',
  },
  'notification-arrives': {
    step: 'the notification is at the ministry',
    who: 'you',
    places: residence('§ 63(1)', '§ 63(3)'),
    within: within(90, 'days', 'end of the job'),
    day: '{day90}, a {day90Weekday}; last safe working day {day90Safe}',
    by: 'day90Safe',
  },
  'after-answer': {
    step: 'start after the written answer and not before the date in the form',
    who: 'you',
    places: residence('§ 42g(1)', '§ 42g(9)'),
  },
  'other-purpose': {
    step: 'file for another purpose',
    who: 'you',
    places: residence('§ 63(3)'),
    within: within(90, 'days', 'end of the job'),
    by: 'day90',
  },
} as const satisfies Record<string, PlanStep>;

const instead = {
  'other-embassy': {
    step: 'ask for another purpose, or file in a country of at least two years of legal residence',
    who: 'you',
    places: residence('§ 169g(1)'),
  },
  'find-contract': {
    step: 'find a contract before the visa ends and file for a non-dual card',
    who: 'you',
    places: [...residence('§ 42g(4)', '§ 42g(5)'), ...employment('§ 98(o)')],
  },
  'find-employer': {
    step: 'find an employer first: there is no visa for looking for work from abroad',
    who: 'you',
    places: residence('§ 42(3)'),
  },
  'keep-or-permanent': {
    step: 'keep the card, or plan for permanent residence',
    who: 'you',
    places: residence('§ 45(1)'),
  },
  'wait-or-contract': {
    step: 'wait {monthsToWait} months, or take a Czech contract',
    who: 'you',
    places: residence('§ 42k(8)(b)'),
  },
  'hosting-agreement': {
    step: 'sign a hosting agreement with a research organisation',
    who: 'you',
    places: residence('§ 42f(1)'),
  },
  'work-permit': {
    step: 'have the employer get the work permit, or its number',
    who: 'employer',
    places: residence('§ 32'),
  },
  'better-contract': {
    step: 'have the contract say at least 15 hours a week and {minimumWage} CZK gross a month, then file',
    who: 'you',
    places: residence('§ 42g(2)(b)'),
  },
  'stay-within-90': {
    step: 'stay at most 90 days in any 180, and do not work',
    who: 'you',
    places: [{ act: '2018/1806', section: 'art. 4' }],
  },
  'ask-us': {
    step: 'ask before you file: what you told us isn’t enough to decide it',
    who: 'you',
    places: procedure('§ 4(2)'),
    sureness: 'advice',
  },
  'inside-or-exempt': {
    step: 'file inside if a stay is already permitted, or within an exception of the order',
    who: 'you',
    places: [{ act: '55/2024 Sb.', section: '§ 2' }],
  },
} as const satisfies Record<string, PlanStep>;

/** What is done by those who live here already, and where nothing can be filed. */
export const stepsHere = { ...settled, ...renewing, ...protecting, ...changing, ...instead };
