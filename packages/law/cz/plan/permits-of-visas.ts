import type { PlanPermit } from '../../plan-law.ts';
import { decided } from './parts-of-permits.ts';
import { residence } from './places.ts';

const windowed = ['first:visaWindowOpens', 'last:holdsUntil'] as const;
const steps = ['extend-visa-by-post', 'stay-on-visa'] as const;
const noWindow = {
  when: { holdsUntil: { known: false } },
  what: 'We don’t know when your visa ends: you can file in the 90 days before (§ 60(2)).',
  ask: 'your visa: the last day is on it',
} as const;

/** Who stays on a visa for longer, or goes on from leave to remain. */
export const permitsOfVisas: Readonly<Record<string, PlanPermit>> = {
  'visa-extension': {
    id: 'visa-extension',
    title: 'Extension of the stay on a visa',
    about: 'Within the visa’s year. For longer, you apply for a residence permit.',
    places: residence('§ 35', '§ 60'),
    sureness: 'stated',
    obstacles: [],
    decisions: [decided('cz.decision.visaExtension.days', '§ 169t(4)')],
    fees: ['visa-extension'],
    steps,
    papers: ['form', 'passport', 'purpose', 'funds', 'accommodation', 'insurance'],
    amounts: windowed,
    unknown: [noWindow],
  },
  'seasonal-extension': {
    id: 'visa-seasonal-extension',
    title: 'Extension of the seasonal visa',
    about: 'Only for more seasonal work, and up to six months in total.',
    places: residence('§ 35a', '§ 60'),
    sureness: 'stated',
    obstacles: [
      {
        when: { monthsOnPermit: { atLeast: 6 } },
        why: 'it’s extended up to six months in total, and you’ve had it for that long (§ 35a(1))',
        places: residence('§ 35a(1)'),
      },
    ],
    decisions: [decided('cz.decision.visaExtension.days', '§ 169t(4)')],
    fees: ['visa-extension'],
    steps,
    papers: ['passport', 'work-permit', 'accommodation', 'seasonal-pay'],
    validity: 'up to 6 months, with the months you’ve had',
    amounts: windowed,
    unknown: [
      noWindow,
      {
        when: { monthsOnPermit: { known: false } },
        what: 'How long you’ve had the visa: one of six months or more can’t be extended (§ 35a(1)).',
        ask: 'your visa: its first and last day are on it',
      },
    ],
  },
  'toleration-extension': {
    id: 'visa-toleration-extension',
    title: 'Extension of leave to remain',
    officialName: 'prodloužení víza k pobytu nad 90 dnů za účelem strpění pobytu',
    about: 'For as long as the reason you have it for lasts, up to a year.',
    places: residence('§ 36', '§ 33(5)', '§ 60'),
    sureness: 'stated',
    obstacles: [
      {
        when: { monthsOnPermit: { atLeast: 12 } },
        why: 'the visa is for a year at most (§ 33(5)); after that, it’s a residence permit for the same reason (§ 43(1))',
        places: residence('§ 33(5)', '§ 43(1)'),
        sureness: 'read',
      },
    ],
    decisions: [decided('cz.decision.tolerationExtension.days', '§ 169t(4)')],
    fees: ['toleration-extension'],
    steps: ['extend-toleration', 'stay-on-visa'],
    papers: ['toleration-passport', 'toleration-reason', 'toleration-insurance'],
    validity: 'as long as the reason lasts, at most 1 year',
    amounts: windowed,
    notes: [
      {
        text: 'It isn’t extended once the reason is gone: then you ask for its end yourself, within 3 days where something had kept you from leaving, and within 5 where you couldn’t be made to leave (§ 36(3), § 38(1)).',
      },
      {
        text: 'If you leave the Schengen countries, this visa ends, unless you’re recognised as stateless (§ 62(4)).',
      },
      {
        text: 'A stay of more than a year, for the same reason, takes a residence permit for leave to remain (§ 43(1)).',
      },
    ],
    unknown: [
      noWindow,
      {
        what: 'Which ground of § 33 your visa has. Witnesses, people who can’t leave, and people whose court case is open prove different things, and the time ends differently.',
        ask: 'the decision on your visa, then us or a free legal advice centre for foreigners',
      },
    ],
  },
  'residence-toleration': {
    id: 'residence-toleration',
    title: 'Residence permit for leave to remain',
    officialName: 'povolení k dlouhodobému pobytu za účelem strpění pobytu na území',
    about: 'For people with a visa for leave to remain who have to stay longer than a year.',
    places: residence('§ 43'),
    sureness: 'stated',
    obstacles: [],
    decisions: [decided('cz.decision.residence.days', '§ 169t(6)(a)(1)')],
    fees: ['residence-toleration'],
    steps: ['file-from-visa', 'stay-on'],
    papers: ['form', 'toleration-passport', 'photo', 'toleration-reason', 'insurance'],
    validity: '1 year, and it can be extended',
    amounts: ['first:windowOpens', 'last:holdsUntil'],
    notes: [
      {
        text: 'If you leave the Schengen countries, the permit ends (§ 46(2), § 62(4)).',
      },
      {
        text: 'With this permit and three years here, you can file for other permits in the country, unless the visa was given for a court case (§ 42(2), § 33(1)(d), (e)).',
      },
    ],
  },
};
