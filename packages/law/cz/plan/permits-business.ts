import type { Obstacle, PlanPermit } from '../../plan-law.ts';
import {
  abroad,
  anyEmbassyNote,
  askEmbassy,
  decided,
  filedHere,
  inadmissibleAbroad,
  leavingEndsToleration,
  notFromProtection,
  seasonDoubt,
} from './parts-of-permits.ts';
import { nomadProgramme, quotas, residence } from './places.ts';

const visaDecision = decided('cz.decision.visa.days', '§ 169t(2)', 'cz.decision.visaComplex.days');
const trading = ['tax-office', 'social-security', 'insurance'] as const;

/** A first visa is not filed here. */
const leavingFirst = { use: 'leave-and-file-visa', when: { where: 'cz' } } as const;

/** What the programme for digital nomads wants of everybody. */
const nomads: readonly Obstacle[] = [
  {
    when: { nomadCountry: false },
    why: '{country} is not on the list of the programme',
    places: nomadProgramme,
    sureness: 'unconfirmed',
  },
  {
    when: { field: { not: ['IT', 'marketing'] } },
    why: 'only IT and marketing',
    places: nomadProgramme,
    sureness: 'unconfirmed',
  },
  {
    when: { nomadQualified: false },
    why: 'you need a degree in the field, or three years of experience',
    places: nomadProgramme,
    sureness: 'unconfirmed',
  },
  {
    when: { earned: { under: 'blueMonth' } },
    why: 'income under 1.5 times the average, {blueMonthWords} CZK since 1 May {blueSince}',
    places: nomadProgramme,
    sureness: 'unconfirmed',
  },
  {
    when: { held: ['long', 'study', 'jobseeker', 'waiting', 'eu-blue-card'] },
    why: 'no Czech long-term visa or permit now or in the last year',
    places: nomadProgramme,
    sureness: 'unconfirmed',
  },
];
/** Whoever holds one of these asks for a permit for business without five years of stay. */
const soonerHolds = [
  'residence-jobseeker',
  'visa-business',
  'residence-business',
  'digital-nomad-freelancer',
  'residence-family',
];
const nomadDecision = {
  normal: 45,
  places: [...nomadProgramme, ...residence('§ 169t(2)')],
  sureness: 'unconfirmed',
} as const;
const nomadUnknown = {
  what: 'The programme isn’t an act: its list of countries and its terms change by government resolution.',
  ask: 'the Ministry of Industry and Trade',
} as const;

const investedSums = {
  what: 'The order sets how much has to be invested and how many jobs made: 75 million CZK and 20, as we remember it.',
  ask: 'the Ministry of Industry and Trade',
} as const;
const investor: PlanPermit = {
  id: 'residence-investor',
  title: 'Residence permit for investing',
  officialName: 'povolení k dlouhodobému pobytu za účelem investování',
  about: 'For people who bring a significant investment and new jobs.',
  places: residence('§ 42n'),
  sureness: 'stated',
  obstacles: [inadmissibleAbroad, notFromProtection('§ 42n(7)')],
  decisions: [decided('cz.decision.investor.days', '§ 169t(6)(b)', 'cz.decision.investorComplex.days')],
  fees: [abroad('embassy-card'), abroad('booking'), { use: 'permit', when: { filedAt: 'ministry' } }],
  steps: [
    { use: 'leave-and-file-investor', when: { where: 'cz', filedAt: 'embassy' } },
    ...filedHere,
    abroad('report-address'),
    abroad('fingerprints'),
    'collect-card',
    'insurance',
  ],
  notes: [leavingEndsToleration],
  papers: ['form', 'passport', 'photo', 'purpose', 'funds', 'accommodation', 'record', 'insurance'],
  validity: 'the investment, at most 2 years',
  unknown: [investedSums],
};

