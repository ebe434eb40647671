import type { PlanPermit } from '../../plan-law.ts';
import { protection } from './places.ts';

export const protectionPermits: Readonly<Record<string, PlanPermit>> = {
  'temporary-protection': {
    id: 'temporary-protection',
    title: 'Temporary protection',
    officialName: 'dočasná ochrana',
    about: 'For people who fled the war in Ukraine. You can work without a card.',
    places: protection('§ 7b'),
    sureness: 'read',
    obstacles: [],
    fees: [],
    steps: [
      { use: 'work-on-protection', when: { purpose: ['job', 'look-for-job'] } },
      { use: 'register-online', when: { purpose: { not: ['job'] } } },
      { use: 'sticker', when: { purpose: { not: ['job'] } } },
      { use: 'address-protection', when: { purpose: { not: ['job'] } } },
    ],
    papers: [],
    notes: [{ text: 'The rule needs a Council decision that prolongs protection.' }],
    unknown: [
      {
        what: 'Whether the Council extends protection beyond March 2027, and the sums of the special long-term residence in 2027.',
        ask: 'frs.gov.cz, or us',
      },
    ],
  },
  'special-long-term-residence': {
    id: 'special-long-term-residence',
    title: 'Special long-term residence',
    officialName: 'zvláštní dlouhodobý pobyt',
    about: 'For holders of temporary protection who’ve been here for two years and live on their own income.',
    places: protection('§ 7p'),
    sureness: 'read',
    obstacles: [],
    fees: [],
    steps: [],
    papers: [],
  },
};
