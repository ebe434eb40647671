import { textsFromInvoice } from '@majak/tools/documents/cz/invoice/model/invoice-texts';
import type { RatesFrom } from '@majak/tools/documents/cz/invoice/model/offered-rates';
import { blankInvoice } from '@majak/tools/documents/cz/invoice/model/sample';
import { symbolOf } from '@majak/tools/documents/invoice/next-number';
import type { FieldTexts } from '@majak/tools/form/field-texts';
import { noSavedEntries, type SavedEntries, suggestedNumber } from './saved-entries.ts';
import type { YearLimits } from './year-table.tsx';

/** What the page says of the day it was made. */
export type Start = {
  /** The day the page was made, as YYYY-MM-DD. */
  today: string;
  /** Whether the switch of the QR code is on from the start. */
  qr: boolean;
  /** The rates of VAT by day. */
  rates: readonly RatesFrom[];
};

/** What the page gives the screen: that, and what the law allows in a year. */
export type ScreenStart = Start & { limits: YearLimits };

/** An empty form: the supplier, the account and the regime of the last invoice stand in it already, and the next number. */
export function newInvoice({ today, qr, rates }: Start, book: SavedEntries = noSavedEntries): FieldTexts {
  const { suppliers, accounts, issued } = book;
  const [last] = issued;
  const blank = blankInvoice(last?.regime ?? 'nonPayer', today, rates);
  const supplier = suppliers[0] ?? blank.supplier;
  const number = suggestedNumber(book, 'invoice', { ico: supplier.ico, today });
  const typed = textsFromInvoice({
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
