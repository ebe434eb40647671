import * as z from 'zod/mini';

const text = (message: string, maxLength = 120) =>
  z.string({ error: message }).check(z.trim(), z.minLength(1, message), z.maxLength(maxLength, message));

/** What the document is written from. Replace it: this one is a short power of attorney as a sample. */
const input = z.strictObject({
  grantor: text('Enter the name of the person who gives the power'),
  attorney: text('Enter the name of the person who acts'),
  matter: text('Say what the power is for', 500),
});
type Input = z.infer<typeof input>;

type Field = { label: string; hint?: string; unit?: string };
/** What is typeset: data alone, never mark-up. */
type Document = { title: string; on: string; paragraphs: readonly string[]; signatures: readonly string[] };
type Example = {
  name: string;
  /** The day it is written on: a document reads no clock. */
  on: string;
  input: Input;
  expect: Document;
  /** What the wording follows: an act with its section, or an office's own form. */
  source: string;
};

const fields: Readonly<Record<keyof Input, Field>> = {
  grantor: { label: 'Who gives the power', hint: 'As in the passport' },
  attorney: { label: 'Who acts' },
  matter: { label: 'What for', hint: 'One matter, in one sentence' },
};

/**
 * Composes the document.
 * @param given Checked by `input`.
 * @param on The day it is dated, as YYYY-MM-DD.
 */
function compute({ grantor, attorney, matter }: Input, on: string): Document {
  return {
    title: 'Power of attorney',
    on,
    paragraphs: [`I, ${grantor}, give ${attorney} the power to act for me in this matter: ${matter}`],
    signatures: [grantor, attorney],
  };
}

const examples: readonly Example[] = [
  {
    name: 'one matter',
    on: '2026-01-01',
    input: { grantor: 'Ana Sample', attorney: 'Jan Sample', matter: 'a trade licence' },
    expect: {
      title: 'Power of attorney',
      on: '2026-01-01',
      paragraphs: ['I, Ana Sample, give Jan Sample the power to act for me in this matter: a trade licence'],
      signatures: ['Ana Sample', 'Jan Sample'],
    },
    source: 'Sample wording',
  },
];

export const definition = {
  slug: 'sample-tool',
  words: {
    title: 'Sample tool',
    lead: 'One sentence: what the reader holds in hand afterwards.',
    answer: 'Your document',
  },
  input,
  fields,
  compute,
  examples,
} as const;
