/** Inputs that are required, what stands for the others, and the outputs, as programs outside rely on them. */
export type Contract = {
  required: string;
  defaults: Record<string, unknown>;
  optional?: string;
  outputs: string;
};

/** The topic a calculator is listed under, the number it shows first, and the lines below it in their order. */
export type Shown = { headline: string; lines: string; topic: string };

/** Under which answers which of the fields that matter for some answers alone are asked. */
export type AskedCase = readonly [answers: Record<string, unknown>, asked: string];

/** An answer that the others leave unread is named in a note: which field, given what. */
export type UnusedCase = readonly [slug: string, field: string, answers: Record<string, unknown>];

/** What the calculators of a country promise, by their addresses. */
export type Promises = {
  contracts: Readonly<Record<string, Contract>>;
  shown: Readonly<Record<string, Shown>>;
  /**
   * What each asks, in the order of its form: range, unit and decimals, or options; what stands for no answer; whether the
   * form folds it away (`seldom`), does not call it optional (`needed`), or asks it for some answers alone (`when`).
   */
  inputs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  asked: Readonly<Record<string, readonly AskedCase[]>>;
  unused: readonly UnusedCase[];
};
