import { done, failed, type Result } from '@majak/law/result';
import { electronicFormatIBAN } from 'ibantools';
import { writeBySquare } from '../../invoice/payment/by-square.ts';
import { writeEpc } from '../../invoice/payment/epc.ts';
import type { Invoice } from './invoice-form.ts';
import { type Totals, totalsOf } from './totals.ts';

export type PaymentCode = { kind: 'bySquare' | 'epc'; text: string };

/**
 * The code that the payer's bank reads: PAY by square for a Slovak account, otherwise that of the euro area.
 * @returns why the invoice has none, in words.
 */
export function paymentCode(invoice: Invoice, totals: Totals = totalsOf(invoice)): Result<PaymentCode> {
  const { payment, supplier, number, kind, language } = invoice;
  if (kind === 'creditNote') return failed('The customer doesn’t pay a credit note');
  if (payment.method !== 'transfer') return failed('Only bank transfers have a payment code');
  const iban = electronicFormatIBAN(payment.iban) ?? '';
  const transfer = {
    iban,
    bic: payment.bic,
    amount: totals.payable,
    message: `${language === 'en' ? 'Invoice' : 'Faktúra'} ${number}`,
  };
  if (!iban.startsWith('SK')) {
    const epc = writeEpc({ ...transfer, currency: 'EUR', name: supplier.name });
    return epc.ok ? done({ kind: 'epc', text: epc.value }) : epc;
  }
  const bySquare = writeBySquare({
    ...transfer,
    currency: 'EUR',
    dueDate: invoice.dueDate,
    variableSymbol: payment.variableSymbol,
    recipient: supplier.name,
    number,
    street: supplier.street,
    city: supplier.city,
  });
  return bySquare.ok ? done({ kind: 'bySquare', text: bySquare.value }) : bySquare;
}
