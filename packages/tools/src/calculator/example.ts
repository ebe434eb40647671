import type { LawPlace } from '../form/finding.ts';

/** One step of a case worked by hand: what the section says to do, and what that gives. */
export type WorkedStep = {
  /** As one would write it beside the sum: `40 000 × 12 ÷ 365, down to two decimals`. */
  does: string;
  gives: number | string | boolean;
  place: Pick<LawPlace, 'act' | 'section'>;
};

/** A worked example that somebody else published, or that was worked by hand from an act, and what we make of it. */
export type Example = {
  name: string;
  /** A day of the year it is about: a calculation reads no clock. */
  on: string;
  answers: Readonly<Record<string, unknown>>;
  /** What the source says, by the name of the output; `employment.netIncome` for an output within another. */
  expect: Readonly<Record<string, number | string | boolean | null>>;
  /** The page it was published on; of a case worked by hand, the act it was worked from. */
  /** Its address is left out where the page itself was not kept. */
  source: { title: string; url?: string };
  /** Worked by hand from the words of the act: every step, so that anybody can follow it. */
  worked?: readonly WorkedStep[];
  /** Where the source says something else than the law does: what we answer, and why. */
  differs?: Readonly<Record<string, { ours: number | string | boolean | null; why: string }>>;
  /** For a source that gives rounded numbers: how far ours may be from them, in the output's unit. */
  tolerance?: number;
};
