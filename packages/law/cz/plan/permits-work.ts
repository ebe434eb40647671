import type { Obstacle, PlanPermit } from '../../plan-law.ts';
import {
  abroad,
  anyEmbassyNote,
  arrivals,
  askEmbassy,
  cardQuota,
  decided,
  filedHere,
  inadmissibleAbroad,
  inside,
  integrationCourse,
  leavingEndsToleration,
  notFromProtection,
  workingHolidayDoubt,
} from './parts-of-permits.ts';
import { employment, freeAccess, quotas, residence } from './places.ts';

const card = {
  decisions: [
    decided('cz.decision.employeeCard.days', '§ 169t(6)(d)', 'cz.decision.employeeCardComplex.days'),
  ],
  fees: [abroad('embassy-card'), abroad('booking'), inside('card')],
  validity: 'contract, at most 2 years',
  really: 'two to four months at an embassy, and the wait for the appointment',
} as const;

/** What any contract for an employee card has to say. */
const contractTerms: readonly Obstacle[] = [
  inadmissibleAbroad,
  notFromProtection('§ 42g(5)'),
  {
    when: { held: 'eu-blue-card' },
    why: 'you can’t file inside the country on another member state’s card (§ 42g(5))',
    places: residence('§ 42g(5)'),
  },
  {
    when: { hours: { under: 15 } },
    why: 'fewer than 15 hours a week (§ 42g(2)(b))',
    places: residence('§ 42g(2)(b)'),
  },
  {
    when: { salary: { under: 'minimumWage' } },
    why: 'wage under the monthly minimum wage of {minimumWage} CZK, which applies whatever the hours (§ 42g(2)(b))',
    places: residence('§ 42g(2)(b)'),
  },
];
const noContract: Obstacle = {
  when: { purpose: 'look-for-job' },
  why: 'no contract yet',
  places: residence('§ 42g(2)(b)'),
};

export const workPermits: Readonly<Record<string, PlanPermit>> = {
  'employee-card-nondual': {
    id: 'employee-card-nondual',
    title: 'Employee card, with free access to the labour market',
    officialName: 'zaměstnanecká karta (neduální)',
    about:
      'One card to live and work here. You don’t need a vacancy number, because you have free access to the labour market.',
    places: [...residence('§ 42g(4)'), ...employment('§ 98'), ...freeAccess('§ 1')],
    sureness: 'stated',
    obstacles: [
      ...contractTerms,
      {
        when: { freeAccess: false },
        why: 'you don’t have free access to the labour market: no listed citizenship, and no Czech degree that we know of (§ 98 of act 435/2004)',
        places: [...employment('§ 98'), ...freeAccess('§ 1')],
      },
    ],
    ...card,
    steps: [
      ...arrivals,
      { use: 'file-before-study-ends', when: { filedAt: 'ministry', held: 'study' } },
      { use: 'file-from-visa', when: { filedAt: 'ministry', held: 'visa' } },
      { use: 'file-before-card-ends', when: { filedAt: 'ministry', held: ['long', 'jobseeker'] } },
      { use: 'report-change', when: { filedAt: 'ministry' } },
      abroad('employer-insurer'),
      'collect-card',
      integrationCourse,
      { use: 'licence', when: { filedAt: 'embassy', contractMonths: { over: 12 } } },
    ],
    papers: [
      'form',
      'passport',
      'photo',
      'contract',
      'free-access',
      'accommodation',
      'record',
      abroad('insurance'),
    ],
    notes: [
      {
        when: { freeAccessBy: 'degree' },
        text: 'Your Czech degree gives you free access to the labour market (§ 98(o) of act 435/2004).',
      },
      {
        when: { freeAccessBy: 'nationality' },
        text: 'You don’t need a vacancy number, or a confirmation before you start. You may only work with the card, not as a visitor.',
      },
      anyEmbassyNote,
      leavingEndsToleration,
    ],
    unknown: [
      {
        when: { hours: { known: false } },
        what: 'We don’t know your hours: the contract has to say at least 15 a week.',
        ask: 'your employer',
      },
      workingHolidayDoubt('§ 42g(5)'),
    ],
  },
  'employee-card-dual': {
    id: 'employee-card-dual',
    title: 'Employee card',
    officialName: 'zaměstnanecká karta (duální)',
    about: 'One card to live here and to work in the job it was issued for.',
    places: residence('§ 42g(2)'),
    sureness: 'stated',
    obstacles: [
      ...contractTerms,
      noContract,
      {
        when: { filedAt: 'embassy', cardQuotaAll: 0 },
        why: 'the embassy in {cardQuotaEmbassy} takes 0 such applications a year (order 220/2019)',
        places: quotas('annex 2'),
      },
      {
        when: { freeAccess: true },
        why: 'not needed: you have free access to the labour market, so you apply for the card without a vacancy number (§ 42g(4))',
        places: residence('§ 42g(4)'),
      },
    ],
    ...card,
    steps: [
      ...arrivals,
      ...filedHere,
      'confirmation',
      'employer-insurer',
      'collect-card',
      integrationCourse,
      { use: 'licence', when: { filedAt: 'embassy', contractMonths: { over: 12 } } },
    ],
    papers: [
      'form',
      'passport',
      'photo',
      'contract',
      'vacancy',
      'qualification',
      'accommodation',
      'record',
      abroad('insurance'),
    ],
    notes: [
      ...cardQuota,
      { text: 'The job has to be in the register of vacancies for holders of employee cards.' },
      anyEmbassyNote,
      leavingEndsToleration,
    ],
    amounts: ['minimumWage'],
    unknown: [
      {
        when: { filedAt: 'embassy', anyEmbassy: false },
        what: 'Whether the embassy still has an appointment this month.',
        ask: askEmbassy,
      },
      workingHolidayDoubt('§ 42g(5)'),
    ],
  },
};
