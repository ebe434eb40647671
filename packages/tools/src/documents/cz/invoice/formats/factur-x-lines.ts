import { exact } from '@majak/law/exact';
import { amountOf } from '../../../invoice/amount.ts';
import { taxedAdvances, taxesOfAdvance } from '../model/advances.ts';
import { units } from '../model/choices.ts';
import type { Advance, Invoice, Line } from '../model/invoice-form.ts';
import { categoryOf } from '../model/regime.ts';
import type { LineTotals, Totals } from '../model/totals.ts';
import { advanceWords } from './wording.ts';
import type { Written } from './write-xml.ts';

/** The tax of a line or of a discount. What is outside VAT has no rate at all (BR-O-05). */
export const tradeTax = (invoice: Invoice, rate: number): Written => {
  const category = categoryOf(invoice, rate);
  return {
    'ram:TypeCode': 'VAT',
    'ram:CategoryCode': category,
    'ram:RateApplicablePercent': category === 'O' ? undefined : String(rate),
  };
};

/** The name is the first line of the description; what follows describes it. */
function product(description: string): Written {
  const [name = '', ...more] = description.split('\n');
  const rest = more.join('\n');
  return { 'ram:Name': name.trim() || description, 'ram:Description': rest.trim() ? rest : undefined };
}

const discount = (line: Line, { before, discount: amount }: LineTotals): Written =>
  amount === '0.00'
    ? undefined
    : {
        'ram:ChargeIndicator': { 'udt:Indicator': 'false' },
        'ram:CalculationPercent': String(line.discountPercent),
        'ram:BasisAmount': before,
        'ram:ActualAmount': amount,
        'ram:Reason': 'Discount',
      };

const lineItem = (invoice: Invoice, line: Line, totals: LineTotals, at: number): Written => ({
  'ram:AssociatedDocumentLineDocument': { 'ram:LineID': String(at + 1) },
  'ram:SpecifiedTradeProduct': product(line.description),
  'ram:SpecifiedLineTradeAgreement': {
    'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': String(line.unitPrice) },
  },
  'ram:SpecifiedLineTradeDelivery': {
    'ram:BilledQuantity': { '@unitCode': units[line.unit].code, '#': String(line.quantity) },
  },
  'ram:SpecifiedLineTradeSettlement': {
    'ram:ApplicableTradeTax': tradeTax(invoice, line.rate),
    'ram:SpecifiedTradeAllowanceCharge': discount(line, totals),
    'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': totals.net },
  },
});

/** A taxed advance takes its base back: the standard has no other place for it. */
function advanceLine(invoice: Invoice, advance: Advance, at: number): Written {
  const { base } = taxesOfAdvance(advance);
  return {
    'ram:AssociatedDocumentLineDocument': { 'ram:LineID': String(at + 1) },
    'ram:SpecifiedTradeProduct': { 'ram:Name': advanceWords(invoice, advance) },
    'ram:SpecifiedLineTradeAgreement': { 'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': base } },
    'ram:SpecifiedLineTradeDelivery': { 'ram:BilledQuantity': { '@unitCode': units.piece.code, '#': '-1' } },
    'ram:SpecifiedLineTradeSettlement': {
      'ram:ApplicableTradeTax': tradeTax(invoice, advance.rate),
      'ram:SpecifiedTradeSettlementLineMonetarySummation': {
        'ram:LineTotalAmount': amountOf(exact(base).times(-1)),
      },
    },
  };
}

/** The lines of the invoice (BG-25), and what advances take back. */
export const lineItems = (invoice: Invoice, totals: Totals): readonly Written[] =>
  invoice.lines
    .flatMap((line, at): Written[] => {
      const counted = totals.lines[at];
      return counted ? [lineItem(invoice, line, counted, at)] : [];
    })
    .concat(
      taxedAdvances(invoice).map((advance, at) => advanceLine(invoice, advance, invoice.lines.length + at)),
    );
