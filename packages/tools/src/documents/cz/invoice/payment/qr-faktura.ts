import { done, failed, type Result } from '@majak/law/result';
import { compactDay } from '../../../invoice/payment/payment.ts';
import type { Pairs } from '../../../invoice/payment/spayd.ts';
import { smallCodeText } from '../../../invoice/plain-text.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { isTaxDocument, taxDay } from '../model/regime.ts';
import type { RateTotals, Totals } from '../model/totals.ts';

/** Source: qr-faktura.cz and kdpcr.cz, format SID 1.0. */
const head = 'SID*1.0';

/** Keys that a QR Platba says already; its X-VS is the variable symbol. */
const inPayment: ReadonlySet<string> = new Set(['AM', 'CC', 'DT', 'ACC', 'VS']);

/** The three rates have a place each: standard, reduced, second reduced. The second is 15 % until 2023, 12 % since. */
const placeOfRate = (rate: number): 0 | 1 | 2 => {
  if (rate === 21) return 0;
  return rate === 10 ? 2 : 1;
};

/** Bases and taxes in crowns; what carries no tax goes together, with the rounding. */
function taxPairs(invoice: Invoice, totals: Totals): Pairs {
  if (!isTaxDocument(invoice)) return [];
  const crowns = (rate: RateTotals) => (rate.czk ?? (invoice.currency === 'CZK' ? rate : undefined))?.due;
  return totals.rates.flatMap((rate): Pairs => {
    const taxes = crowns(rate);
    if (!taxes) return [];
    if (rate.category !== 'S') return [['NTB', taxes.base]];
    const place = placeOfRate(rate.rate);
    return [
      [`TB${place}`, taxes.base],
      [`T${place}`, taxes.vat],
    ];
  });
}

/** Kind of document (TD): 0 no tax document, 1 corrective, 2 about a payment, 9 any other tax document. */
const kindOf = (invoice: Invoice) => {
  if (!isTaxDocument(invoice)) return '0';
  if (invoice.kind === 'paymentDocument') return '2';
  return invoice.kind === 'creditNote' ? '1' : '9';
};

const numberOnly = (text: string, max: number) => (text.length <= max ? smallCodeText(text, max) : '');

/** The pairs of the accounting data, in the order of the standard. @param account IBAN, or IBAN+BIC; may be empty. */
export function qrFakturaPairs(invoice: Invoice, totals: Totals, account: string): Pairs {
  const { supplier, customer, exchange, currency, payment } = invoice;
  const foreign = exchange && currency !== 'CZK';
  const pairs: Pairs = [
    ['ID', smallCodeText(invoice.number, 40)],
    ['DD', compactDay(invoice.issueDate)],
    ['TP', invoice.supply === 'domesticReverseCharge' ? '1' : '0'],
    ['AM', totals.payable],
    ['VS', /^\d{1,10}$/.test(payment.variableSymbol) ? payment.variableSymbol : ''],
    ['VII', numberOnly(supplier.vatNumber, 14)],
    ['INI', numberOnly(supplier.ico, 8)],
    ['VIR', numberOnly(customer.vatNumber, 14)],
    ['INR', numberOnly(customer.ico, 8)],
    ['DUZP', isTaxDocument(invoice) ? compactDay(taxDay(invoice)) : ''],
    ['DT', compactDay(invoice.dueDate)],
    ...taxPairs(invoice, totals),
    ['CC', currency],
    ['FX', foreign ? String(exchange.rate) : ''],
    ['FXA', foreign && exchange.units !== 1 ? String(exchange.units) : ''],
    ['TD', kindOf(invoice)],
    ['SA', invoice.paid > 0 || invoice.advances.length > 0 ? '1' : '0'],
    ['ACC', account],
  ];
  return pairs.filter(([, value]) => value !== '');
}

/** Writes accounting data alone: QR Faktura. */
export const writeQrFaktura = (pairs: Pairs): string =>
  `${head}*${pairs.map(([key, value]) => `${key}:${value}`).join('*')}*`;

/** Adds accounting data to a payment: QR Platba+F. Its stars are written %2A, so that banks read one value. */
export const withAccounting = (spayd: string, pairs: Pairs): string => {
  const rest = pairs.filter(([key]) => !inPayment.has(key));
  return `${spayd}*X-INV:${writeQrFaktura(rest).replaceAll('*', '%2A')}`;
};

/** Reads accounting data: alone, or as the value of X-INV once it is decoded. */
export function readQrFaktura(text: string): Result<ReadonlyMap<string, string>> {
  if (!text.startsWith(`${head}*`)) return failed('A QR Faktura starts with SID*1.0*');
  const parts = text
    .slice(head.length + 1)
    .split('*')
    .filter(Boolean);
  return done(
    new Map(
      parts.map((part): [string, string] => {
        const colon = part.indexOf(':');
        return [part.slice(0, colon), part.slice(colon + 1)];
      }),
    ),
  );
}
