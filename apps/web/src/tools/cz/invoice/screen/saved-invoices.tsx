import {
  creditNoteOf,
  duplicateOf,
  invoiceFromPayment,
  invoiceFromProforma,
  paymentDocumentOf,
} from '@majak/tools/documents/cz/invoice/model/derived-invoices';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import { chargesVat } from '@majak/tools/documents/cz/invoice/model/regime';
import { totalsOf } from '@majak/tools/documents/cz/invoice/model/totals';
import { Button } from '@majak/ui/button';
import { formatDate } from '@majak/ui/format-date';
import { formatMoney } from '@majak/ui/format-money';
import { memo, Suspense, useCallback, useRef, useState } from 'react';
import { lazyOrNothing } from '../../../../client/lazy-or-nothing.ts';
import { DeleteButton } from './delete-button.tsx';
import { PriceListSection } from './price-list-section.tsx';
import { keyOf, type SavedEntries, suggestedNumber } from './saved-entries.ts';
import { SavedEntriesActions } from './saved-entries-actions.tsx';
import { SavedParties } from './saved-parties.tsx';
import type { LiveInvoice } from './use-invoice.ts';
import type { LiveSavedEntries } from './use-saved-entries.ts';
import type { YearLimits } from './year-table.tsx';

/** It comes once there is a document: most who come here have none yet. */
const YourYear = lazyOrNothing(async () => (await import('./your-year.tsx')).YourYear);

type KeptProps = { form: LiveInvoice; kept: LiveSavedEntries };

type Made = { invoice: Invoice; says: string };
type Make = (invoice: Invoice, from: { book: SavedEntries; today: string }) => Made;

const fresh = (
  { supplier }: Invoice,
  kind: Invoice['kind'],
  { book, today }: { book: SavedEntries; today: string },
) => ({
  number: suggestedNumber(book, kind, { ico: supplier.ico, today }),
  today,
});

/** What can be made of an invoice that is kept. */
const makes = {
  Open: (invoice) => ({ invoice, says: `${invoice.number} is open.` }),
  Duplicate: (invoice, from) => ({
    invoice: duplicateOf(invoice, fresh(invoice, invoice.kind, from)),
    says: `A new document like ${invoice.number}.`,
  }),
  'Credit note': (invoice, from) => ({
    invoice: creditNoteOf(invoice, { ...fresh(invoice, 'creditNote', from), reason: '' }),
    says: `A credit note for ${invoice.number}: say why you’re issuing it.`,
  }),
  'Payment received': (invoice, from) => ({
    invoice: paymentDocumentOf(invoice, fresh(invoice, 'paymentDocument', from)),
    says: `The tax document for the payment of ${invoice.number}: enter the day the money arrived.`,
  }),
  Settle: (invoice, from) => ({
    invoice: invoiceFromPayment(invoice, fresh(invoice, 'invoice', from)),
    says: `The invoice that settles ${invoice.number}: list everything that was supplied.`,
  }),
  'Invoice it': (invoice, from) => ({
    invoice: invoiceFromProforma(invoice, { ...fresh(invoice, 'invoice', from), paid: true }),
    says: `The invoice for the paid proforma ${invoice.number}.`,
  }),
} as const satisfies Record<string, Make>;
type Action = keyof typeof makes;
const actions: Record<Invoice['kind'], readonly Action[]> = {
  invoice: ['Open', 'Duplicate', 'Credit note'],
  proforma: ['Open', 'Duplicate', 'Payment received', 'Invoice it'],
  paymentDocument: ['Open', 'Settle'],
  creditNote: ['Open', 'Duplicate'],
};
/** Whoever charges no tax has no tax document to issue on a payment. */
const actionsOf = (invoice: Invoice): readonly Action[] =>
  actions[invoice.kind].filter((action) => action !== 'Payment received' || chargesVat(invoice));
const kindWords = {
  invoice: 'Invoice',
  proforma: 'Proforma',
  paymentDocument: 'Payment',
  creditNote: 'Credit note',
} as const;

type IssuedProps = {
  invoice: Invoice;
  act: (invoice: Invoice, action: Action) => void;
  forget: (key: string) => void;
};

/** One document. It is drawn anew only when it is another: two hundred of them would slow down every key. */
const Issued = memo(({ invoice, act, forget }: IssuedProps) => {
  const { kind, number, customer, issueDate, currency } = invoice;
  const name = `${kindWords[kind]} ${number}`;
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_20rem] sm:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
          <span>{name}</span>
          <span className="tabular-nums">{formatMoney(Number(totalsOf(invoice).payable), currency)}</span>
        </p>
        <p className="text-small text-text-muted">
          {[customer.name, formatDate(issueDate)].filter(Boolean).join(', ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-4 sm:justify-end">
        {actionsOf(invoice).map((action) => (
          <Button
            key={action}
            variant="quiet"
            className="min-h-10 text-small"
            aria-label={`${action}: ${name}`}
            onClick={() => act(invoice, action)}
          >
            {action}
          </Button>
        ))}
        <DeleteButton name={name} onForget={() => forget(keyOf.issued(invoice))} />
      </div>
    </li>
  );
});

const shownFirst = 20;

function Documents({ form, kept }: KeptProps) {
  const { issued } = kept.book;
  const [all, setAll] = useState(false);
  const latest = useRef({ form, kept });
  latest.current = { form, kept };
  const act = useCallback((invoice: Invoice, action: Action) => {
    const { form, kept } = latest.current;
    const { invoice: next, says } = makes[action](invoice, { book: kept.book, today: form.today });
    form.put(next, says);
  }, []);
  const forget = useCallback((key: string) => latest.current.kept.forget('issued', key), []);
  if (issued.length === 0) return null;
  return (
    <>
      <ul className="border-t border-line">
        {(all ? issued : issued.slice(0, shownFirst)).map((invoice) => (
          <Issued key={keyOf.issued(invoice)} {...{ invoice, act, forget }} />
        ))}
      </ul>
      {issued.length > shownFirst && !all ? (
        <Button variant="quiet" className="justify-self-start" onClick={() => setAll(true)}>
          Show all {issued.length}
        </Button>
      ) : null}
    </>
  );
}

/** What this browser keeps: the documents made here, with what can be made of them, and who was on them. */
export function SavedInvoices({ form, kept, limits }: KeptProps & { limits: YearLimits }) {
  const isEmpty = Object.values(kept.book).every((entries) => entries.length === 0);
  return (
    <section aria-labelledby="kept-title" className="scripted no-print grid gap-5 border-t border-line pt-8">
      <div>
        <h2 id="kept-title" tabIndex={-1} className="text-heading outline-none">
          Kept in this browser
        </h2>
        <p className="mt-2 max-w-measure text-text-muted">
          Your draft, and after each download the invoice, its supplier, customer and account, stay in this
          browser on this device. To draw the document, our server gets its contents for a moment, and neither
          stores nor logs them.
        </p>
      </div>
      {kept.full || form.refused ? (
        <p role="alert" className="font-semibold text-error">
          Your browser won’t store any more, so what you enter now is lost when you leave the page. Save all
          as a file, then forget what you no longer need.
        </p>
      ) : null}
      {isEmpty ? <p>Nothing yet. Your first download will appear here.</p> : null}
      <Documents form={form} kept={kept} />
      {kept.book.issued.length > 0 ? (
        <Suspense fallback={null}>
          <YourYear form={form} kept={kept} limits={limits} />
        </Suspense>
      ) : null}
      <PriceListSection form={form} kept={kept} />
      <SavedParties kept={kept} />
      <SavedEntriesActions form={form} kept={kept} isEmpty={isEmpty} />
    </section>
  );
}
