/** A worked example that somebody else published, and what we make of it. */
export type Example = {
  name: string;
  /** A day of the year it is about: a calculation reads no clock. */
  on: string;
  answers: Readonly<Record<string, unknown>>;
  /** What the source says, by the name of the output; `employment.netIncome` for an output within another. */
  expect: Readonly<Record<string, number | string | boolean | null>>;
  source: { title: string; url: string };
  /** Where the source says something else than the law does: what we answer, and why. */
  differs?: Readonly<Record<string, { ours: number | string | boolean | null; why: string }>>;
  /** For a source that gives rounded numbers: how far ours may be from them, in the output's unit. */
  tolerance?: number;
};
