import { exact } from '@majak/law/exact';
import { done, failed, type Result } from '@majak/law/result';
import { ibanOf } from '../../../../cz/czech-iban.ts';
import { writeEpc } from '../../../invoice/payment/epc.ts';
import { nothingToPay, type Payment } from '../../../invoice/payment/payment.ts';
import { spaydPairs, writeSpayd } from '../../../invoice/payment/spayd.ts';
import { smallCodeText } from '../../../invoice/plain-text.ts';
import { firstLanguage } from '../model/choices.ts';
import type { Invoice } from '../model/invoice-form.ts';
import type { Totals } from '../model/totals.ts';
import { qrFakturaPairs, withAccounting } from './qr-faktura.ts';

/** Codes a payment can have: Czech, Czech with accounting data, of the euro area, Slovak. */
export const codeKinds = ['spayd', 'spaydWithInvoice', 'epc', 'bySquare'] as const;
export type CodeKind = (typeof codeKinds)[number];
/** The kinds this module writes. The Slovak one is written in `by-square.ts`: its library is as large as the rest of a page. */
type LightKind = Exclude<CodeKind, 'bySquare'>;
export type PaymentCode = { kind: CodeKind; text: string };

/**
 * What is paid, as the invoice says it.
 * @returns why there is nothing to put into a code, in words.
 */
export function paymentOf({ payment, supplier, kind, ...invoice }: Invoice, totals: Totals): Result<Payment> {
  if (kind === 'creditNote') return failed('The customer doesn’t pay a credit note');
  if (payment.method !== 'transfer') return failed('Only bank transfers have a payment code');
  return done({
    iban: ibanOf(payment),
    bic: payment.bic,
    amount: totals.payable,
    currency: invoice.currency,
    dueDate: invoice.dueDate,
    variableSymbol: payment.variableSymbol,
    recipient: supplier.name,
    message: `${firstLanguage(invoice.language) === 'cs' ? 'Faktura' : 'Invoice'} ${invoice.number}`,
  });
}

const small = (payment: Payment): Payment => ({
  ...payment,
  recipient: smallCodeText(payment.recipient, 35),
  message: smallCodeText(payment.message, 60),
});

/**
 * The text of a payment code, never stored: always derived from the fields.
 * @returns why the invoice has no such code, in words.
 */
export function lightCode(kind: LightKind, invoice: Invoice, totals: Totals): Result<string> {
  const payment = paymentOf(invoice, totals);
  if (!payment.ok) return payment;
  if (kind === 'epc') return writeEpc({ ...payment.value, name: payment.value.recipient });
  const pairs = spaydPairs(small(payment.value));
  if (!pairs.ok) return pairs;
  const text = writeSpayd(pairs.value);
  return done(kind === 'spayd' ? text : withAccounting(text, qrFakturaPairs(invoice, totals, '')));
}

/** The kind of code the payer's bank reads: of Slovak banks for their accounts, for euros from abroad, otherwise the Czech one. */
export function bestKind({ payment, currency, customer }: Invoice): CodeKind {
  const iban = ibanOf(payment);
  if (iban.startsWith('SK')) return 'bySquare';
  return currency === 'EUR' && (customer.country !== 'CZ' || !iban.startsWith('CZ')) ? 'epc' : 'spayd';
}

/**
 * Why an invoice that shall show a payment code has none.
 * @returns in words; nothing when it has one, or none is wanted.
 */
export function codeRefusal(invoice: Invoice, totals: Totals): string | undefined {
  if (!invoice.qr) return undefined;
  const kind = bestKind(invoice);
  if (kind !== 'bySquare') {
    const written = lightCode(kind, invoice, totals);
    return written.ok ? undefined : written.error;
  }
  // What the Slovak one asks for beyond a valid Slovak account, which is why it was chosen.
  const payment = paymentOf(invoice, totals);
  if (!payment.ok) return payment.error;
  return exact(payment.value.amount).lte(0) ? nothingToPay : undefined;
}
