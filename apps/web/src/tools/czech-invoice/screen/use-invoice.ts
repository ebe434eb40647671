import { updateDependentFields } from '@majak/tools/documents/cz/invoice/model/dependent-fields';
import { invoiceDrawingForm } from '@majak/tools/documents/cz/invoice/model/invoice-drawing-form';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import { textsFromInvoice } from '@majak/tools/documents/cz/invoice/model/invoice-texts';
import { useEffect, useMemo, useState } from 'react';
import { today as now } from '../../../client/today.ts';
import { type LiveDocument, useDocument } from '../../documents/use-document.ts';
import { type FieldContext, fieldContextOf } from './field-context.ts';
import { newInvoice, type Start } from './new-invoice.ts';
import { withSeriesNumber } from './number-series.ts';
import type { SavedEntries } from './saved-entries.ts';
import { storedEntries } from './use-saved-entries.ts';

export type LiveInvoice = LiveDocument & {
  today: string;
  rates: Start['rates'];
  seen: FieldContext;
  /** Puts another invoice into the form, which looks as before; what was there can be had back. */
  put: (invoice: Invoice, says: string) => void;
  /** An empty form, with what the book knows of you. */
  startOver: () => void;
  /** An empty form, and nothing else. */
  erase: () => void;
};

const emptied = 'Everything is empty again.';

/** The invoice in the browser: a document, with what follows from its entries and what the book knows. */
export function useInvoice(start: Start, book: SavedEntries): LiveInvoice {
  const { rates } = start;
  const [today, setToday] = useState(start.today);
  // The page may have been made yesterday.
  useEffect(() => setToday(now()), []);
  const blank = useMemo(() => newInvoice({ ...start, today }), [start, today]);
  const follow = useMemo(
    () => withSeriesNumber(updateDependentFields(rates), book, today),
    [rates, book, today],
  );
  const document = useDocument(invoiceDrawingForm, {
    slug: 'invoice',
    typed: blank,
    follow,
    blank,
    begun: () => newInvoice({ ...start, today: now() }, storedEntries()),
  });
  const { live, reading } = document;
  const { typed, given } = live;
  const { layout = '', logo = '' } = typed;
  const seen = useMemo(
    () => fieldContextOf(typed, given, reading.ok ? [] : reading.faults),
    [typed, given, reading],
  );
  return {
    ...document,
    today,
    rates,
    seen,
    put: (invoice, says) => live.replace({ ...textsFromInvoice(invoice), layout, logo }, says),
    startOver: () => {
      const says =
        book.issued.length > 0
          ? 'A new invoice: your details and the next number are already in it.'
          : emptied;
      live.replace({ ...newInvoice({ ...start, today }, book), layout, logo }, says);
    },
    erase: () => live.replace(blank, emptied),
  };
}
