import type { PlanPermit } from '../../plan-law.ts';
import {
  abroad,
  anyEmbassyNote,
  arrivals,
  decided,
  filedHere,
  inadmissibleAbroad,
  inside,
  integrationCourse,
  leavingEndsToleration,
  notFromProtection,
  seasonDoubt,
  workingHolidayDoubt,
} from './parts-of-permits.ts';
import { residence } from './places.ts';

const fullCard: PlanPermit = {
  id: 'blue-card',
  title: 'Blue card',
  officialName: 'modrá karta EU',
  about:
    'For highly qualified work at a good wage. Your family can come straight away, and there’s no quota.',
  places: residence('§ 42i'),
  sureness: 'stated',
  obstacles: [
    inadmissibleAbroad,
    notFromProtection('§ 42i(3)'),
    {
      when: { purpose: 'look-for-job' },
      why: 'no contract yet',
      places: residence('§ 42j(1)(b)'),
    },
    {
      when: { salary: { under: 'blueMonth' } },
      why: 'wage under 1.5 times the average, {blueMonthWords} CZK a month until {blueUntil}',
      places: residence('§ 42j(1)(b)'),
    },
    {
      when: { salary: { known: false } },
      why: 'we don’t know your wage: you need {blueMonthWords} CZK a month',
      places: residence('§ 42j(1)(b)'),
      later: 'if the contract pays {blueMonth}',
    },
    {
      when: { qualified: false },
      why: 'no degree',
      places: residence('§ 42i(2)'),
    },
    {
      when: { qualified: { known: false }, held: { not: ['eu-blue-card'] } },
      why: 'we don’t know of a degree of at least three years, or of the listed experience (§ 42i(2))',
      places: residence('§ 42i(2)'),
      later: 'with a degree or the listed experience',
    },
    {
      when: { contractMonths: { under: 6 } },
      why: 'contract shorter than six months (§ 42j(1)(b))',
      places: residence('§ 42j(1)(b)'),
    },
    {
      when: { hours: { under: 37.5 } },
      why: 'not full-time (§ 42j(1)(b))',
      places: residence('§ 42j(1)(b)'),
    },
  ],
  decisions: [
    {
      when: { held: 'eu-blue-card' },
      ...decided(
        'cz.decision.blueCardMobility.days',
        '§ 169t(6)(e)',
        'cz.decision.blueCardMobilityComplex.days',
      ),
    },
    decided('cz.decision.blueCard.days', '§ 169t(6)(e)'),
  ],
  fees: [abroad('embassy-card'), abroad('booking'), inside('card')],
  steps: [
    { use: 'file-mobility', when: { held: 'eu-blue-card' } },
    { use: 'report-address', when: { held: 'eu-blue-card' } },
    ...arrivals,
    ...filedHere,
    'confirmation',
    'employer-insurer',
    'collect-card',
    integrationCourse,
    { use: 'licence', when: { filedAt: 'embassy', contractMonths: { over: 9 } } },
  ],
  papers: [
    'form',
    'passport',
    'photo',
    'contract-blue',
    'diploma',
    'accommodation',
    'record',
    abroad('insurance'),
  ],
  validity: 'contract and 3 months, at most 3 years',
  amounts: ['blueMonth', 'blueYear'],
  notes: [
    {
      text: 'Your employer reports the job as one for blue card holders. There’s no labour market test.',
    },
    anyEmbassyNote,
    leavingEndsToleration,
  ],
  unknown: [
    workingHolidayDoubt('§ 42i(3)'),
    {
      when: { byPractice: true },
      what: 'Whether your experience is long enough: an order of the Ministry of Labour says for which occupations it replaces a degree, and how many years you need.',
      ask: 'the Ministry of Labour, or us',
    },
    {
      when: { held: 'eu-blue-card' },
      what: 'Whether you may start work before the decision.',
      ask: 'the ministry, when you file',
    },
  ],
  really: 'two to four months at an embassy, and the wait for the appointment',
};

/** The blue card, and the one that somebody on a seasonal visa files here: § 42i(3) doesn’t bar it, as § 42g(5) bars an employee card. */
export const blueCard: Readonly<Record<string, PlanPermit>> = {
  'blue-card': fullCard,
  'season:blue-card': {
    ...fullCard,
    sureness: 'read',
    obstacles: fullCard.obstacles.filter((one) => one !== inadmissibleAbroad),
    fees: ['card'],
    steps: ['file-blue-from-season', 'confirmation', 'employer-insurer', 'collect-card', integrationCourse],
    unknown: [seasonDoubt('a blue card', '§ 42i(3)')],
  },
};
