import { done, failed, type Result } from '@majak/law/result';
import { amountOf } from '../../../invoice/amount.ts';
import type { DocumentSummary, StatedParty } from './document-summary.ts';
import { childOf, childrenOf, readXml, textOf } from './xml.ts';

const dayOf = (compact: string) => compact.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
const amountAt = (node: unknown, ...path: readonly string[]) => amountOf(textOf(node, ...path) || '0');

/** A VAT identifier, a number of the tax office, or the identifier that stands in for one. */
const partyOf = (party: unknown): StatedParty => ({
  name: textOf(party, 'Name'),
  ico: textOf(party, 'SpecifiedLegalOrganization', 'ID'),
  vatNumber: textOf(party, 'SpecifiedTaxRegistration', 'ID') || textOf(party, 'ID'),
});

/** The tax in a currency: a total for each currency it is stated in. */
const taxIn = (sums: unknown, currency: string): string | undefined =>
  childrenOf(sums, 'TaxTotalAmount')
    .map((tax) => ({ of: textOf(tax, '@currencyID'), is: textOf({ tax }, 'tax') }))
    .find(({ of }) => of === currency)?.is;

const rateOf = (tax: unknown) => ({
  rate: Number(textOf(tax, 'RateApplicablePercent') || 0),
  base: amountAt(tax, 'BasisAmount'),
  vat: amountAt(tax, 'CalculatedAmount'),
});

/** What the settlement says: currency, totals, and the breakdown by rate. */
function settled(settlement: unknown, sums: unknown): DocumentSummary {
  const currency = textOf(settlement, 'InvoiceCurrencyCode');
  const czk = currency === 'CZK' ? undefined : taxIn(sums, 'CZK');
  return {
    dueDate: dayOf(textOf(settlement, 'SpecifiedTradePaymentTerms', 'DueDateDateTime', 'DateTimeString')),
    currency,
    base: amountAt(sums, 'TaxBasisTotalAmount'),
    vat: amountOf(taxIn(sums, currency) ?? '0'),
    total: amountAt(sums, 'GrandTotalAmount'),
    payable: amountAt(sums, 'DuePayableAmount'),
    ...(czk === undefined ? {} : { vatCzk: amountOf(czk) }),
    rates: childrenOf(settlement, 'ApplicableTradeTax').map(rateOf),
  };
}

const supplied = [
  'ApplicableHeaderTradeDelivery',
  'ActualDeliverySupplyChainEvent',
  'OccurrenceDateTime',
] as const;

/** Reads what a Cross Industry Invoice says of itself: Factur-X or ZUGFeRD of any profile with a breakdown. */
export function readFacturX(text: string): Result<DocumentSummary> {
  const xml = readXml(text, 'CrossIndustryInvoice');
  if (!xml.ok) return xml;
  const document = childOf(xml.value, 'ExchangedDocument');
  const trade = childOf(xml.value, 'SupplyChainTradeTransaction');
  const settlement = childOf(trade, 'ApplicableHeaderTradeSettlement');
  const sums = childOf(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation');
  if (sums === undefined) return failed('The file has no totals');
  const taxDate = textOf(trade, ...supplied, 'DateTimeString');
  return done({
    number: textOf(document, 'ID'),
    issueDate: dayOf(textOf(document, 'IssueDateTime', 'DateTimeString')),
    ...(taxDate ? { taxDate: dayOf(taxDate) } : {}),
    supplier: partyOf(childOf(trade, 'ApplicableHeaderTradeAgreement', 'SellerTradeParty')),
    customer: partyOf(childOf(trade, 'ApplicableHeaderTradeAgreement', 'BuyerTradeParty')),
    ...settled(settlement, sums),
  });
}
