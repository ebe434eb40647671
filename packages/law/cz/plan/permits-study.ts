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
  notFromProtection,
  notInside,
  workingHolidayDoubt,
} from './parts-of-permits.ts';
import { residence } from './places.ts';

const belarusians = {
  when: { nationality: 'BY', filedAt: 'embassy' },
  what: 'Whether your studies fall under § 64(d), for which order 55/2024 makes an exception.',
  ask: 'the Czech embassy in Minsk',
} as const;
const ofExchange = {
  when: { secondaryStudy: true },
  what: 'Whether your school takes you in an exchange programme: a secondary or higher vocational school is study in the sense of the act only then (§ 64(c)).',
  ask: 'the school, before you file',
} as const;
const notTooYoung = {
  when: { age: { under: 18 } },
  text: 'If you’re under 18, both parents have to consent, and you show half the money.',
} as const;

export const studyPermits: Readonly<Record<string, PlanPermit>> = {
  'residence-study': {
    id: 'residence-study',
    title: 'Residence permit for study',
    officialName: 'povolení k dlouhodobému pobytu za účelem studia',
    about: 'For studies on the law’s list, such as an accredited university programme.',
    places: residence('§ 42d', '§ 64'),
    sureness: 'stated',
    obstacles: [
      inadmissibleAbroad,
      notInside('§ 42d(1)'),
      notFromProtection('§ 42d(1)'),
      {
        when: { studyListed: false },
        why: 'not study in the sense of § 64',
        places: residence('§ 64'),
      },
      {
        when: { stayMonths: { under: 12.01 }, where: 'abroad' },
        why: 'for studies of up to a year, the visa is simpler: the money, the papers and the time are the same',
        places: residence('§ 30', '§ 42d'),
        sureness: 'advice',
        later: 'if you’ll study for longer than a year',
      },
    ],
    decisions: [decided('cz.decision.residence.days', '§ 169t(6)(a)(2)')],
    fees: [abroad('embassy-permit'), abroad('booking'), inside('permit')],
    steps: [
      ...arrivals,
      abroad('collect-card'),
      ...filedHere,
      abroad('insurance'),
      { use: 'licence', when: { filedAt: 'embassy', stayMonths: { over: 12 } } },
    ],
    papers: ['form', 'passport', 'photo', 'study', 'funds', 'accommodation', 'record', 'insurance'],
    validity: '1 year, extended by at most 2',
    amounts: ['fundsYear'],
    notes: [
      { text: 'No integration course. As a student, you may work (§ 98(j) of act 435/2004).' },
      notTooYoung,
      anyEmbassyNote,
    ],
    unknown: [belarusians, ofExchange, workingHolidayDoubt('§ 42d(1)')],
    really: 'two to three months',
  },
  'visa-study': {
    id: 'visa-study',
    title: 'Long-term visa for study',
    officialName: 'vízum k pobytu nad 90 dnů za účelem studia',
    about: 'For a semester or a year of studies on the law’s list.',
    places: residence('§ 30', '§ 64'),
    sureness: 'stated',
    obstacles: [
      inadmissibleAbroad,
      notInside('§ 53'),
      {
        when: { where: 'cz', filedAt: 'ministry' },
        why: 'filed at embassies only (§ 53)',
        places: residence('§ 53'),
      },
      {
        when: { studyListed: false },
        why: 'not study in the sense of § 64',
        places: residence('§ 64'),
      },
    ],
    decisions: [decided('cz.decision.visaStudy.days', '§ 169t(2)')],
    fees: ['embassy-visa', 'booking'],
    steps: ['report-address', 'insurance'],
    papers: ['passport', 'photo', 'study', 'funds', 'accommodation', 'record', 'insurance'],
    validity: 'at most 1 year',
    amounts: ['funds'],
    notes: [
      {
        text: 'As a student, you may work (§ 98(j) of act 435/2004). With a visa for study, you can’t get a job-seeker permit later.',
      },
      notTooYoung,
      anyEmbassyNote,
    ],
    unknown: [belarusians, ofExchange],
  },
  'visa-other': {
    id: 'visa-other',
    title: 'Long-term visa for another purpose',
    officialName: 'vízum k pobytu nad 90 dnů za účelem „ostatní“',
    about: 'For a purpose without its own visa, such as a private language course.',
    places: residence('§ 30', '§ 31'),
    sureness: 'stated',
    obstacles: [inadmissibleAbroad, notInside('§ 53')],
    decisions: [decided('cz.decision.visa.days', '§ 169t(2)', 'cz.decision.visaComplex.days')],
    fees: ['embassy-visa', 'booking'],
    steps: ['report-address', 'insurance'],
    papers: ['passport', 'photo', 'course', 'funds', 'accommodation', 'record', 'insurance'],
    validity: 'at most 1 year',
    amounts: ['funds'],
    notes: [{ text: 'Nobody has a right to a visa (§ 51(2)).' }, anyEmbassyNote],
  },
  'residence-research': {
    id: 'residence-research',
    title: 'Residence permit for research',
    officialName: 'povolení k dlouhodobému pobytu za účelem vědeckého výzkumu',
    about: 'With a hosting agreement. Your family can come straight away.',
    places: residence('§ 42f'),
    sureness: 'stated',
    obstacles: [
      inadmissibleAbroad,
      notInside('§ 42f(2)'),
      notFromProtection('§ 42f(2)'),
      {
        when: { hostingAgreement: false },
        why: 'a hosting agreement with a research organisation is needed (§ 42f(1))',
        places: residence('§ 42f(1)'),
      },
    ],
    decisions: [
      {
        when: { applicants: { over: 1 } },
        ...decided('cz.decision.residence.days', '§ 169t(6)(a)(2)'),
        family: 'cz.decision.residence.days',
      },
      decided('cz.decision.residence.days', '§ 169t(6)(a)(2)'),
    ],
    fees: [abroad('embassy-permit'), abroad('booking'), inside('permit')],
    steps: [...arrivals, abroad('collect-card'), ...filedHere, integrationCourse],
    papers: ['form', 'passport', 'photo', 'hosting', 'undertaking', 'record', abroad('insurance')],
    validity: 'at most 2 years',
    notes: [{ text: 'No proof of accommodation. Family without waiting.' }, anyEmbassyNote],
    unknown: [
      {
        when: { hostingAgreement: { known: false } },
        what: 'Whether your institution is on the list of research organisations that may host.',
        ask: 'the institution that invites you',
      },
    ],
  },
  'visa-free': {
    id: 'visa-free',
    title: 'Visa-free stay',
    about: 'Up to 90 days in any 180, without work.',
    places: [{ act: '2018/1806', section: 'annex II' }],
    sureness: 'stated',
    obstacles: [
      {
        when: { visaFree: false },
        why: 'your citizenship needs a Schengen visa (Regulation 2018/1806, annex I)',
        places: [{ act: '2018/1806', section: 'annex I' }],
      },
      {
        when: { stayDays: { over: 90 } },
        why: 'at most 90 days in any 180',
        places: [{ act: '2018/1806', section: 'art. 4' }],
      },
    ],
    fees: [],
    steps: ['report-address', 'stay-within-90'],
    papers: ['passport'],
    validity: '90 days in any 180',
  },
  'schengen-visa': {
    id: 'schengen-visa',
    title: 'Schengen visa',
    about: 'For a stay of up to 90 days.',
    places: [{ act: '2018/1806', section: 'annex I' }],
    sureness: 'stated',
    obstacles: [
      inadmissibleAbroad,
      {
        when: { stayDays: { over: 90 } },
        why: 'at most 90 days in any 180',
        places: [{ act: '2018/1806', section: 'art. 4' }],
      },
      {
        when: { visaFree: true },
        why: 'not needed: your citizenship enters without a visa',
        places: [{ act: '2018/1806', section: 'annex II' }],
      },
    ],
    fees: [],
    steps: ['report-address', 'stay-within-90'],
    papers: ['passport', 'photo', 'purpose', 'insurance'],
    validity: '90 days in any 180',
    unknown: [
      { what: 'The fee and the time for a Schengen visa aren’t included here.', ask: 'the Czech embassy' },
    ],
  },
};
