import type { Result } from '@majak/law/result';
import { writeBySquare } from '../../../invoice/payment/by-square.ts';
import type { Invoice } from '../model/invoice-form.ts';
import type { Totals } from '../model/totals.ts';
import { paymentOf } from './payment-codes.ts';

/** The PAY by square code of an invoice. @returns why it has none, in words. */
export function bySquareCode(invoice: Invoice, totals: Totals): Result<string> {
  const payment = paymentOf(invoice, totals);
  const { street, city } = invoice.supplier;
  return payment.ok ? writeBySquare({ ...payment.value, street, city, number: invoice.number }) : payment;
}
