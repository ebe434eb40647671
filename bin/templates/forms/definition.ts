import * as z from 'zod/mini';

export const messages = {
  name: 'Enter your name as in your passport',
  arrival: 'Enter the day you arrived, for example 2026-01-31',
} as const;

/** What the form asks. Replace it: this one announces an arrival as a sample. */
const input = z.strictObject({
  fullName: z
    .string({ error: messages.name })
    .check(z.trim(), z.minLength(1, messages.name), z.maxLength(120, messages.name)),
  arrivedOn: z.iso.date({ error: messages.arrival }),
});
type Input = z.infer<typeof input>;

type Field = { type: 'text' | 'date' | 'select' | 'autoComplete'; label: string; hint?: string };
/** A line of the summary that the client confirms and the office receives. */
type Line = { label: string; value: string };
type Example = {
  name: string;
  /** The day it is handed in: a form reads no clock. */
  on: string;
  input: Input;
  expect: readonly Line[];
  /** Whose form this follows. */
  source: string;
};
/** An input that is refused, and what each field says. */
type Refusal = {
  name: string;
  input: Readonly<Record<string, unknown>>;
  expect: Readonly<Record<string, string>>;
};

const fields: Readonly<Record<keyof Input, Field>> = {
  fullName: { type: 'text', label: 'Full name', hint: 'As in your passport' },
  arrivedOn: { type: 'date', label: 'Day of arrival', hint: 'DD/MM/YYYY' },
};

/**
 * Sums up what was given, in the order of the fields.
 * @param given Checked by `input`.
 * @param on The day it is handed in, as YYYY-MM-DD.
 */
function compute({ fullName, arrivedOn }: Input, on: string): readonly Line[] {
  return [
    { label: fields.fullName.label, value: fullName },
    { label: fields.arrivedOn.label, value: arrivedOn },
    { label: 'Handed in on', value: on },
  ];
}

const examples: readonly Example[] = [
  {
    name: 'an arrival',
    on: '2026-02-01',
    input: { fullName: 'Ana Sample', arrivedOn: '2026-01-31' },
    expect: [
      { label: 'Full name', value: 'Ana Sample' },
      { label: 'Day of arrival', value: '2026-01-31' },
      { label: 'Handed in on', value: '2026-02-01' },
    ],
    source: 'Sample form',
  },
];
const refusals: readonly Refusal[] = [
  { name: 'nothing at all', input: {}, expect: { fullName: messages.name, arrivedOn: messages.arrival } },
  {
    name: 'a day that is none',
    input: { fullName: 'Ana Sample', arrivedOn: '2026-02-30' },
    expect: { arrivedOn: messages.arrival },
  },
];

export const definition = {
  slug: 'sample-tool',
  words: {
    title: 'Sample tool',
    lead: 'One sentence: what happens once this is sent.',
    answer: 'What you are about to send',
  },
  input,
  fields,
  compute,
  examples,
  refusals,
} as const;
