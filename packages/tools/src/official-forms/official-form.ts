import * as z from 'zod/mini';

/** Where a box of the paper is: its page, counted from 0, and its sides as parts of that page. */
const place = z.object({
  page: z.int(),
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
  /** Of one that is ticked instead of its neighbours: which it stands for. */
  option: z.optional(z.string()),
});
export type Place = z.infer<typeof place>;

/** A field of a PDF that can be filled in. */
const pdfField = z.object({
  name: z.string(),
  kind: z.enum(['text', 'tick', 'choice', 'radio']),
  /** What the paper calls it, where it says so. */
  label: z.string(),
  places: z.array(place),
  maxLength: z.optional(z.int()),
  /** A box for each letter. */
  comb: z.optional(z.boolean()),
  /** What can be chosen, as it is written down in the PDF. */
  options: z.optional(z.array(z.string())),
});
export type PdfField = z.infer<typeof pdfField>;

/** What of an answer is written, and how. `whole` is the answer as an office writes it. */
export const partNames = [
  'whole',
  'digits',
  'day',
  'month',
  'year',
  'alpha2',
  'alpha3',
  'street',
  'number',
] as const;
export type Part = (typeof partNames)[number];

/** What fills in a field of a PDF. */
const mappedAnswer = z.object({
  /** Of the answer: `bornOn`, `addressHere.street`, `children.0.surname`. */
  path: z.string(),
  part: z.optional(z.enum(partNames)),
  capitals: z.optional(z.boolean()),
  /** Of a box to tick: the answer that ticks it, as it is posted. */
  when: z.optional(z.string()),
  /** What is written for each answer that can be chosen: official forms are filled in in the language of the office. */
  words: z.optional(z.record(z.string(), z.string())),
});
export type MappedAnswer = z.infer<typeof mappedAnswer>;

/** Answers by the names of the fields of a PDF. */
export type Mapping = Readonly<Record<string, MappedAnswer>>;

export const pdfFieldsSchema = z.array(pdfField);
export const mappingSchema = z.record(z.string(), mappedAnswer);

/** A paper of an office, as far as filling it in needs it. */
export type OfficialPaper = { fields: readonly PdfField[]; mapping: Mapping };
