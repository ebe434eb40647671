import * as z from 'zod/mini';

const text = z.string();
const places = z.array(text);
const sureness = z.enum(['stated', 'read', 'unconfirmed', 'advice']);

const within = z.object({ n: z.number(), unit: text, from: text });

/** A sum that an office takes. */
export const planFeeSchema = z.object({
  what: text,
  /** For all persons it is taken for. */
  amount: z.number(),
  where: text,
  law: text,
  optional: z.optional(z.boolean()),
  persons: z.optional(z.number()),
});

const step = z.object({
  step: text,
  law: text,
  who: text,
  sureness,
  within: z.optional(within),
  opens: z.optional(text),
  by: z.optional(text),
});

const refusal = z.object({ permit: text, title: text, why: text, sections: places, sureness });
const possible = z.object({ permit: text, title: text, when: z.nullable(text) });
const paper = z.object({ title: text, law: text, about: z.optional(text), made: z.optional(text) });
const decision = z.object({
  normal: z.number(),
  complex: z.optional(z.number()),
  family: z.optional(z.number()),
  law: text,
  sureness,
});

/** What a plan says: its outputs, with their types, of which the API’s description is made. */
export const planAnswerSchema = z.object({
  permit: z.nullable(text),
  title: text,
  officialName: z.nullable(text),
  about: text,
  sections: places,
  sureness,
  alsoPossible: z.array(text),
  alternatives: z.array(possible),
  notPossible: z.array(refusal),
  officialFees: z.array(planFeeSchema),
  decisionDays: z.nullable(decision),
  reallyTakes: z.nullable(text),
  firstSteps: z.array(step),
  papers: z.array(paper),
  validity: z.nullable(text),
  amounts: z.record(text, z.union([z.number(), text, z.boolean()])),
  notes: z.array(text),
  unknown: z.array(z.object({ what: text, ask: text })),
  situation: text,
});

/** What a plan says of a person and what they want. */
export type PlanAnswer = z.infer<typeof planAnswerSchema>;
