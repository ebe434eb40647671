import { exact } from '@majak/law/exact';
import { type Amount, amountOf } from '../../../invoice/amount.ts';
import type { Table } from '../../../invoice/invoice-view.ts';
import type { Wording } from '../../../invoice/wording.ts';
import { taxesOfAdvance } from '../model/advances.ts';
import type { Invoice } from '../model/invoice-form.ts';
import type { Totals } from '../model/totals.ts';
import { type Label, writtenDay, writtenNumber } from './wording.ts';

/** What was paid before the supply and is settled here: taxed by a document of its own, or not. */
export function advancesTable(
  { language, advances }: Invoice,
  words: (label: Label) => Wording,
): Table | undefined {
  if (advances.length === 0) return undefined;
  const amount = (value: string) => writtenNumber(value, language, 2);
  const columns: Label[] = ['advanceDocument', 'advanceReceived', 'rate', 'base', 'vat', 'totalWithVat'];
  const rows = advances.map((one) => {
    const { base, vat } = taxesOfAdvance(one);
    const isTaxed = one.treatment === 'taxed';
    return [
      one.number,
      writtenDay(one.receivedOn, language),
      isTaxed ? `${one.rate} %` : '',
      isTaxed ? amount(base) : '',
      isTaxed ? amount(vat) : '',
      amount(amountOf(one.amount)),
    ];
  });
  return { columns: columns.map(words), rows };
}

/** Advances can have been more than the supply came to: what is too much goes back. */
export const isReturned = ({ claimed, payable }: Totals): boolean =>
  exact(claimed.total).gt(0) && exact(payable).lt(0);

/** The sum at the end: what is to be paid, goes back, or came. */
export function finalAmount(kind: Invoice['kind'], totals: Totals): Amount {
  if (kind === 'paymentDocument') return totals.paid;
  return isReturned(totals) ? amountOf(exact(totals.payable).neg()) : totals.payable;
}

/** What the sum at the end is called. */
export function payableLabel(kind: Invoice['kind'], totals: Totals): Label {
  if (kind === 'creditNote') return 'credited';
  if (kind === 'paymentDocument') return 'received';
  return isReturned(totals) ? 'returned' : 'payable';
}
