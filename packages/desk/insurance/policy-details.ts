import { productDocumentSchema } from '@majak/tools/insurance/product-document';
import { moneySchema } from '@majak/tools/money/money';
import * as z from 'zod/mini';

const text = z.string();
const stretch = z.object({ from: text, to: text });

const policyDetails = z.object({
  line: text,
  product: z.object({
    slug: text,
    title: text,
    insurer: text,
    identity: text,
    limit: moneySchema,
    sample: z.boolean(),
  }),
  terms: z.object({ limits: z.array(text), exclusions: z.array(text) }),
  cover: stretch,
  duration: text,
  insured: z.array(z.object({ name: text, bornOn: text })),
  company: z.nullable(z.object({ name: text, number: text })),
  customer: z.object({ name: text, phone: text, nationality: text, address: text }),
  needs: z.looseObject({ purpose: text, stay: stretch }),
  recommended: z.nullable(z.object({ product: text, title: text, because: text })),
  notes: z.array(text),
  medium: text,
  /** What was shown before: who arranges it, what the law demands of it, and the document of the product. */
  shown: z.object({
    intermediary: z.object({
      name: text,
      seat: text,
      registrationNumber: text,
      kind: text,
      register: z.object({ name: text, url: text }),
      pay: text,
      holdings: text,
      advice: text,
      complaints: z.array(text),
      sample: z.boolean(),
    }),
    demands: z.array(text),
    document: productDocumentSchema,
  }),
  consents: z.object({ dataProtection: text, conflictOfInterest: text }),
});
/** What an order of insurance has to know. */
export type PolicyDetails = z.infer<typeof policyDetails>;

/** Reads what was kept with an order. @returns nothing of what is no order of insurance. */
export function readPolicy(details: unknown): PolicyDetails | undefined {
  const read = z.safeParse(policyDetails, details);
  return read.success ? read.data : undefined;
}
