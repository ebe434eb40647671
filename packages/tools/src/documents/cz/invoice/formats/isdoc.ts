import { exact } from '@majak/law/exact';
import { done, failed, type Result } from '@majak/law/result';
import { readAccount } from '../../../../cz/czech-account.ts';
import { ibanOf, ibanToAccount } from '../../../../cz/czech-iban.ts';
import { type Amount, amountOf, type Taxes } from '../../../invoice/amount.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { customerOwes, isPayer } from '../model/regime.ts';
import { type RateTotals, type Totals, totalsOf } from '../model/totals.ts';
import { isdocDeposits } from './isdoc-deposits.ts';
import { isdocExtension } from './isdoc-extension.ts';
import { isdocLines, type Money, moneyOf, rateCategory } from './isdoc-lines.ts';
import { isdocParty } from './isdoc-party.ts';
import { type Written, writeXml } from './write-xml.ts';

const isdocNamespace = 'http://isdoc.cz/namespace/2013';
const issuingSystem = 'Majak';

/** 1 invoice, 2 credit note, 4 proforma, 5 tax document on a payment, 7 simplified tax document. */
const documentType = ({ kind, regime }: Invoice): string => {
  if (kind === 'creditNote') return '2';
  if (kind === 'proforma') return '4';
  if (kind === 'paymentDocument') return '5';
  return regime === 'simplified' ? '7' : '1';
};

/** Codes of the means of payment. */
export const paymentCodes = { transfer: '42', cash: '10', card: '48' } as const;

/** An amount in its own currency and in crowns, in the order in which lines and rates have them. */
const ordered = (name: string, own: Amount, local: Amount, foreign: boolean): Record<string, Written> => ({
  [`${name}Curr`]: foreign ? own : undefined,
  [name]: local,
});

/** What the supply comes to, what advances were taxed on, and the difference. */
function rateElement(rate: RateTotals, invoice: Invoice, { foreign }: Money): Written {
  const triple = (before: string, own: Taxes, local: Taxes) => ({
    ...ordered(`${before}TaxableAmount`, own.base, local.base, foreign),
    ...ordered(`${before}TaxAmount`, own.vat, local.vat, foreign),
    ...ordered(`${before}TaxInclusiveAmount`, own.total, local.total, foreign),
  });
  const local = rate.czk ?? rate;
  return {
    ...triple('', rate, local),
    ...triple('AlreadyClaimed', rate.claimed, local.claimed),
    ...triple('Difference', rate.due, local.due),
    TaxCategory: rateCategory(rate, invoice),
  };
}

const taxTotal = (invoice: Invoice, totals: Totals, money: Money): Written => ({
  TaxSubTotal: totals.rates.map((rate) => rateElement(rate, invoice, money)),
  ...ordered('TaxAmount', totals.vat, (totals.czk ?? totals).vat, money.foreign),
});

/** In crowns every amount was converted by itself: the rounding takes what is left, so that the sum is right. */
function localRounding(totals: Totals, { local }: Money): Amount {
  const { total } = (totals.czk ?? totals).due;
  return amountOf(exact(local(totals.payable)).minus(total).plus(local(totals.paid)));
}

function monetaryTotal(totals: Totals, money: Money): Written {
  // Here, unlike in lines and rates, the local amount comes first.
  const both = (name: string, own: Amount, local: Amount): Record<string, Written> => ({
    [name]: local,
    [`${name}Curr`]: money.foreign ? own : undefined,
  });
  const czk = totals.czk ?? totals;
  const rounding = localRounding(totals, money);
  const rounded = rounding !== '0.00' || totals.rounding !== '0.00';
  return {
    ...both('TaxExclusiveAmount', totals.base, czk.base),
    ...both('TaxInclusiveAmount', totals.total, czk.total),
    ...both('AlreadyClaimedTaxExclusiveAmount', totals.claimed.base, czk.claimed.base),
    ...both('AlreadyClaimedTaxInclusiveAmount', totals.claimed.total, czk.claimed.total),
    ...both('DifferenceTaxExclusiveAmount', totals.due.base, czk.due.base),
    ...both('DifferenceTaxInclusiveAmount', totals.due.total, czk.due.total),
    ...(rounded ? both('PayableRoundingAmount', totals.rounding, rounding) : {}),
    ...both('PaidDepositsAmount', totals.paid, money.local(totals.paid)),
    ...both('PayableAmount', totals.payable, money.local(totals.payable)),
  };
}

