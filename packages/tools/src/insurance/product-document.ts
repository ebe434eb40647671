import * as z from 'zod/mini';
import { type CoverCategory, type InsuranceProduct, lengthUnit } from './product.ts';
import { productWords } from './product-words.ts';

const text = z.string();
/** How the lines of a part are marked: paid for, not paid for, paid for in part, or told. */
const marks = ['yes', 'no', 'limit', 'told'] as const;

/** The information document of a product, as it is shown, printed, and kept with an order. */
export const productDocumentSchema = z.object({
  title: text,
  product: text,
  company: text,
  /** When its content was last changed: ISO 8601. */
  version: text,
  sample: z.boolean(),
  elsewhere: text,
  parts: z.array(z.object({ title: text, mark: z.enum(marks), lines: z.array(text) })),
});
export type ProductDocument = z.infer<typeof productDocumentSchema>;

const kinds: Readonly<Record<CoverCategory, string>> = {
  comprehensive: 'Comprehensive health insurance for foreigners who stay in the country.',
  basic: 'Emergency health insurance for foreigners: urgent and necessary care only.',
  travel: 'Travel insurance for trips, by the day.',
  liability: 'Insurance against a person’s liability for damage to others.',
};

/**
 * The document that each product has: its questions are those of the annex to Implementing Regulation (EU) 2017/1469, in their
 * order, its title and its last sentence those of § 91(1) of act 170/2018. A question without an answer says so.
 * @param withdrawalDays Days in which the contract can be withdrawn from.
 */
export function productDocument(product: InsuranceProduct, withdrawalDays: number): ProductDocument {
  const { title, insurer, line, category, lengths, changedAt, sample } = product;
  const words = productWords(product);
  const part = (of: string, mark: (typeof marks)[number], lines: readonly string[]) => ({
    title: of,
    mark,
    lines: lines.length > 0 ? [...lines] : ['Nothing is listed here: see the insurer’s terms.'],
  });
  return {
    title: 'Insurance product information document',
    product: title,
    company: insurer.identity,
    version: changedAt,
    sample,
    elsewhere:
      'Complete information before and in the contract on this insurance is in other documents: the terms of the insurer.',
    parts: [
      part('What is this type of insurance?', 'told', [kinds[category]]),
      part('What is insured?', 'yes', words.covers),
      part('What is not insured?', 'no', words.excludes),
      part('Are there any restrictions on cover?', 'limit', [
        `Up to ${words.limit}`,
        `Paid by the insured: ${words.sharing.toLowerCase()}`,
        ...words.limits,
      ]),
      part('Where am I covered?', 'told', product.territoryLines),
      part('What are my obligations?', 'told', product.obligationLines),
      part('When and how do I pay?', 'told', [
        'The whole period up front, by card or transfer, before the insurance begins.',
      ]),
      part('When does the cover start and end?', 'told', [
        `On the days of your contract: ${lengths.from} to ${lengths.to} ${lengthUnit(line)}, for ages ${words.ages}.`,
      ]),
      part('How do I cancel the contract?', 'told', [
        `You can withdraw on the page of your order within ${withdrawalDays} days of the contract. This doesn’t apply to travel and similar insurance for less than a month.`,
      ]),
    ],
  };
}
