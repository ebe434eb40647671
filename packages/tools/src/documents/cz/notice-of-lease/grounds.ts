import type { Bilingual } from '../../two-language-view.ts';

type Ground = {
  label: string;
  /** As the letter says it, after the section. */
  words: Bilingual;
  /** Where it stands, as the letter cites it. */
  section: string;
  /** Only of a lease without an end. */
  indefinite?: true;
  /** There is no notice period. */
  immediate?: true;
};

/** Reasons for which a landlord gives notice of a flat. */
export const grounds = {
  breach: {
    label: 'The tenant grossly breached a duty',
    words: {
      en: 'gross breach of a duty under the lease',
      local: 'hrubé porušení povinnosti vyplývající z nájmu',
    },
    section: '2288(1)(a)',
  },
  crime: {
    label: 'The tenant was convicted of a crime against the landlord, the house or the people who live there',
    words: { en: 'conviction of an intentional crime', local: 'odsouzení pro úmyslný trestný čin' },
    section: '2288(1)(b)',
  },
  publicInterest: {
    label: 'The flat has to be cleared in the public interest',
    words: {
      en: 'clearing of the flat in the public interest',
      local: 'vyklizení bytu z důvodu veřejného zájmu',
    },
    section: '2288(1)(c)',
  },
  serious: {
    label: 'Another equally serious reason',
    words: { en: 'another similarly serious reason', local: 'jiný obdobně závažný důvod' },
    section: '2288(1)(d)',
  },
  own: {
    label: 'The landlord, or a spouse in a divorce, will live there',
    words: {
      en: 'use of the flat by the landlord or the landlord’s spouse',
      local: 'užívání bytu pronajímatelem nebo jeho manželem',
    },
    section: '2288(2)(a)',
    indefinite: true,
  },
  relative: {
    label: 'The landlord needs it for a relative',
    words: { en: 'need of the flat for a relative', local: 'potřeba bytu pro příbuzného' },
    section: '2288(2)(b)',
    indefinite: true,
  },
  severe: {
    label: 'The tenant breached a duty particularly seriously: no notice period',
    words: {
      en: 'particularly serious breach of a duty',
      local: 'porušení povinnosti zvlášť závažným způsobem',
    },
    section: '2291(1)',
    immediate: true,
  },
} as const satisfies Record<string, Ground>;
export type GroundId = keyof typeof grounds;

/** A ground by its id. */
export const groundOf = (id: GroundId): Ground => grounds[id];

/** Their ids, in the order in which they are asked. */
export const groundIds = Object.keys(grounds) as GroundId[];
