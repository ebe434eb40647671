import { exact } from '@majak/law/exact';
import { type Amount, amountOf } from '../../../invoice/amount.ts';
import { inOneLine } from '../../../invoice/wording.ts';
import { units } from '../model/choices.ts';
import type { Invoice, Line } from '../model/invoice-form.ts';
import { type Category, categoryOf } from '../model/regime.ts';
import { type LineTotals, type RateTotals, type Totals, toCrowns } from '../model/totals.ts';
import { labels, legalClause, wordingIn } from './wording.ts';
import type { Written } from './write-xml.ts';

/** The extension that carries what the standard has no place for, so that an invoice opens again as it was. */
export const extensionNamespace = 'urn:majak:invoice:1';

/** How amounts of an invoice are written: in crowns, and in its own currency beside them where it is another. */
export type Money = {
  foreign: boolean;
  /** In crowns; in the currency itself where no rate is known, which is then the local one. */
  local: (amount: Amount) => Amount;
};

export const moneyOf = (invoice: Invoice): Money => ({
  foreign: invoice.currency !== 'CZK' && invoice.exchange !== undefined,
  local: (amount) => toCrowns(invoice, amount) ?? amount,
});

/** An amount as the pair of elements it is, the foreign one first as in lines and rates. */
export const pair = (name: string, amount: Amount, { foreign, local }: Money): Record<string, Written> => ({
  [`${name}Curr`]: foreign ? amount : undefined,
  [name]: local(amount),
});

/** A unit price keeps its decimals: it is not rounded like an amount. */
const unitPrice = (line: Line, withRate: number, { exchange, currency }: Invoice): string => {
  const price = exact(line.unitPrice)
    .times(100 + withRate)
    .div(100);
  const local = currency === 'CZK' || !exchange ? price : price.times(exchange.rate).div(exchange.units);
  return local.round(6, 1).toFixed();
};

const categoryElement = (invoice: Invoice, rate: number): Written => ({
  Percent: String(rate),
  VATCalculationMethod: '0',
  VATApplicable: String(categoryOf(invoice, rate) !== 'O'),
});

/** The flags of a rate in the summary. Reverse charge at home is a flag of its own, never `VATApplicable` false. */
export const rateCategory = (
  { rate, category }: { rate: number; category: Category },
  { supply }: Invoice,
): Written => ({
  Percent: String(rate),
  TaxScheme: 'VAT',
  VATApplicable: String(category !== 'O'),
  LocalReverseChargeFlag: String(category === 'AE' && supply === 'domesticReverseCharge'),
});

const before = ({ before: whole, discount }: LineTotals, { local }: Money): Written =>
  discount === '0.00' ? undefined : local(whole);

/** The crowns of a line are converted by themselves; what rounding leaves of the base goes to the largest line of its rate. */
function localNets(invoice: Invoice, totals: Totals): readonly Amount[] {
  const { foreign, local } = moneyOf(invoice);
  const nets = totals.lines.map(({ net }) => local(net));
  if (!foreign) return nets;
  const rateOf = (at: number) =>
    totals.rates.length === 1 ? totals.rates[0]?.rate : invoice.lines[at]?.rate;
  for (const { rate, czk, discount } of totals.rates) {
    const own = nets.flatMap((_, at) => (rateOf(at) === rate ? [at] : []));
    const [largest] = own.toSorted(
      (one, other) => Math.abs(Number(nets[other])) - Math.abs(Number(nets[one])),
    );
    if (!czk || largest === undefined) continue;
    const stated = own.reduce((total, at) => total.plus(nets[at] ?? 0), exact(0)).minus(local(discount));
    nets[largest] = amountOf(
      exact(nets[largest] ?? 0)
        .plus(czk.base)
        .minus(stated),
    );
  }
  return nets;
}

function lineElement(
  invoice: Invoice,
  { line, totals, at, localNet }: { line: Line; totals: LineTotals; at: number; localNet: Amount },
): Written {
  const money = moneyOf(invoice);
  const { text: clause } = legalClause(invoice, line.rate, 'cs');
  return {
    ID: String(at + 1),
    InvoicedQuantity: { '@unitCode': units[line.unit].cs, '#': String(line.quantity) },
    ...pair('LineExtensionAmount', totals.net, { ...money, local: () => localNet }),
    LineExtensionAmountBeforeDiscount: before(totals, money),
    ...pair('LineExtensionAmountTaxInclusive', totals.total, money),
    LineExtensionTaxAmount: money.local(totals.vat),
    UnitPrice: unitPrice(line, 0, invoice),
    UnitPriceTaxInclusive: unitPrice(line, line.rate, invoice),
    ClassifiedTaxCategory: categoryElement(invoice, line.rate),
    VATNote: clause || undefined,
    Item: { Description: line.description },
    Extensions: {
      Line: {
        '@xmlns': extensionNamespace,
        Unit: line.unit,
        UnitPrice: String(line.unitPrice),
        DiscountPercent: String(line.discountPercent),
      },
    },
  };
}

const discountId = 'discount-';

/** Whether a line stands for the discount of the document, which the standard has no element for. */
export const isDiscountLine = (id: string): boolean => id.startsWith(discountId);

function discountElement(invoice: Invoice, { rate, discount }: RateTotals): Written {
  const money = moneyOf(invoice);
  const net = amountOf(exact(discount).times(-1));
  const vat = amountOf(exact(net).times(rate).div(100));
  const total = amountOf(exact(net).plus(vat));
  const [localNet, localTotal] = [money.local(net), money.local(total)];
  return {
    ID: `${discountId}${rate}`,
    InvoicedQuantity: '1',
    ...pair('LineExtensionAmount', net, money),
    ...pair('LineExtensionAmountTaxInclusive', total, money),
    LineExtensionTaxAmount: money.local(vat),
    UnitPrice: localNet,
    UnitPriceTaxInclusive: localTotal,
    ClassifiedTaxCategory: categoryElement(invoice, rate),
    Item: { Description: inOneLine(wordingIn(invoice.language, labels.discount)) },
  };
}

/** The lines, then one for the discount of each rate. */
export function isdocLines(invoice: Invoice, totals: Totals): readonly Written[] {
  const nets = localNets(invoice, totals);
  return [
    ...invoice.lines.flatMap((line, at): Written[] => {
      const [counted, localNet] = [totals.lines[at], nets[at]];
      return counted && localNet ? [lineElement(invoice, { line, totals: counted, at, localNet })] : [];
    }),
    ...totals.rates
      .filter(({ discount }) => discount !== '0.00')
      .map((rate) => discountElement(invoice, rate)),
  ];
}
