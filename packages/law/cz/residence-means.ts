import type { DatedValue, Rule } from '../rule.ts';
import { ordersReadOn, pagesReadOn, type Source } from '../source.ts';
import { actsReadOn } from './acts-read-on.ts';
import { area } from './area.ts';
import type { DisputeName } from './disputes.ts';

const act = actsReadOn('2026-11-23');
const order = ordersReadOn('2026-11-23');
const page = pagesReadOn('2026-11-23');

const residenceAct = act('326/1999', '2026-06-12');
const minimumAct = act('110/2006', '2026-10-01');
const benefitAct = act('151/2025', '2026-10-01');
const finance = page(
  'Finance.cz, Životní minimum se nakonec od května nezvýší',
  'https://www.finance.cz/aktuality/zivotni-minimum-se-nakonec-od-kvetna-nezvysi/',
);
const notice44 = order(
  'Notice of the Ministry of Labour 44/2026 Sb., average gross wage of 2025 for blue cards',
  'https://e-sbirka.gov.cz/eli/cz/sb/2026/44',
);
const notice96 = page(
  'Nový epis, notice 96/2025 Sb., average gross wage of 2024 for blue cards',
  'https://www.novyepis.cz/pravni-predpisy/399661',
);
const notice98 = page(
  'Nový epis, notice 98/2024 Sb., average gross wage of 2023 for blue cards',
  'https://www.novyepis.cz/pravni-predpisy/398354',
);
const unread = 'No calculator uses it. Pages about residence do.';

type Sum = Pick<Rule<DisputeName>, 'title' | 'act' | 'section' | 'about' | 'values' | 'sources'> & {
  also?: string;
  note?: string;
};
const sum = (told: Sum): Rule<DisputeName> => ({ ...told, unit: 'CZK', lasts: 'until changed', unread });

const fromTheStart = (value: number): readonly DatedValue[] => [
  { from: '2023-01-01', value, sure: { 2023: 'k', 2026: '1' } },
];
const sinceJuly2026 = (before: number, after: number): readonly DatedValue[] => [
  { from: '2023-01-01', value: before, sure: { 2023: '1' } },
  { from: '2026-07-01', value: after, sure: { 2026: '2' } },
];

type Minimum = { title: string; section: string; of: string; amount: number; before?: number };

/** An amount of the living minimum, a month. */
const minimum = ({ title, section, of, amount, before }: Minimum): Rule<DisputeName> => {
  const sources: readonly Source[] = [minimumAct(`${section}: ${amount} CZK a month`)];
  return sum({
    title: `Living minimum: ${title}`,
    act: '110/2006 Sb.',
    section,
    about: `The living minimum (životní minimum) of ${of}, a month. The income you need for a family permit, a business permit or permanent residence is worked out from it.`,
    values: before === undefined ? fromTheStart(amount) : sinceJuly2026(before, amount),
    sources: [...sources, finance(`${before ?? amount} CZK until June 2026, ${amount} from 1 July 2026`)],
  });
};

type Funds = { title: string; section: string; multiple: number; about: string; note?: string };

/** Money that is shown for a stay: a multiple of the subsistence minimum. */
const funds = ({ title, section, multiple, about, note }: Funds): Rule<DisputeName> =>
  sum({
    title: `Funds for a stay: ${title}`,
    act: '326/1999 Sb.',
    section,
    also: '§ 5(1) of act 110/2006',
    about,
    note: `It is ${multiple} times the subsistence minimum; under 18 it is half.${note ? ` ${note}` : ''}`,
    values: [{ from: '2023-01-01', value: multiple * 3_130, sure: { 2023: 'd', 2026: 'd' } }],
    sources: [
      residenceAct(`${section}: ${multiple} times the subsistence minimum`),
      minimumAct('§ 5(1): the subsistence minimum is 3 130 CZK'),
    ],
  });

type Energy = { persons: string; letter: string; amount: number };

/** What counts as the cost of energy where the highest rent of the law is counted instead of one's own. */
const energy = ({ persons, letter, amount }: Energy): Rule<DisputeName> =>
  sum({
    title: `Energy allowance: household of ${persons}`,
    act: '151/2025 Sb.',
    section: `§ 32(2)(${letter})`,
    about: `The energy allowance (energetický paušál) of a household of ${persons}, a month. Together with the highest normative rent, it’s the housing cost the office uses if you don’t prove your own.`,
    values: [
      { from: '2023-01-01', value: null, sure: { 2023: 'k' } },
      { from: '2025-10-01', value: amount, sure: { 2025: 'k', 2026: '1' } },
    ],
    sources: [benefitAct(`§ 32(2)(${letter}): ${amount} CZK`)],
  });

