import type { ParseResult } from '../../../../form/fault.ts';
import { readAllAnswers } from '../../../../form/form.ts';
import { rateSentIn } from '../../../invoice/dropped-rate.ts';
import { type Advance, type Invoice, invoiceForm } from './invoice-form.ts';
import { chargesVat, customerOwes, isPayer } from './regime.ts';

/** No advance of a non-payer was taxed, and none has a rate where no tax is charged. */
function canonicalAdvance(advance: Advance, taxed: Invoice): Advance {
  const declares = isPayer(taxed) || customerOwes(taxed);
  return {
    ...advance,
    rate: chargesVat(taxed) && advance.treatment === 'taxed' ? advance.rate : 0,
    treatment: declares ? advance.treatment : 'untaxed',
    exchangeRate: taxed.currency === 'CZK' ? 0 : advance.exchangeRate,
  };
}

/** A rate has no place on a document that charges no tax, nor an exchange rate on one in crowns: every format says the same. */
const canonical = ({ exchange: given, ...rest }: Invoice): Invoice => ({
  ...rest,
  ...(given && rest.currency !== 'CZK' ? { exchange: given } : {}),
  advances: rest.kind === 'invoice' ? rest.advances.map((one) => canonicalAdvance(one, rest)) : [],
  lines: chargesVat(rest) ? rest.lines : rest.lines.map((one) => ({ ...one, rate: 0 })),
});

/**
 * Reads an invoice.
 * @param given Unchecked. Texts may be left out; amounts are numbers, days YYYY-MM-DD.
 * @returns the invoice, trimmed and with every default; or each fault at its field, such as `lines.2.quantity`.
 */
export function readInvoice(given: unknown): ParseResult<Invoice> {
  const read = readAllAnswers(invoiceForm, given);
  return read.ok ? { ok: true, value: canonical(read.value) } : read;
}

/**
 * The highest rate that was sent for a line on which this invoice charges no tax, and which reading it leaves out.
 * @param given As `readInvoice` took it.
 */
export function droppedRate(given: unknown, invoice: Invoice): number | undefined {
  return chargesVat(invoice) ? undefined : rateSentIn(given);
}
