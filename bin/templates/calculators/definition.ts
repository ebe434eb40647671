import * as z from 'zod/mini';

/** What a visitor gives, in whole crowns and whole months. Replace it: this one splits a fee as a sample. */
const input = z.strictObject({
  feeCzk: z
    .int({ error: 'Enter whole crowns' })
    .check(
      z.minimum(0, { error: 'Enter an amount that is not negative' }),
      z.maximum(10_000_000, { error: 'Enter an amount up to 10 000 000 CZK' }),
    ),
  plan: z.enum(['at once', 'one third'], { error: 'Choose how you want to pay' }),
});
type Input = z.infer<typeof input>;

type Field = { label: string; hint?: string; unit?: string; options?: Readonly<Record<string, string>> };
type Rounding = 'none' | 'upToCrown' | 'downToCrown' | 'upToHundred';

/** One step of the answer: where its value comes from, and by which rule. No step is without a rule or an input. */
type Step = {
  id: string;
  label: string;
  formula: string;
  valueCzk: number;
  rounding: Rounding;
  /** Ids of the rules of the law it follows; empty only where a step repeats an input. */
  rules: readonly string[];
  /** Inputs it reads. */
  reads: readonly (keyof Input)[];
};
type Example = {
  name: string;
  /** The day it is true on: a calculation reads no clock. */
  on: string;
  input: Input;
  expect: Readonly<Record<string, number>>;
  /** Where the numbers come from: an act with its section, an office, or a calculation by hand. */
  source: string;
};

const fields: Readonly<Record<keyof Input, Field>> = {
  feeCzk: { label: 'Fee', hint: 'Without the fees of the office', unit: 'CZK' },
  plan: { label: 'How do you pay?', options: { 'at once': 'All at once', 'one third': 'In two parts' } },
};

/**
 * Works the answer out.
 * @param given Checked by `input`; amounts in whole crowns.
 * @param on The day it is asked for, as YYYY-MM-DD: rules are read for this day.
 */
function compute(given: Input, on: string): { on: string; steps: readonly Step[] } {
  const thirdCzk = (given.feeCzk - (given.feeCzk % 3)) / 3;
  const nowCzk = given.plan === 'one third' ? thirdCzk : given.feeCzk;
  const shared = { rules: ['sample.one-third'], reads: ['feeCzk', 'plan'] } as const;
  return {
    on,
    steps: [
      {
        ...shared,
        id: 'now',
        label: 'On application day',
        formula: given.plan === 'one third' ? 'fee ÷ 3' : 'fee',
        valueCzk: nowCzk,
        rounding: given.plan === 'one third' ? 'downToCrown' : 'none',
      },
      {
        ...shared,
        id: 'later',
        label: 'Within 3 months',
        formula: 'fee − what is paid on application day',
        valueCzk: given.feeCzk - nowCzk,
        rounding: 'none',
      },
    ],
  };
}

const byHand = 'Calculated by hand';
const examples: readonly Example[] = [
  {
    name: 'a fee that three does not divide',
    on: '2026-01-01',
    input: { feeCzk: 10_000, plan: 'one third' },
    expect: { now: 3333, later: 6667 },
    source: byHand,
  },
  {
    name: 'all at once',
    on: '2026-01-01',
    input: { feeCzk: 10_000, plan: 'at once' },
    expect: { now: 10_000, later: 0 },
    source: byHand,
  },
];

export const definition = {
  slug: 'sample-tool',
  words: {
    title: 'Sample tool',
    lead: 'One sentence: what the reader knows afterwards.',
    answer: 'What you pay, and when',
  },
  input,
  fields,
  compute,
  examples,
} as const;
