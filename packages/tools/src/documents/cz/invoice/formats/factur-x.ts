import { exact } from '@majak/law/exact';
import { done, failed, type Result } from '@majak/law/result';
import { isValidBIC } from 'ibantools';
import { ibanOf } from '../../../../cz/czech-iban.ts';
import { amountOf } from '../../../invoice/amount.ts';
import { compactDay } from '../../../invoice/payment/payment.ts';
import { inOneLine } from '../../../invoice/wording.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { chargesVat, customerOwes, isPayer } from '../model/regime.ts';
import { type RateTotals, type Totals, totalsOf } from '../model/totals.ts';
import { lineItems, tradeTax } from './factur-x-lines.ts';
import { buyerParty, isOutsideVat, sellerParty } from './factur-x-party.ts';
import { clausesOf, legalClause } from './wording.ts';
import { type Written, writeXml } from './write-xml.ts';

/** The profile EN 16931 of Factur-X, and the name the file has inside a PDF. */
const facturXProfile = 'urn:cen.eu:en16931:2017';
export const facturXFileName = 'factur-x.xml';

const namespaces = {
  '@xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  '@xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  '@xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  '@xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

/** UNTDID 1001: 380 invoice, 381 credit note, 325 proforma, 386 an invoice about a prepayment. */
const typeCodes = { invoice: '380', creditNote: '381', proforma: '325', paymentDocument: '386' } as const;
/** UNTDID 4461: 30 credit transfer, 58 one in euros within SEPA, 10 cash, 48 card, 1 not said. */
const meansOf = ({ payment, currency }: Invoice) => {
  if (payment.method !== 'transfer') return payment.method === 'cash' ? '10' : '48';
  if (!ibanOf(payment) && !payment.account) return '1';
  return currency === 'EUR' ? '58' : '30';
};

const dated = (day: string, prefix: 'udt' | 'qdt' = 'udt'): Written => ({
  [`${prefix}:DateTimeString`]: { '@format': '102', '#': compactDay(day) },
});

/** Codes of the list VATEX, for what is not taxed. */
const vatex = { AE: 'VATEX-EU-AE', O: 'VATEX-EU-O', E: undefined, S: undefined } as const;

function exemptionReason(invoice: Invoice, { category, rate }: RateTotals): string | undefined {
  if (category === 'S') return undefined;
  const [status] = clausesOf(invoice);
  if (category === 'O' && !isPayer(invoice)) return status && inOneLine(status);
  return inOneLine(legalClause(invoice, rate, invoice.language));
}

/** The breakdown by rate (BG-23). The date of the supply (BT-7) stands once, in the first one (CII-SR-461). */
const taxOf = (invoice: Invoice, rate: RateTotals, at: number): Written => ({
  'ram:CalculatedAmount': rate.due.vat,
  'ram:TypeCode': 'VAT',
  'ram:ExemptionReason': exemptionReason(invoice, rate),
  'ram:BasisAmount': rate.due.base,
  'ram:CategoryCode': rate.category,
  'ram:ExemptionReasonCode': vatex[rate.category],
  'ram:TaxPointDate':
    at === 0 && invoice.taxDate && rate.category !== 'O'
      ? { 'udt:DateString': { '@format': '102', '#': compactDay(invoice.taxDate) } }
      : undefined,
  'ram:RateApplicablePercent': rate.category === 'O' ? undefined : String(rate.rate),
});

/** The discount of the document, a part of it for each rate (BG-20). */
const allowance = (invoice: Invoice, rate: RateTotals): Written => ({
  'ram:ChargeIndicator': { 'udt:Indicator': 'false' },
  ...(invoice.discount.kind === 'percent'
    ? { 'ram:CalculationPercent': String(invoice.discount.value), 'ram:BasisAmount': rate.subtotal }
    : {}),
  'ram:ActualAmount': rate.discount,
  'ram:Reason': 'Discount',
  'ram:CategoryTradeTax': tradeTax(invoice, rate.rate),
});

function summation(invoice: Invoice, totals: Totals): Written {
  const inCrowns = totals.czk && showsCrowns(invoice);
  return {
    // The standard knows no taxed advances: each is a line that takes its base back.
    'ram:LineTotalAmount': amountOf(exact(totals.subtotal).minus(totals.claimed.base)),
    'ram:AllowanceTotalAmount': totals.discount === '0.00' ? undefined : totals.discount,
    'ram:TaxBasisTotalAmount': totals.due.base,
    'ram:TaxTotalAmount': [
      { '@currencyID': invoice.currency, '#': totals.due.vat },
      ...(inCrowns ? [{ '@currencyID': 'CZK', '#': totals.czk?.due.vat }] : []),
    ],
    'ram:RoundingAmount': totals.rounding === '0.00' ? undefined : totals.rounding,
    'ram:GrandTotalAmount': totals.due.total,
    'ram:TotalPrepaidAmount': totals.paid === '0.00' ? undefined : totals.paid,
    'ram:DuePayableAmount': totals.payable,
  };
}

/** The tax in crowns stands beside the invoice's currency wherever tax is charged in another. */
const showsCrowns = (invoice: Invoice) =>
  invoice.currency !== 'CZK' && invoice.exchange !== undefined && chargesVat(invoice);

function paymentMeans(invoice: Invoice): Written {
  const { method, bic, account } = invoice.payment;
  const iban = ibanOf(invoice.payment);
  const paid = method === 'transfer' && (iban || account);
  return {
    'ram:TypeCode': meansOf(invoice),
    'ram:PayeePartyCreditorFinancialAccount': paid
      ? {
          'ram:IBANID': iban || undefined,
          'ram:AccountName': invoice.supplier.name,
          'ram:ProprietaryID': iban ? undefined : account,
        }
      : undefined,
    'ram:PayeeSpecifiedCreditorFinancialInstitution':
      paid && isValidBIC(bic) ? { 'ram:BICID': bic } : undefined,
  };
}

const settlement = (invoice: Invoice, totals: Totals): Written => ({
  'ram:PaymentReference': invoice.payment.variableSymbol || undefined,
  'ram:TaxCurrencyCode': showsCrowns(invoice) ? 'CZK' : undefined,
  'ram:InvoiceCurrencyCode': invoice.currency,
  'ram:SpecifiedTradeSettlementPaymentMeans': paymentMeans(invoice),
  'ram:ApplicableTradeTax': totals.rates.map((rate, at) => taxOf(invoice, rate, at)),
  'ram:SpecifiedTradeAllowanceCharge': totals.rates
    .filter(({ discount }) => discount !== '0.00')
    .map((rate) => allowance(invoice, rate)),
  'ram:SpecifiedTradePaymentTerms': { 'ram:DueDateDateTime': dated(invoice.dueDate) },
  'ram:SpecifiedTradeSettlementHeaderMonetarySummation': summation(invoice, totals),
  'ram:InvoiceReferencedDocument': invoice.original
    ? {
        'ram:IssuerAssignedID': invoice.original.number,
        'ram:FormattedIssueDateTime': invoice.original.issueDate
          ? dated(invoice.original.issueDate, 'qdt')
          : undefined,
      }
    : undefined,
});

/** Notes: what the law wants said, why a correction was made, then the writer's own. */
const notesOf = (invoice: Invoice): readonly Written[] =>
  [...clausesOf(invoice).map(inOneLine), invoice.reason, invoice.note]
    .filter(Boolean)
    .map((note) => ({ 'ram:Content': note }));

/** What the standard wants and the invoice lacks, in words. */
function gapOf(invoice: Invoice, { rates }: Totals): string | undefined {
  const { supplier, customer } = invoice;
  if (!customer.name) return 'Factur-X needs the name of the customer';
  if (isOutsideVat(invoice)) return undefined;
  if (!supplier.vatNumber) return 'Factur-X needs your DIČ on an invoice with VAT';
  if (customerOwes(invoice) && !customer.vatNumber && !customer.ico)
    return 'Factur-X needs the VAT number of the customer where the customer owes the tax';
  if (!invoice.exemption && rates.some(({ category }) => category === 'E'))
    return 'Say why a line has no tax, such as § 51: Factur-X needs the reason for the exemption';
  return undefined;
}

/**
 * Writes an invoice as Factur-X, profile EN 16931, in the syntax of the Cross Industry Invoice D16B.
 * @returns why the standard does not allow it, in words.
 */
export function writeFacturX(invoice: Invoice, totals = totalsOf(invoice)): Result<string> {
  const gap = gapOf(invoice, totals);
  if (gap) return failed(gap);
  const root: Written = {
    ...namespaces,
    'rsm:ExchangedDocumentContext': {
      'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': facturXProfile },
    },
    'rsm:ExchangedDocument': {
      'ram:ID': invoice.number,
      'ram:TypeCode': typeCodes[invoice.kind],
      'ram:IssueDateTime': dated(invoice.issueDate),
      'ram:IncludedNote': notesOf(invoice),
    },
    'rsm:SupplyChainTradeTransaction': {
      'ram:IncludedSupplyChainTradeLineItem': lineItems(invoice, totals),
      'ram:ApplicableHeaderTradeAgreement': {
        'ram:SellerTradeParty': sellerParty(invoice),
        'ram:BuyerTradeParty': buyerParty(invoice),
      },
      'ram:ApplicableHeaderTradeDelivery': invoice.taxDate
        ? { 'ram:ActualDeliverySupplyChainEvent': { 'ram:OccurrenceDateTime': dated(invoice.taxDate) } }
        : {
            'ram:ShipToTradeParty': {
              'ram:PostalTradeAddress': { 'ram:CountryID': invoice.customer.country },
            },
          },
      'ram:ApplicableHeaderTradeSettlement': settlement(invoice, totals),
    },
  };
  return done(writeXml({ 'rsm:CrossIndustryInvoice': root }));
}
