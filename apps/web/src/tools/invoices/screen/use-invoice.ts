import { filledIn, following } from '@majak/tools/documents/invoice/model/follow';
import { type Invoice, readInvoice } from '@majak/tools/documents/invoice/model/invoice';
import type { RatesFrom } from '@majak/tools/documents/invoice/model/offered-rates';
import { stoodIn } from '@majak/tools/documents/invoice/model/stand-in';
import { givenFrom, readableAt, type Typed, typedFrom } from '@majak/tools/documents/invoice/model/typed';
import type { StoodIn } from '@majak/tools/documents/stand-in';
import type { Reading } from '@majak/tools/kit/calculator';
import { useDeferredValue, useMemo, useState } from 'react';
import { useAfterPress } from '../../../form/use-after-press.ts';
import { wrongAt } from '../../documents/wrong-at.ts';
import type { Book } from './book.ts';
import type { Draft, Look } from './draft.ts';
import { freshForm } from './fresh-form.ts';
import { mended } from './mended.ts';
import { useDraft } from './use-draft.ts';
import { type Linted, type Pages, usePages } from './use-pages.ts';

export type Start = {
  /** The day the page was made, as YYYY-MM-DD. */
  today: string;
  /** Whether the switch of the QR code is on from the start. */
  qr: boolean;
  /** The rates of VAT by day. */
  rates: readonly RatesFrom[];
};

/** What replaced the form as it was, and the way back. */
export type Replaced = { says: string; undo: () => void; dismiss: () => void };

export type Form = {
  /** Whether the script has taken over the form. */
  live: boolean;
  /** Whether the browser refused to keep the draft. */
  refused: boolean;
  today: string;
  typed: Typed;
  look: Look;
  reading: Reading<Invoice>;
  shown: StoodIn<Invoice>;
  /** What the law wants of it, and its pages, as the server saw them last. */
  linted: Linted;
  pages: Pages;
  rates: Start['rates'];
  /** The fault to show at a field: only once it was left, or a download was tried. */
  errorAt: (name: string) => string | undefined;
  change: (name: string, text: string) => void;
  /** Several fields at once, in their order: each with what follows from it. */
  fill: (fields: Readonly<Record<string, string>>) => void;
  leave: (name: string) => void;
  /** The fields as another form, such as one with a line more. */
  reshape: (next: (typed: Typed) => Typed) => void;
  restyle: (look: Look) => void;
  mend: (rule: string) => Promise<void>;
  /** Puts something else into the form; what was there can be had back. */
  replace: (invoice: Invoice, says: string) => void;
  /** An empty form, with what the book knows of you. */
  startOver: (book: Book) => void;
  /** An empty form, and nothing else. */
  erase: () => void;
  replaced: Replaced | undefined;
  /** Whether a download was tried: every fault is shown then. */
  tried: boolean;
  tryAll: () => void;
};

/** What differs between two forms. */
const changed = (before: Typed, after: Typed): Typed =>
  Object.fromEntries(
    Object.keys({ ...before, ...after })
      .filter((path) => (before[path] ?? '') !== (after[path] ?? ''))
      .map((path) => [path, after[path] ?? '']),
  );

/** The form of an invoice, and what comes of it with every key. */
export function useInvoice(start: Start): Form {
  const [draft, setDraft] = useState<Draft>(() => freshForm(start));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const [before, setBefore] = useState<{ draft: Draft; says: string }>();
  const { live, today, refused } = useDraft(draft, start, setDraft);
  const { typed, look } = draft;
  const settled = useDeferredValue(typed);
  const { given, reading, shown } = useMemo(() => lookedAt(settled, today), [settled, today]);
  const pages = usePages(given, look, live);
  const { linted } = pages;
  const stands = useMemo(() => givenFrom(typed), [typed]);
  const afterPress = useAfterPress();
  const entered = following(start.rates);
  const faults = reading.ok ? [] : reading.faults;

  const enter = (next: (typed: Typed) => Typed) => setDraft((now) => ({ ...now, typed: next(now.typed) }));
  const put = (next: Draft, says: string) => {
    setBefore({ draft, says });
    setLeft(new Set());
    setTried(false);
    setDraft(next);
  };
  return {
    live,
    refused,
    today,
    typed,
    look,
    reading,
    shown,
    linted,
    pages,
    rates: start.rates,
    // What cannot be read, or what the law calls wrong. What is only missing is said in the list.
    errorAt: (name) =>
      tried || left.has(name)
        ? (faults.find(({ field }) => field === name)?.message ?? wrongAt(linted, stands, name))
        : undefined,
    change: (name, text) => enter((now) => entered(now, name, text)),
    fill: (fields) => enter((now) => filledIn(entered, now, fields)),
    leave: (name) =>
      afterPress(() => {
        setLeft((known) => (known.has(name) ? known : new Set([...known, name])));
        setDraft((now) => withReadable(now, name));
      }),
    reshape: enter,
    restyle: (next) => setDraft((now) => ({ ...now, look: next })),
    mend: async (rule) => {
      const better = await mended(given, rule);
      enter((now) => ({ ...now, ...changed(typedFrom(shown.draft), better) }));
    },
    replace: (invoice, says) => put({ typed: typedFrom(invoice), look }, says),
    startOver: (book) =>
      put(
        { ...freshForm({ ...start, today }, book), look },
        book.issued.length > 0
          ? 'A new invoice: your details and the next number stand in it.'
          : 'Everything is empty again.',
      ),
    erase: () => put(freshForm({ ...start, today }), 'Everything is empty again.'),
    replaced: before && {
      says: before.says,
      dismiss: () => setBefore(undefined),
      undo: () => {
        setBefore(undefined);
        setDraft(before.draft);
      },
    },
    tried,
    tryAll: () => setTried(true),
  };
}

/** The text of a field that was left, as it is written. An unchanged form stays the same object. */
function withReadable(draft: Draft, name: string): Draft {
  const text = draft.typed[name] ?? '';
  const readable = readableAt(name, text);
  return readable === text ? draft : { ...draft, typed: { ...draft.typed, [name]: readable } };
}

function lookedAt(typed: Typed, today: string) {
  const given = givenFrom(typed);
  const shown = stoodIn(given, today);
  return { given, reading: readInvoice(given), shown };
}
