import { nextNumber, symbolOf } from '@majak/tools/documents/invoice/next-number';
import { blankInvoice } from '@majak/tools/documents/invoice/sample';
import { typedFrom } from '@majak/tools/documents/invoice/typed';
import { type Book, emptyBook, lastNumber } from './book.ts';
import type { Draft } from './draft.ts';
import type { Start } from './use-invoice.ts';

/** An empty form: the supplier, the account and the regime of the last invoice stand in it already, and the next number. */
export function freshForm({ today, qr }: Start, { suppliers, accounts, issued }: Book = emptyBook): Draft {
  const [last] = issued;
  const blank = blankInvoice(last?.regime ?? 'nonPayer', today);
  const supplier = suppliers[0] ?? blank.supplier;
  const number = nextNumber(
    lastNumber({ suppliers, accounts, issued, customers: [] }, 'invoice', supplier.ico),
    today,
  );
  const typed = typedFrom({
    ...blank,
    qr,
    number,
    supplier,
    issuedBy: last?.issuedBy || supplier.name,
    language: last?.language ?? blank.language,
    payment: { ...(accounts[0] ?? blank.payment), variableSymbol: symbolOf(number) },
  });
  return { typed: { ...typed, 'lines.0.unitPrice': '' }, look: { layout: 'classic', logo: '' } };
}
