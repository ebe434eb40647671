import type { Result } from '@majak/law/result';
import type { Invoice } from '../model/invoice-form.ts';
import type { Totals } from '../model/totals.ts';
import { bySquareCode } from './invoice-by-square.ts';
import { bestKind, type CodeKind, codeKinds, lightCode, type PaymentCode } from './payment-codes.ts';

/** The text of a payment code of any kind. @returns why the invoice has no such code, in words. */
export const paymentCode = (kind: CodeKind, invoice: Invoice, totals: Totals): Result<string> =>
  kind === 'bySquare' ? bySquareCode(invoice, totals) : lightCode(kind, invoice, totals);

/** The code an invoice shows. @returns nothing when none is wanted, or there is nothing to pay by one. */
export function bestCode(invoice: Invoice, totals: Totals): PaymentCode | undefined {
  const kind = bestKind(invoice);
  const written = paymentCode(kind, invoice, totals);
  return invoice.qr && written.ok ? { kind, text: written.value } : undefined;
}

/** Every code an invoice can have. */
export const allPaymentCodes = (invoice: Invoice, totals: Totals): PaymentCode[] =>
  codeKinds.flatMap((kind): PaymentCode[] => {
    const written = paymentCode(kind, invoice, totals);
    return written.ok ? [{ kind, text: written.value }] : [];
  });
