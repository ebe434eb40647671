import { symbolOf } from '@majak/tools/documents/invoice/model/next-number';
import { blankInvoice } from '@majak/tools/documents/invoice/model/sample';
import { type Typed, typedFrom } from '@majak/tools/documents/invoice/model/typed';
import { type Book, emptyBook, suggestedNumber } from './book.ts';
import type { Start } from './use-invoice.ts';

/** An empty form: the supplier, the account and the regime of the last invoice stand in it already, and the next number. */
export function freshForm({ today, qr, rates }: Start, book: Book = emptyBook): Typed {
  const { suppliers, accounts, issued } = book;
  const [last] = issued;
  const blank = blankInvoice(last?.regime ?? 'nonPayer', today, rates);
  const supplier = suppliers[0] ?? blank.supplier;
  const number = suggestedNumber(book, 'invoice', { ico: supplier.ico, today });
  const typed = typedFrom({
    ...blank,
    qr: last?.qr ?? qr,
    number,
    supplier,
    issuedBy: last?.issuedBy || supplier.name,
    language: last?.language ?? blank.language,
    payment: { ...(accounts[0] ?? blank.payment), variableSymbol: symbolOf(number) },
  });
  return { ...typed, 'lines.0.unitPrice': '', layout: 'classic' };
}
