import type { PlanPermit } from '../../plan-law.ts';
import { procedure, residence } from './places.ts';

/** No section names a time for a card that is only issued anew, so it is the general one of the procedure. */
export const generalTime = { normal: 30, places: procedure('§ 71'), sureness: 'unconfirmed' } as const;
export const noEnd = {
  when: { holdsUntil: { known: false } },
  what: 'We don’t know when your card ends.',
  ask: 'your card: the day is on its front',
} as const;

/** Cards of people whose residence does not rest on a long-term residence permit, and what becomes of them at their end. */
export const renewedPermits: Readonly<Record<string, PlanPermit>> = {
  'eu-family-extension': {
    id: 'eu-family-extension',
    title: 'Extension of the residence card of a family member of an EU citizen',
    officialName: 'prodloužení doby platnosti pobytové karty',
    about: 'For as long as you live here with your relative. You apply before the card ends.',
    places: residence('§ 87o(2)', '§ 87p'),
    sureness: 'stated',
    obstacles: [],
    decisions: [generalTime],
    fees: ['eu'],
    steps: ['extend-eu-family', 'stay-as-family', 'collect-eu-family'],
    papers: [
      'form-eu',
      'passport',
      'lives-together',
      'insurance-eu',
      'accommodation',
      { use: 'income', when: { relation: 'unmarried-partner' } },
    ],
    validity: '{euFamilyValidity}',
    amounts: ['last:holdsUntil'],
    notes: [
      { text: 'If you look different now, the ministry also wants new photographs (§ 87p(1)).' },
      {
        text: 'If your relative dies or leaves, or you divorce, you may still be able to keep the card (§ 87f(2)). Ask before you file.',
      },
    ],
    unknown: [noEnd],
  },
  'permanent-card': {
    id: 'permanent-residence-extension',
    title: 'A new card for your permanent residence',
    officialName: 'prodloužení doby platnosti průkazu o povolení k trvalému pobytu',
    about:
      'Your residence doesn’t end with the card. Nobody checks your Czech, your income or your purpose again.',
    places: residence('§ 117c(2)', '§ 117d'),
    sureness: 'stated',
    obstacles: [],
    decisions: [generalTime],
    fees: [
      { use: 'extension', when: { underFifteen: { not: [true] } } },
      { use: 'extension-child', when: { underFifteen: true } },
    ],
    steps: ['renew-permanent-card', 'collect-permanent-card'],
    papers: ['form', 'passport'],
    validity: '10 years; 5 for a child under 15',
    amounts: ['first:visaWindowOpens', 'last:holdsUntil'],
    unknown: [noEnd],
  },
  'permanent-eu-card': {
    id: 'permanent-residence-eu-extension',
    title: 'A new card for your permanent residence',
    officialName: 'prodloužení doby platnosti průkazu nebo karty trvalého pobytu',
    about: 'Your residence doesn’t end with the card. You apply by 15 days after its last day.',
    places: residence('§ 87r(4)', '§ 87s'),
    sureness: 'stated',
    obstacles: [],
    decisions: [generalTime],
    fees: ['eu'],
    steps: ['renew-permanent-eu-card', { use: 'collect-eu-family', when: { eu: false } }],
    papers: ['form-eu', 'passport-or-id'],
    validity: '10 years',
    amounts: ['last:permanentEuCardBy'],
    unknown: [noEnd],
  },
};
