import { addDays, type Day, daysBetween } from '@majak/law/dates';
import { exact } from '@majak/law/exact';
import { amountOf } from '../../../invoice/amount.ts';
import { sum } from '../../../invoice/line-amounts.ts';
import { symbolOf } from '../../../invoice/next-number.ts';
import { taxesOfAdvance } from './advances.ts';
import { everyRate as rates } from './choices.ts';
import type { Invoice } from './invoice-form.ts';
import { chargesVat, customerOwes, isPayer } from './regime.ts';
import { totalsOf } from './totals.ts';

/** Number and day of a document that is made from another. */
export type NewNumberAndDay = { number: string; today: Day };

/** Days a customer has to pay: as many as before, none when the due date came first. */
const daysToPay = ({ issueDate, dueDate }: Invoice): number => Math.max(0, daysBetween(issueDate, dueDate));

/** The same invoice with today's dates: as many days to pay, the supply today if it had a day. */
export const withNewDates = (invoice: Invoice, today: Day): Invoice => ({
  ...invoice,
  issueDate: today,
  taxDate: invoice.taxDate && today,
  dueDate: addDays(today, daysToPay(invoice)),
});

/** A symbol made from the number follows the new number; one of its own stays. */
function renumbered(invoice: Invoice, number: string): Invoice {
  const { payment } = invoice;
  const follows = payment.variableSymbol === symbolOf(invoice.number);
  const variableSymbol = follows ? symbolOf(number) : payment.variableSymbol;
  return { ...invoice, number, payment: { ...payment, variableSymbol } };
}

/** What belonged to one document only: what was paid of it, what it referred to, the rate and the evidence of its day. */
function bare({ original: _, exchange: _rate, vatCheck: _evidence, ...invoice }: Invoice): Invoice {
  return { ...invoice, advances: [], paid: 0, reason: '' };
}

/** A new invoice like this one: new number, today's dates. The exchange rate is of the day of supply: it has to be entered anew. */
export const duplicateOf = (invoice: Invoice, { number, today }: NewNumberAndDay): Invoice =>
  withNewDates(renumbered(bare(invoice), number), today);

const referenceTo = ({ number, issueDate }: Invoice) => ({ number, issueDate });

/**
 * A credit note of the whole invoice: the same amounts, which are to be returned, at the exchange rate of the invoice.
 * Source: act 235/2004 § 45; ISDOC and EN 16931 write a credit note in positive amounts.
 */
export const creditNoteOf = (
  invoice: Invoice,
  { number, today, reason }: NewNumberAndDay & { reason: string },
): Invoice => ({
  ...withNewDates(renumbered({ ...invoice, advances: [], paid: 0 }, number), today),
  kind: 'creditNote',
  original: referenceTo(invoice),
  reason,
});

/** A request for an advance with the content of this invoice. It is no tax document and has no date of supply. */
export const proformaOf = (invoice: Invoice, fresh: NewNumberAndDay): Invoice => ({
  ...duplicateOf(invoice, fresh),
  kind: 'proforma',
  taxDate: '',
});

/** What a proforma came to at each rate, as it was paid: an advance for each. */
const advancesFrom = (proforma: Invoice, receivedOn: Day): Invoice['advances'] =>
  totalsOf({ ...proforma, paid: 0, rounding: 'none' }).rates.map(({ rate, total }) => ({
    number: '',
    receivedOn,
    amount: Number(total),
    rate: rates.find((one) => one === rate) ?? 0,
    treatment: isPayer(proforma) || customerOwes(proforma) ? 'taxed' : 'untaxed',
    exchangeRate: 0,
  }));

/**
 * The tax document on the payment of a proforma: a line for each rate, of what was received on the day of the payment.
 * Source: act 235/2004 § 20a(2), § 28(1)(d).
 */
export function paymentDocumentOf(proforma: Invoice, fresh: NewNumberAndDay): Invoice {
  const advances = advancesFrom(proforma, fresh.today);
  const named = proforma.language === 'en' ? 'Advance' : 'Záloha';
  return {
    ...duplicateOf(proforma, fresh),
    kind: 'paymentDocument',
    taxDate: fresh.today,
    original: referenceTo(proforma),
    rounding: 'none',
    discount: { kind: 'percent', value: 0 },
    lines: advances.map(({ amount, rate }) => ({
      description:
        `${named}: ${proforma.lines.map(({ description }) => description.split('\n')[0]).join(', ')}`.slice(
          0,
          900,
        ),
      quantity: 1,
      unit: 'piece',
      unitPrice: Number(taxesOfAdvance({ amount, rate }).base),
      discountPercent: 0,
      rate,
    })),
    paid: Number(amountOf(sum(advances.map(({ amount }) => exact(amount))))),
  };
}

/** The invoice for what was paid by a document on a payment: its advances, taxed already. Source: act 235/2004 § 37a. */
export function invoiceFromPayment(payment: Invoice, fresh: NewNumberAndDay): Invoice {
  const { rates: paid } = totalsOf(payment);
  return {
    ...duplicateOf(payment, fresh),
    kind: 'invoice',
    taxDate: fresh.today,
    ...(payment.original ? { original: payment.original } : {}),
    advances: paid.map(({ rate, total }) => ({
      number: payment.number,
      receivedOn: payment.taxDate,
      amount: Number(total),
      rate: rates.find((one) => one === rate) ?? 0,
      treatment: 'taxed',
      exchangeRate: payment.exchange ? payment.exchange.rate / payment.exchange.units : 0,
    })),
  };
}

/**
 * The invoice that follows a proforma.
 * @param paid Whether the proforma was paid in full: nothing is then left to pay. Of a payer the payment was taxed by a
 * document of its own, whose number has to be entered.
 */
export const invoiceFromProforma = (
  proforma: Invoice,
  { paid, ...fresh }: NewNumberAndDay & { paid: boolean },
): Invoice => ({
  ...duplicateOf(proforma, fresh),
  kind: 'invoice',
  taxDate: fresh.today,
  original: referenceTo(proforma),
  rounding: paid ? 'none' : proforma.rounding,
  advances: paid && chargesVat(proforma) ? advancesFrom(proforma, '') : [],
  paid:
    paid && !chargesVat(proforma)
      ? Number(amountOf(totalsOf({ ...proforma, paid: 0, rounding: 'none' }).total))
      : 0,
});