function accountOf({ payment }: Invoice): { ID: string; BankCode: string } {
  const czech = readAccount(payment.account) ?? ibanToAccount(ibanOf(payment));
  if (!czech) return { ID: payment.account, BankCode: '' };
  return { ID: `${czech.prefix ? `${czech.prefix}-` : ''}${czech.number}`, BankCode: czech.bank };
}

const paymentMeans = (invoice: Invoice, payable: Amount): Written => ({
  Payment: {
    PaidAmount: payable,
    PaymentMeansCode: paymentCodes[invoice.payment.method],
    Details: {
      PaymentDueDate: invoice.dueDate,
      ...accountOf(invoice),
      Name: invoice.payment.bankName,
      IBAN: ibanOf(invoice.payment),
      BIC: invoice.payment.bic,
      VariableSymbol: invoice.payment.variableSymbol || undefined,
    },
  },
});

const customerParties = ({ customer }: Invoice): Record<string, Written> => ({
  AnonymousCustomerParty: customer.name ? undefined : { ID: 'anonymous', IDScheme: 'urn:majak:customer' },
  AccountingCustomerParty: { Party: isdocParty(customer) },
});

function references({ kind, original }: Invoice): { originals: Written } {
  const corrected = kind === 'creditNote' && original;
  return {
    originals: corrected
      ? { OriginalDocumentReference: { ID: original.number, IssueDate: original.issueDate || undefined } }
      : undefined,
  };
}

function headOf(invoice: Invoice, uuid: string, { foreign }: Money): Record<string, Written> {
  const { currency, exchange } = invoice;
  const taxable = isPayer(invoice) || customerOwes(invoice);
  return {
    '@version': '6.0.2',
    '@xmlns': isdocNamespace,
    DocumentType: documentType(invoice),
    ID: invoice.number,
    UUID: uuid,
    IssuingSystem: issuingSystem,
    IssueDate: invoice.issueDate,
    TaxPointDate: (taxable && invoice.kind !== 'proforma' && invoice.taxDate) || undefined,
    VATApplicable: String(taxable),
    ElectronicPossibilityAgreementReference: '',
    Note: invoice.note || undefined,
    LocalCurrencyCode: currency === 'CZK' || foreign ? 'CZK' : currency,
    ForeignCurrencyCode: foreign ? currency : undefined,
    CurrRate: foreign ? String(exchange?.rate) : '1',
    RefCurrRate: foreign ? String(exchange?.units) : '1',
    Extensions: isdocExtension(invoice),
  };
}

/**
 * Writes an invoice as ISDOC 6.0.2, in crowns, with its own currency beside them where it is another.
 * What the standard has no place for goes into its extension, so that our own file opens again as it was.
 * @param uuid Of the document, in the form 8-4-4-4-12; never all zeros. `totals` where they were computed before.
 * Source: schema isdoc-invoice-6.0.2.xsd and the rules of the Ministry of the Interior that go with it.
 */
export function writeIsdoc(
  invoice: Invoice,
  { uuid, totals = totalsOf(invoice) }: { uuid: string; totals?: Totals },
): Result<string> {
  if (invoice.kind === 'creditNote' && !invoice.original)
    return failed('Enter the number of the invoice that the credit note corrects');
  const money = moneyOf(invoice);
  const { originals } = references(invoice);
  const root: Written = {
    ...headOf(invoice, uuid, money),
    AccountingSupplierParty: { Party: isdocParty(invoice.supplier) },
    ...customerParties(invoice),
    OriginalDocumentReferences: originals,
    InvoiceLines: { InvoiceLine: isdocLines(invoice, totals) },
    ...isdocDeposits(invoice, money),
    TaxTotal: taxTotal(invoice, totals, money),
    LegalMonetaryTotal: monetaryTotal(totals, money),
    PaymentMeans: paymentMeans(invoice, money.local(totals.payable)),
  };
  return done(writeXml({ Invoice: root }));
}
