import { inEach, type Pair, shortBlank } from '../two-language-view.ts';
import { numberIn } from './english-and-czech.ts';

type Counted = {
  en: readonly [one: string, more: string];
  /** By the number: 1, 2 to 4, a part (`1,5`), any other. */
  local: Readonly<Record<'one' | 'few' | 'many' | 'other', string>>;
};

/** What is counted: after a verb (`činí 2 hodiny`), and, with `of`, where Czech wants the genitive (`do 14 dnů`). */
const things = {
  months: {
    en: ['month', 'months'],
    local: { one: 'měsíc', few: 'měsíce', many: 'měsíce', other: 'měsíců' },
  },
  hours: { en: ['hour', 'hours'], local: { one: 'hodinu', few: 'hodiny', many: 'hodiny', other: 'hodin' } },
  years: { en: ['year', 'years'], local: { one: 'rok', few: 'roky', many: 'roku', other: 'let' } },
  ofDays: { en: ['day', 'days'], local: { one: 'dne', few: 'dnů', many: 'dne', other: 'dnů' } },
  ofMonths: {
    en: ['month', 'months'],
    local: { one: 'měsíce', few: 'měsíců', many: 'měsíce', other: 'měsíců' },
  },
} as const satisfies Record<string, Counted>;

const czech = new Intl.PluralRules('cs');
const isKind = (kind: string): kind is keyof Counted['local'] => kind in things.months.local;

/** So many of something in each language: `2 months`, `2 měsíce`; none yet is a line to write on. */
export function countWithNoun(count: number | null | undefined, thing: keyof typeof things): Pair {
  if (typeof count !== 'number') return inEach(null, shortBlank);
  const [en, local] = numberIn(count);
  const words: Counted = things[thing];
  const kind = czech.select(count);
  return [
    `${String(en)}\u00A0${words.en[count === 1 ? 0 : 1]}`,
    `${String(local)}\u00A0${words.local[isKind(kind) ? kind : 'other']}`,
  ];
}

/** In how many copies something is made: `2 copies`, `ve 2 stejnopisech`. @param count Two at least. */
export const copiesIn = (count: number): Pair => [
  `${count}\u00A0copies`,
  `${count < 5 ? 've' : 'v'}\u00A0${count}\u00A0stejnopisech`,
];