export const businessPermits: Readonly<Record<string, PlanPermit>> = {
  'digital-nomad-employee': {
    id: 'digital-nomad-employee',
    lostAs: 'digital-nomad',
    title: 'Digital nomad visa, for an employee of a foreign firm',
    about: 'A long-term visa for “other” purposes, for IT and marketing people who work remotely.',
    places: nomadProgramme,
    sureness: 'unconfirmed',
    obstacles: [
      inadmissibleAbroad,
      ...nomads,
      {
        when: { employerSize: { under: 50 } },
        why: 'the employer has fewer than 50 people',
        places: nomadProgramme,
        sureness: 'unconfirmed',
      },
    ],
    decisions: [nomadDecision],
    fees: ['embassy-visa'],
    steps: [leavingFirst, 'admission', 'report-address', 'insurance'],
    papers: ['passport', 'photo', 'nomad', 'funds', 'accommodation', 'record', 'insurance'],
    validity: 'at most 1 year',
    amounts: ['incomeMin', 'fundsYear'],
    notes: [{ text: 'Visa of the purpose “other”, at most 1 year.' }, anyEmbassyNote, leavingEndsToleration],
    unknown: [nomadUnknown],
  },
  'digital-nomad-freelancer': {
    id: 'digital-nomad-freelancer',
    lostAs: 'digital-nomad',
    title: 'Digital nomad visa, for a freelancer',
    about: 'A long-term visa for business with a Czech trade licence, decided sooner.',
    places: nomadProgramme,
    sureness: 'unconfirmed',
    obstacles: [inadmissibleAbroad, ...nomads],
    decisions: [nomadDecision],
    fees: ['embassy-visa-business', 'trade-licence'],
    steps: [leavingFirst, 'trade-then-admission', 'report-address', ...trading],
    papers: ['passport', 'photo', 'nomad', 'register', 'funds-business', 'accommodation', 'insurance'],
    validity: 'at most 1 year',
    amounts: ['incomeMin', 'funds:fundsBusiness'],
    notes: [anyEmbassyNote, leavingEndsToleration],
    unknown: [nomadUnknown],
  },
  'visa-business': {
    id: 'visa-business',
    title: 'Long-term visa for business',
    officialName: 'vízum k pobytu nad 90 dnů za účelem podnikání',
    about: 'For freelancers with a trade licence, and for directors of a Czech company.',
    places: residence('§ 30', '§ 31(2)'),
    sureness: 'stated',
    obstacles: [
      inadmissibleAbroad,
      {
        when: { anyEmbassy: false, businessQuotaAll: 0 },
        why: 'the embassy in {businessQuotaEmbassy} takes 0 such applications a year (order 220/2019)',
        places: quotas('annex 1'),
      },
    ],
    decisions: [visaDecision],
    fees: [
      'embassy-visa-business',
      'booking',
      { use: 'trade-licence', when: { purpose: { not: ['company'] } } },
    ],
    steps: [leavingFirst, { use: 'company', when: { purpose: 'company' } }, 'report-address', ...trading],
    papers: ['passport', 'photo', 'register', 'funds-business', 'accommodation', 'insurance'],
    validity: 'at most 1 year',
    amounts: ['funds:fundsBusiness'],
    notes: [
      anyEmbassyNote,
      leavingEndsToleration,
      {
        when: { anyEmbassy: false, businessQuotaOpen: { atLeast: 0 } },
        text: 'The embassy in {businessQuotaEmbassy} takes {businessQuotaAll} such applications a year, {businessQuotaOpen} of them outside programmes of the government, so getting a place is the hard part (220/2019).',
      },
      {
        text: 'Nobody has a right to a visa (§ 51(2)). With it, you apply here for a residence permit, with an income test.',
      },
    ],
    unknown: [
      { when: { anyEmbassy: false }, what: 'Whether the embassy has an appointment.', ask: askEmbassy },
    ],
    really: 'three to five months, and the wait for the appointment',
  },
  'residence-business': {
    id: 'residence-business',
    title: 'Residence permit for business',
    officialName: 'povolení k dlouhodobému pobytu za účelem podnikání',
    about: 'For people who are already here and live on their business.',
    places: residence('§ 45(1)', '§ 46(7)'),
    sureness: 'stated',
    obstacles: [
      {
        when: { where: 'abroad' },
        why: 'filed inside only, from a long-term visa for business (§ 45(1))',
        places: residence('§ 45(1)'),
      },
      {
        when: { held: ['visitor', 'seasonal', 'toleration', 'protection', 'none'] },
        why: 'only from a long-term visa for business, or another permit (§ 45(1))',
        places: residence('§ 45(1)'),
      },
      {
        when: {
          holds: { not: soonerHolds },
          yearsInCz: { under: 5.01 },
        },
        why: 'only after more than five years of stay (§ 45(1))',
        places: residence('§ 45(1)'),
      },
      {
        when: {
          holds: { not: soonerHolds },
          held: { not: ['visitor', 'seasonal', 'toleration', 'protection', 'none'] },
          yearsInCz: { known: false },
        },
        why: 'only after more than five years of stay, and we don’t know how long you’ve been here (§ 45(1))',
        places: residence('§ 45(1)'),
        later: 'after five years',
      },
      {
        when: { holds: 'residence-family', yearsInCz: { under: 3 }, turnedEighteen: { not: [true] } },
        why: 'for another purpose than your family, you need three years of stay, or to have turned 18 here (§ 45(2))',
        places: residence('§ 45(2)'),
        sureness: 'read',
        later: 'after three years, or once you’ve turned 18 here',
      },
      {
        when: { holds: 'residence-family', yearsInCz: { known: false }, turnedEighteen: { not: [true] } },
        why: 'for another purpose than your family, you need three years of stay, or to have turned 18 here, and we don’t know how long you’ve been here (§ 45(2))',
        places: residence('§ 45(2)'),
        sureness: 'read',
        later: 'after three years, or once you’ve turned 18 here',
      },
      {
        when: { netIncome: { under: 'incomeNeeded' } },
        why: 'income under the {incomeNeeded} CZK a month that the law requires (§ 46(7)(b))',
        places: residence('§ 46(7)(b)'),
      },
    ],
    decisions: [decided('cz.decision.residence.days', '§ 169t(6)(a)(1)')],
    fees: [
      'permit',
      {
        use: 'trade-licence',
        when: { holds: { not: ['visa-business', 'residence-business', 'digital-nomad-freelancer'] } },
      },
    ],
    steps: [
      'no-debt',
      { use: 'file-before-month-nine', when: { holds: 'residence-jobseeker' } },
      { use: 'file-from-visa', when: { held: 'visa' } },
      { use: 'file-before-card-ends', when: { held: { not: ['visa', 'jobseeker'] } } },
    ],
    papers: ['form', 'passport', 'photo', 'register', 'income', 'no-debt', 'accommodation', 'insurance'],
    validity: 'at most 2 years',
    amounts: ['incomeNeeded'],
    really: 'one to three months',
  },
  'residence-investor': investor,
  'season:residence-investor': {
    ...investor,
    sureness: 'read',
    obstacles: [],
    fees: ['permit'],
    steps: ['file-investor-from-season', 'collect-card', 'insurance'],
    unknown: [seasonDoubt('a permit for investing', '§ 42n(7)'), investedSums],
  },
};
