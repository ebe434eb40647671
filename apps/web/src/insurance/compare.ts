import { formSetting } from '@majak/desk/insurance/form-setting';
import { readMarket } from '@majak/desk/insurance/read-market';
import { heldPrices, sealNeeds, sealQuote } from '@majak/desk/insurance/sealed-quote';
import type { Fault } from '@majak/tools/form/fault';
import type { Fields } from '@majak/tools/form/field';
import { answersToTexts, type FieldTexts, textsToAnswers } from '@majak/tools/form/field-texts';
import { readForm } from '@majak/tools/form/form';
import { quoteForm } from '@majak/tools/insurance/insurance-form';
import type { Needs } from '@majak/tools/insurance/needs';
import { needsOf } from '@majak/tools/insurance/needs-of-answers';
import type { InsuranceLine, InsuranceProduct } from '@majak/tools/insurance/product';
import { type Quote, quote } from '@majak/tools/insurance/quote';
import { insurancePaths, sharedParameter } from './insurance-address.ts';

export type Compared = {
  needs: Needs;
  quote: Quote;
  products: readonly InsuranceProduct[];
  held: { seal: string; until: string };
  shared?: string;
};

/** Answers to what the form of a comparison asks, read from the texts of the whole flow. */
export function readNeeds(
  line: InsuranceLine,
  typed: FieldTexts,
): { needs: Needs } | { faults: readonly Fault[] } {
  const form = quoteForm(line, formSetting());
  const read = readForm(form, textsToAnswers(form.fields, typed));
  return read.ok ? { needs: needsOf(line, read.value) } : { faults: read.faults };
}

async function sharedAddress(line: InsuranceLine, typed: FieldTexts): Promise<string> {
  const { fields }: { fields: Fields } = quoteForm(line, formSetting());
  const needs = answersToTexts(fields, textsToAnswers(fields, typed));
  return `${insurancePaths(line).results}?${sharedParameter}=${await sealNeeds(line, needs)}`;
}

/**
 * Compares what is sold of a line. @param seal Prices that were quoted before: those of them that still hold are kept.
 * @returns nothing where this site sells no insurance.
 */
export async function compare(needs: Needs, typed: FieldTexts, seal?: string): Promise<Compared | undefined> {
  const { line } = needs;
  const market = await readMarket(line);
  if (!market) return undefined;
  const before = seal ? await heldPrices(seal, line, needs) : undefined;
  const compared = quote(needs, market, before?.prices);
  return {
    needs,
    quote: compared,
    products: market.products,
    held: before && seal ? { seal, until: before.until } : await sealQuote(line, needs, compared),
    // A list says who works for a company.
    ...(needs.people.length === 1 && typed.client === 'individual'
      ? { shared: await sharedAddress(line, typed) }
      : {}),
  };
}
