import type { Day } from '@majak/law/dates';
import { verdict } from '@majak/law/step';
import { input } from '@majak/law/term';
import type { FactStep, Term } from '@majak/law/working';
import type { ChartOf } from '../../../calculator/chart.ts';
import { date, group, type PlainOf, type StepsOf, table, words } from '../../../calculator/output.ts';
import { type Filing, type FilingDays, filingDays, inWords, premiumDueBy } from '../../../cz/deadlines.ts';

const ways: readonly { filing: Filing; label: string }[] = [
  { filing: 'paper', label: 'On paper' },
  { filing: 'electronic', label: 'Electronically' },
  { filing: 'adviser', label: 'By a tax adviser' },
];

export const dayOutputs = {
  filingDeadline: date('Tax return, electronically'),
  paymentDeadlines: group('Payment deadlines', {
    tax: date('Income tax is due by'),
    social: date('Social security is due by'),
    health: date('Health insurance is due by'),
  }),
  deadlines: table('Deadlines for each way of filing', {
    filing: words('Filing'),
    taxReturn: date('Tax return'),
    socialOverview: date('Social overview'),
    healthOverview: date('Health overview'),
  }),
};
type Deadlines = StepsOf<typeof dayOutputs>;

type Found = { outputs: Deadlines; notes: readonly string[] };

/** The days of a year never change, so each year is worked out once. */
const known = new Map<number, Found>();

/**
 * Last days for the return of a year and its payments, electronically: every trade has a data box and so has to file that way.
 * Weekends and public holidays are skipped. Sources: § 136, § 33(4) of act 280/2009, § 14a and § 15 of act 589/1992, § 7 and § 24(2) of act 592/1992.
 * @returns the days to keep, and a table with the days of each way of filing.
 */
export function deadlinesOf(year: number): Found {
  const found = known.get(year) ?? findDeadlines(year);
  known.set(year, found);
  return found;
}

function findDeadlines(year: number): Found {
  const from = [input('year', year, 'count')];
  const electronic = filingDays(year, 'electronic');
  const { taxReturn, socialOverview, healthOverview } = electronic;
  const day = ([value, because]: readonly [Day, string]): FactStep<Day> => verdict({ value, because, from });
  const eight = (overview: Day): readonly [Day, string] => [
    premiumDueBy(overview),
    `eight days after ${inWords(overview)}, the last day for the overview, on a working day`,
  ];
  return {
    outputs: {
      filingDeadline: day([
        taxReturn,
        `four months after ${year} when filed electronically, on a working day`,
      ]),
      paymentDeadlines: {
        tax: day([taxReturn, 'the tax is due on the last day for the return']),
        social: day(eight(socialOverview)),
        health: day(eight(healthOverview)),
      },
      deadlines: waysTable(year, from),
    },
    notes: socialOverview === healthOverview ? [] : [disputed(electronic)],
  };
}

const disputed = ({ socialOverview, healthOverview }: FilingDays): string =>
  `Sources differ on the overview for social security after a shifted return: ${inWords(socialOverview)} or ${inWords(healthOverview)}. We show the earlier day. Premiums are due within 8 days of the overview, so an earlier overview means an earlier payment.`;

/** The same days for each way of filing. */
function waysTable(year: number, from: readonly Term[]): Deadlines['deadlines'] {
  const because =
    'three months after the year on paper, four electronically, six by an adviser; overviews a month later';
  return {
    explained: verdict({ value: null, because, from }),
    rows: ways.map(({ filing, label }) => ({ filing: label, ...filingDays(year, filing) })),
  };
}

/** The days of an electronic return on a line. Overviews lie days apart and payments eight days behind them, so they are in order. */
export function timeline(said: PlainOf<typeof dayOutputs>, year: number): ChartOf<'timeline'> {
  const [, electronic] = said.deadlines;
  const events = [
    { day: said.filingDeadline, label: 'Tax return and tax', note: 'Filed electronically' },
    { day: electronic?.socialOverview ?? '', label: 'Overview for social security' },
    { day: electronic?.healthOverview ?? '', label: 'Overview for your health insurer' },
    { day: said.paymentDeadlines.social, label: 'Social security balance' },
    { day: said.paymentDeadlines.health, label: 'Health insurance balance' },
  ];
  return { kind: 'timeline', title: `Your days after ${year}`, events };
}
