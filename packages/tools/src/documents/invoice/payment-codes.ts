import { done, failed, type Result } from '@majak/law/result';
import { writeBySquare } from './by-square.ts';
import { ibanOf } from './czech-account.ts';
import { writeEpc } from './epc.ts';
import type { Invoice } from './invoice.ts';
import { smallCodeText } from './plain-text.ts';
import { qrFakturaPairs, withAccounting } from './qr-faktura.ts';
import { type Payment, spaydPairs, writeSpayd } from './spayd.ts';
import type { Totals } from './totals.ts';

/** Codes a payment can have: Czech, Czech with accounting data, of the euro area, Slovak. */
export const codeKinds = ['spayd', 'spaydWithInvoice', 'epc', 'bySquare'] as const;
export type CodeKind = (typeof codeKinds)[number];
export type PaymentCode = { kind: CodeKind; text: string };

/** What is paid, as the invoice says it. */
function paymentOf({ payment, supplier, ...invoice }: Invoice, totals: Totals): Payment {
  return {
    iban: ibanOf(payment),
    bic: payment.bic,
    amount: totals.payable,
    currency: invoice.currency,
    dueDate: invoice.dueDate,
    variableSymbol: payment.variableSymbol,
    recipient: supplier.name,
    message: invoice.number,
  };
}

/** Why there is nothing to put into a code, in words. */
function refusal({ payment, kind }: Invoice): string | undefined {
  if (kind === 'creditNote') return 'A credit note is not paid by the customer';
  return payment.method === 'transfer' ? undefined : 'Only a transfer has a payment code';
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
export function paymentCode(kind: CodeKind, invoice: Invoice, totals: Totals): Result<string> {
  const refused = refusal(invoice);
  if (refused) return failed(refused);
  const payment = paymentOf(invoice, totals);
  if (kind === 'epc')
    return invoice.currency === 'EUR'
      ? writeEpc({ ...payment, name: payment.recipient })
      : failed('An EPC code is for euros');
  if (kind === 'bySquare') return writeBySquare({ ...payment, ...invoice.supplier, number: invoice.number });
  const pairs = spaydPairs(small(payment));
  if (!pairs.ok) return pairs;
  const text = writeSpayd(pairs.value);
  return done(kind === 'spayd' ? text : withAccounting(text, qrFakturaPairs(invoice, totals, '')));
}

/** The kind of code the payer's bank reads: of Slovak banks for their accounts, for euros from abroad, otherwise the Czech one. */
function bestKind({ payment, currency, customer }: Invoice): CodeKind {
  const iban = ibanOf(payment);
  if (iban.startsWith('SK')) return 'bySquare';
  return currency === 'EUR' && (customer.country !== 'CZ' || !iban.startsWith('CZ')) ? 'epc' : 'spayd';
}

/** The code an invoice shows. @returns nothing when none is wanted, or there is nothing to pay by one. */
export function bestCode(invoice: Invoice, totals: Totals): PaymentCode | undefined {
  const kind = bestKind(invoice);
  const written = paymentCode(kind, invoice, totals);
  return invoice.qr && written.ok ? { kind, text: written.value } : undefined;
}

/** Every code an invoice can have. */
export const codesOf = (invoice: Invoice, totals: Totals): PaymentCode[] =>
  codeKinds.flatMap((kind): PaymentCode[] => {
    const written = paymentCode(kind, invoice, totals);
    return written.ok ? [{ kind, text: written.value }] : [];
  });
