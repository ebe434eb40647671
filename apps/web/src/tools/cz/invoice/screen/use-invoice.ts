import { updateDependentFields } from '@majak/tools/documents/cz/invoice/model/dependent-fields';
import { readInvoice } from '@majak/tools/documents/cz/invoice/model/invoice';
import { invoiceDrawingForm } from '@majak/tools/documents/cz/invoice/model/invoice-drawing-form';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import { textsFromInvoice } from '@majak/tools/documents/cz/invoice/model/invoice-texts';
import type { FieldTexts } from '@majak/tools/form/field-texts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { today as now } from '../../../../client/today.ts';
import { type LiveDocument, useDocument } from '../../../documents/use-document.ts';
import { type FieldContext, fieldContextOf } from './field-context.ts';
import { newInvoice, type Start } from './new-invoice.ts';
import { withSeriesNumber } from './number-series.ts';
import { keyOf, type SavedEntries } from './saved-entries.ts';
import { splitAppearance } from './split-appearance.ts';
import { type Drafts, type OtherDraft, useDrafts } from './use-drafts.ts';
import { storedEntries } from './use-saved-entries.ts';

export type LiveInvoice = LiveDocument & {
  today: string;
  rates: Start['rates'];
  seen: FieldContext;
  /** Puts another invoice into the form, which looks as before; what was there can be had back. */
  put: (invoice: Invoice, says: string) => void;
  /** An empty form, with what the book knows of you. */
  startOver: () => void;
  /** An empty form, and no draft besides. @returns the way to have the others back. */
  erase: () => () => void;
  drafts: Drafts;
  /** Puts what stands in another draft into this form: the other stays. */
  copyDraft: (draft: OtherDraft) => void;
};

/** What a document looks like, whatever it says. */
const looks: ReadonlySet<string> = new Set(['layout', 'accent', 'logo']);

const emptied = 'Everything is empty again.';

/** Whether two forms say the same, whatever they look like. */
const isSameForm = (one: FieldTexts, other: FieldTexts | undefined): boolean =>
  other !== undefined &&
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (path) => looks.has(path) || (one[path] ?? '') === (other[path] ?? ''),
  );

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
  const drafts = useDrafts();
  const document = useDocument(invoiceDrawingForm, {
    slug: 'invoice',
    typed: blank,
    follow,
    blank,
    begun: () => newInvoice({ ...start, today: now() }, storedEntries()),
    place: drafts,
  });
  const { live: plain, reading, asked } = document;
  const { typed, given } = plain;
  const { layout = '', accent = '', logo = '' } = typed;
  const seen = useMemo(
    () => fieldContextOf(typed, given, reading.ok ? [] : reading.faults),
    [typed, given, reading],
  );
  /** What was put into the form whole, such as a sample: as long as nothing is typed there is nothing to keep. */
  const givenWhole = useRef<FieldTexts>(undefined);
  const isWorthKeeping = (): boolean => {
    const same = (other: FieldTexts | undefined) => isSameForm(typed, other);
    if (same(blank) || same(givenWhole.current) || same(newInvoice({ ...start, today }, book))) return false;
    const read = readInvoice(splitAppearance(asked).given);
    return !(read.ok && book.issued.some((one) => keyOf.issued(one) === keyOf.issued(read.value)));
  };
  const replace = (next: FieldTexts, says: string) => {
    drafts.putAside(isWorthKeeping() ? typed : undefined);
    givenWhole.current = next;
    plain.replace(next, says);
  };
  const { replaced } = plain;
  const latest = useRef(replaced);
  latest.current = replaced;
  const undo = () => {
    drafts.takeBack();
    replaced?.undo();
  };
  return {
    ...document,
    live: replaced?.isWhole ? { ...plain, replaced: { ...replaced, undo } } : plain,
    today,
    rates,
    seen,
    drafts,
    put: (invoice, says) => replace({ ...textsFromInvoice(invoice), layout, accent, logo }, says),
    copyDraft: ({ typed }) => replace(typed, 'A copy of the draft in the other tab.'),
    startOver: () => {
      const says =
        book.issued.length > 0
          ? 'A new invoice: your details and the next number are already in it.'
          : emptied;
      replace({ ...newInvoice({ ...start, today }, book), layout, accent, logo }, says);
    },
    erase: () => {
      const erased = drafts.eraseOthers();
      plain.replace(blank, emptied);
      return () => {
        drafts.restore(erased);
        latest.current?.undo();
      };
    },
  };
}
