import type { PlanPermit } from '../../plan-law.ts';
import { anyEmbassyNote, decided, inadmissibleAbroad } from './parts-of-permits.ts';
import { residence } from './places.ts';

export const otherWorkPermits: Readonly<Record<string, PlanPermit>> = {
  'ict-card': {
    id: 'ict-card',
    title: 'Card of an intra-company transferee',
    officialName: 'karta vnitropodnikově převedeného zaměstnance',
    about: 'For managers, specialists and trainees sent here by their own company.',
    places: residence('§ 42k'),
    sureness: 'stated',
    obstacles: [
      inadmissibleAbroad,
      {
        when: { monthsWithGroup: { under: 6 } },
        why: 'six months with the group immediately before are needed (§ 42k(8)(b))',
        places: residence('§ 42k(8)(b)'),
      },
      {
        when: { role: { not: ['manager', 'specialist', 'trainee'] } },
        why: 'only managers, specialists and trainees (§ 42k(8)(a))',
        places: residence('§ 42k(8)(a)'),
      },
      {
        when: { where: 'cz' },
        why: 'filed at an embassy only (§ 42k(7))',
        places: residence('§ 42k(7)'),
      },
    ],
    decisions: [decided('cz.decision.transferee.days', '§ 169t(6)(f)')],
    fees: ['embassy-card', 'booking'],
    steps: ['report-address', 'fingerprints', 'confirmation', 'collect-card'],
    papers: [
      'form',
      'passport',
      'photo',
      'posting-letter',
      'group-employment',
      'accommodation',
      'record',
      'insurance',
    ],
    validity: 'transfer, at most {ictYears}',
    notes: [{ text: 'No integration course (§ 155b(3)(a)).' }, anyEmbassyNote],
  },
  'visa-seasonal': {
    id: 'visa-seasonal',
    title: 'Long-term visa for seasonal work',
    officialName: 'vízum k pobytu nad 90 dnů za účelem sezónního zaměstnání',
    about: 'For a season of at most nine months, with a work permit.',
    places: residence('§ 32'),
    sureness: 'stated',
    obstacles: [
      inadmissibleAbroad,
      {
        when: { workPermit: false },
        why: 'a work permit, or its number, is needed (§ 32)',
        places: residence('§ 32'),
      },
      {
        when: { months: { over: 9 } },
        why: 'at most nine months (§ 32)',
        places: residence('§ 32'),
      },
    ],
    decisions: [decided('cz.decision.visaStudy.days', '§ 169t(2)')],
    fees: ['embassy-visa-seasonal'],
    steps: ['report-address', 'new-address'],
    papers: ['passport', 'photo', 'work-permit', 'accommodation', 'insurance'],
    validity: 'at most 9 months',
  },
  'residence-jobseeker': {
    id: 'residence-jobseeker',
    title: 'Residence permit for looking for a job',
    officialName: 'dlouhodobý pobyt za účelem hledání zaměstnání nebo zahájení podnikatelské činnosti',
    about: 'Nine months for people who’ve finished their studies or research here.',
    places: residence('§ 42(3)'),
    sureness: 'stated',
    obstacles: [
      {
        when: { holds: { not: ['residence-study', 'residence-research'] } },
        why: 'only holders of the residence permit for study (§ 42(3)), or for research',
        places: residence('§ 42(3)'),
      },
      {
        when: { where: 'abroad' },
        why: 'only for people who finished their studies or research here (§ 42(3))',
        places: residence('§ 42(3)'),
      },
      {
        when: { finished: false },
        why: 'the studies have to be finished (§ 42(3))',
        places: residence('§ 42(3)'),
      },
    ],
    decisions: [decided('cz.decision.residence.days', '§ 169t(6)(a)(1)')],
    fees: ['permit'],
    steps: ['file-jobseeker', 'insurance-with-application'],
    papers: ['form', 'passport', 'photo', 'graduation', 'funds', 'accommodation', 'insurance'],
    validity: '9 months, no extension',
    amounts: ['funds'],
  },
  'working-holiday': {
    id: 'working-holiday',
    title: 'Working holiday visa',
    officialName: 'vízum k pobytu nad 90 dnů, pracovní prázdniny',
    about: 'A year of travelling and working, by a treaty with your country.',
    places: residence('§ 30'),
    sureness: 'unconfirmed',
    obstacles: [
      {
        when: { workingHolidayCountry: false },
        why: 'there is no working holiday treaty with your country',
        places: residence('§ 30'),
        sureness: 'unconfirmed',
      },
      {
        when: { age: { under: 18 } },
        why: 'the treaties begin at 18',
        places: residence('§ 30'),
        sureness: 'unconfirmed',
      },
      {
        when: { age: { over: 'workingHolidayAge' } },
        why: 'the treaty ends at {workingHolidayAge}',
        places: residence('§ 30'),
        sureness: 'unconfirmed',
      },
      {
        when: { where: 'cz', held: ['visitor'] },
        why: 'the first visa is filed at an embassy (§ 53)',
        places: residence('§ 53'),
      },
    ],
    decisions: [decided('cz.decision.visa.days', '§ 169t(2)', 'cz.decision.visaComplex.days')],
    fees: ['embassy-visa', 'booking'],
    steps: ['report-address', 'insurance'],
    papers: ['passport', 'photo', 'purpose', 'funds', 'accommodation', 'record', 'insurance'],
    validity: 'at most 1 year',
    notes: [
      {
        text: 'One page says that it can’t be turned into another permit here, but we haven’t read that in an act.',
      },
    ],
    unknown: [
      {
        when: { nationality: ['TW', 'PE'] },
        what: 'Up to what age people from your country can apply: we haven’t read that agreement.',
        ask: 'the Czech embassy or office in your country',
      },
      {
        when: { nationality: 'AU' },
        what: 'The pilot programme with Australia was agreed until 28 February 2026. We haven’t read whether it continues.',
        ask: 'the Czech consulate in Sydney',
      },
      {
        what: 'The ages are from the ministry’s table of April 2025. Each agreement also has its own number of places, money and fee, and we haven’t read all of them.',
        ask: 'the Czech embassy in your country',
      },
    ],
  },
};
