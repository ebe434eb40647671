import { offeredCalculators } from '@majak/desk/offered-tools';
import type { Day } from '@majak/law/dates';
import type { Calculator } from '@majak/tools/calculator/calculator';
import {
  type ComparedExample,
  type ComparisonVerdict,
  compareExamples,
} from '@majak/tools/calculator/compare-examples';

/** A calculator with every worked example put into it. */
export type Proved = { calculator: Calculator; examples: readonly ComparedExample[] };
/** What was put into the calculators of this site, and on which day. */
export type Proof = { on: Day; proved: readonly Proved[] };

let last: Promise<Proof> | undefined;
let lastDay: Day | undefined;

/** Works every example of every calculator of this site out: those that the tests work out too. Once a day in a process. */
export function prove(today: Day): Promise<Proof> {
  if (last === undefined || lastDay !== today) last = run(today);
  lastDay = today;
  return last;
}

const run = async (on: Day): Promise<Proof> => ({
  on,
  proved: (await offeredCalculators())
    .filter(({ examples }) => examples.length > 0)
    .map((calculator) => ({ calculator, examples: compareExamples(calculator).examples })),
});

/** How many numbers of some examples came out how. */
export function tallyOf(examples: readonly ComparedExample[]): Readonly<Record<ComparisonVerdict, number>> {
  const tally = { equal: 0, near: 0, documented: 0, wrong: 0 };
  for (const { verdict } of examples.flatMap(({ comparisons }) => comparisons)) tally[verdict]++;
  return tally;
}

const gravest: readonly ComparisonVerdict[] = ['wrong', 'documented', 'near', 'equal'];

/** How an example came out: as the gravest of its numbers did. */
export const verdictOn = ({ comparisons }: ComparedExample): ComparisonVerdict =>
  gravest.find((one) => comparisons.some(({ verdict }) => verdict === one)) ?? 'equal';

/** Calculators with those of their examples that don't simply agree: a source that says something else, or an answer of ours that is wrong. */
export const differing = (proved: readonly Proved[]): readonly Proved[] =>
  proved
    .map(({ calculator, examples }) => ({
      calculator,
      examples: examples.filter((one) => ['documented', 'wrong'].includes(verdictOn(one))),
    }))
    .filter(({ examples }) => examples.length > 0);