/** What money, income and pay a residence permit asks for. */
export const residenceMeans = area({
  'cz.living.single': minimum({
    title: 'somebody who lives alone',
    section: '§ 2',
    of: 'somebody who lives alone',
    amount: 5_500,
    before: 4_860,
  }),
  'cz.living.first': minimum({
    title: 'first adult of a household',
    section: '§ 3(2)',
    of: 'the first adult of a household',
    amount: 5_000,
    before: 4_470,
  }),
  'cz.living.adult': minimum({
    title: 'each extra adult in a household',
    section: '§ 3(3)(a)',
    of: 'each extra adult in a household',
    amount: 3_750,
    before: 4_040,
  }),
  'cz.living.student': minimum({
    title: 'dependent child from 15 to 26',
    section: '§ 3(3)(b)',
    of: 'a dependent child from 15 to 26',
    amount: 3_490,
  }),
  'cz.living.schoolchild': minimum({
    title: 'child from 6 to 15',
    section: '§ 3(3)(c)',
    of: 'a child from 6 to 15',
    amount: 3_050,
  }),
  'cz.living.child': minimum({
    title: 'child under 6',
    section: '§ 3(3)(d)',
    of: 'a child under 6',
    amount: 2_480,
  }),
  'cz.living.subsistence': sum({
    title: 'Subsistence minimum',
    act: '110/2006 Sb.',
    section: '§ 5(1)',
    about:
      'The subsistence minimum (existenční minimum), a month. The money you show for a long-term visa is a multiple of it.',
    values: fromTheStart(3_130),
    sources: [minimumAct('§ 5(1): 3 130 CZK a month')],
  }),
  'cz.living.energy.one': energy({ persons: 'one', letter: 'a', amount: 2_300 }),
  'cz.living.energy.two': energy({ persons: 'two', letter: 'b', amount: 2_800 }),
  'cz.living.energy.three': energy({ persons: 'three', letter: 'c', amount: 3_300 }),
  'cz.living.energy.four': energy({ persons: 'four', letter: 'd', amount: 3_800 }),
  'cz.living.energy.five': energy({ persons: 'five or more', letter: 'e', amount: 4_300 }),
  'cz.funds.stay': funds({
    title: 'longer than 30 days',
    section: '§ 13(1)(a)(2)',
    multiple: 15,
    about:
      'The money (prostředky k pobytu) you show for a stay longer than 30 days, before the amount added for each month.',
  }),
  'cz.funds.month': funds({
    title: 'each whole month',
    section: '§ 13(1)(a)(2)',
    multiple: 2,
    about: 'What’s added to the money for a stay longer than 30 days for each whole month of it.',
    note: 'The act says each whole month of the stay. The ministry’s examples leave one month out.',
  }),
  'cz.funds.year': funds({
    title: 'twelve months, read to the letter',
    section: '§ 13(1)(a)(2)',
    multiple: 39,
    about:
      'The money the act requires for a stay of twelve months: the first amount, plus the amount for each whole month.',
    note: 'The ministry’s examples leave one month out and come to 115 810 CZK.',
  }),
  'cz.funds.business': funds({
    title: 'business',
    section: '§ 13(1)(a)(3)',
    multiple: 50,
    about:
      'The money (prostředky k pobytu) you show for a business stay longer than 90 days, however long it is.',
  }),
  'cz.blueCard.salary.month': {
    ...sum({
      title: 'Blue card: minimum monthly gross pay',
      act: '326/1999 Sb.',
      section: '§ 42j(1)(b)',
      also: '§ 182(2) of act 326/1999',
      about:
        'The minimum monthly gross pay in the contract for a blue card (modrá karta): 1.5 times the average gross wage that the Ministry of Labour announces for a year from 1 May.',
      note: 'Rounded up to a whole crown. The one of 2026 applies until 30 April 2027.',
      values: [
        { from: '2023-01-01', value: 56_759, sure: { 2023: 'k' } },
        { from: '2023-05-01', value: 60_530, sure: { 2023: 'k' } },
        { from: '2024-05-01', value: 65_012, sure: { 2024: '1d' } },
        { from: '2025-05-01', value: 69_248, sure: { 2025: '1d' } },
        { from: '2026-05-01', value: 73_823, sure: { 2026: '1d' } },
      ],
      sources: [
        residenceAct('§ 42j(1)(b): 1.5 times the average gross yearly wage'),
        notice44('49 215 CZK a month, 590 580 CZK a year, from 1 May 2026 to 30 April 2027'),
        notice96('46 165 CZK a month, 553 980 CZK a year, to 30 April 2026'),
        notice98('43 341 CZK a month, 520 092 CZK a year, to 30 April 2025'),
      ],
    }),
    reviewBy: '2027-04-15',
  },
  'cz.blueCard.salary.year': {
    ...sum({
      title: 'Blue card: minimum yearly gross pay',
      act: '326/1999 Sb.',
      section: '§ 42j(1)(b)',
      also: '§ 182(2) of act 326/1999',
      about:
        'The minimum yearly gross pay in the contract for a blue card (modrá karta): 1.5 times the average gross wage that the Ministry of Labour announces for a year from 1 May.',
      note: 'The one of 2026 applies until 30 April 2027.',
      values: [
        { from: '2023-01-01', value: 681_102, sure: { 2023: 'k' } },
        { from: '2023-05-01', value: 726_354, sure: { 2023: 'k' } },
        { from: '2024-05-01', value: 780_138, sure: { 2024: '1d' } },
        { from: '2025-05-01', value: 830_970, sure: { 2025: '1d' } },
        { from: '2026-05-01', value: 885_870, sure: { 2026: '1d' } },
      ],
      sources: [
        residenceAct('§ 42j(1)(b): 1.5 times the average gross yearly wage'),
        notice44('590 580 CZK a year, from 1 May 2026 to 30 April 2027'),
        notice96('553 980 CZK a year, to 30 April 2026'),
        notice98('520 092 CZK a year, to 30 April 2025'),
      ],
    }),
    reviewBy: '2027-04-15',
  },
});
