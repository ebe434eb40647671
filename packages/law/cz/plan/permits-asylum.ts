import type { PlanPermit } from '../../plan-law.ts';
import { generalTime, noEnd } from './permits-renewed.ts';
import { asylum, employment, residence, trade } from './places.ts';

const whichOfTwo = {
  what: 'Whether you have asylum or subsidiary protection: each is given for a time of its own.',
  ask: 'the decision that gave it to you',
} as const;

/** Those with asylum or subsidiary protection, by the Asylum Act: what becomes of it, and what it opens. */
export const asylumPermits: Readonly<Record<string, PlanPermit>> = {
  'keep:asylum': {
    id: 'asylum',
    title: 'The protection you have, for longer',
    officialName: 'prodloužení azylu nebo doplňkové ochrany',
    about:
      'The ministry extends asylum and subsidiary protection for as long as the reasons for it last. You ask before it ends.',
    places: asylum('§ 12(2)', '§ 13(2)', '§ 17', '§ 18(1)(c)'),
    sureness: 'stated',
    obstacles: [],
    fees: [],
    steps: ['extend-protection', 'stay-protected', 'extend-asylum-card', 'collect-protection-card'],
    papers: ['protection-card', 'protection-passport'],
    validity: 'asylum at least 3 more years, subsidiary protection at least 2 (§ 17(3))',
    amounts: ['last:holdsUntil'],
    notes: [
      {
        text: 'At first, asylum is given for at least 3 years and subsidiary protection for at least 1 (§ 12(2), § 13(2)). Protection ends with that time if you don’t ask for more (§ 18(1)(c)).',
      },
      {
        text: 'You report a new address to the ministry within 7 working days (§ 78), and tell it in writing if you’re abroad for more than 90 days (§ 52(g), § 53b(f)).',
      },
      {
        text: 'After five years here, you can ask to be a long-term resident of the EU too, beside your protection (§ 53d).',
      },
    ],
    unknown: [
      whichOfTwo,
      {
        what: 'Whether asylum that was given before 12 June 2026 has a last day. This is the act as it’s been since then. What it says of earlier decisions is in the act that amended it, which we haven’t read.',
        ask: 'the ministry’s Department for Asylum and Migration Policy, or a free legal advice centre for refugees',
      },
      noEnd,
    ],
  },
  'keep:asylum-open': {
    id: 'asylum',
    title: 'The protection you have',
    about: 'It lets you do this already, without another permit.',
    places: [...asylum('§ 53c', '§ 76'), ...employment('§ 98'), ...trade('§ 5(6)')],
    sureness: 'read',
    obstacles: [],
    fees: [],
    steps: [],
    papers: [],
    notes: [
      {
        text: 'With subsidiary protection, you count as a permanent resident in employment (§ 53c of act 325/1999). With asylum, you do in other laws too, but for the Residence Act (§ 76).',
      },
      {
        when: { purpose: ['freelance', 'company'] },
        text: 'People with international protection, and their family, can trade as Czech citizens do (§ 5(6) of the Trade Licensing Act).',
      },
    ],
  },
  'protected-resident': {
    id: 'protected-eu-resident',
    title: 'Long-term resident of the EU, beside your protection',
    officialName: 'právní postavení dlouhodobě pobývajícího rezidenta v Evropské unii na území',
    about: 'For people with asylum or subsidiary protection who’ve lived here for five years.',
    places: asylum('§ 53d'),
    sureness: 'stated',
    obstacles: [
      {
        when: { countedYears: { under: 'permanentYears' } },
        why: 'you need five years of stay, and study only counts half (§ 53d(1)(a), (2) of act 325/1999)',
        places: asylum('§ 53d(1)(a)', '§ 53d(2)'),
        later: 'after five years',
      },
      {
        when: { countedYears: { known: false } },
        why: 'you need five years of stay, and we don’t know how long you’ve been here (§ 53d(1)(a) of act 325/1999)',
        places: asylum('§ 53d(1)(a)'),
        later: 'after five years',
      },
      {
        when: { netIncome: { under: 'incomeNeeded' } },
        why: 'income under the {incomeNeeded} CZK a month that is asked for permanent residence (§ 53d(1)(c) of act 325/1999, § 71)',
        places: [...asylum('§ 53d(1)(c)'), ...residence('§ 71')],
      },
    ],
    decisions: [generalTime],
    fees: [],
    steps: ['file-protected-resident'],
    papers: ['protection-card', 'income'],
    amounts: ['incomeNeeded'],
    notes: [
      {
        text: 'The time with protection counts, from the day you gave the details of your application for it, and so does time on long-term visas and permits before (§ 53d(2)). No Czech exam is asked for.',
      },
      {
        text: 'Time abroad counts up to six months at a time and ten months in total (§ 53d(3)).',
      },
      {
        text: 'It ends if your protection is taken away for certain reasons, but not just because the protection does (§ 53e(2), (3)).',
      },
    ],
    unknown: [
      {
        what: 'What it costs and how long it takes: the Asylum Act says neither.',
        ask: 'the ministry’s Department for Asylum and Migration Policy',
      },
    ],
  },
};
