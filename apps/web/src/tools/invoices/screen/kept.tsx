import { creditNoteOf, duplicateOf, invoiceFromProforma } from '@majak/tools/documents/invoice/derived';
import type { Invoice } from '@majak/tools/documents/invoice/invoice';
import { totalsOf } from '@majak/tools/documents/invoice/totals';
import { Button } from '@majak/ui/button';
import { formatDate } from '@majak/ui/format-date';
import { formatMoney } from '@majak/ui/format-money';
import { useState } from 'react';
import { forgotten, keyOf, type Shelf, suggestedNumber } from './book.ts';
import { BookActions } from './book-actions.tsx';
import type { KeptBook } from './use-book.ts';
import type { Form } from './use-invoice.ts';

type Props = { form: Form; kept: KeptBook };

/** What can be made of an invoice that is kept. */
function actionsOf(invoice: Invoice, { form, kept: { book } }: Props) {
  const { today } = form;
  const { ico } = invoice.supplier;
  const fresh = (kind: Invoice['kind']) => ({ number: suggestedNumber(book, kind, { ico, today }), today });
  const open = (next: Invoice, says: string) => ({ act: () => form.replace(next, says) });
  const { number, kind } = invoice;
  return [
    { label: 'Open', ...open(invoice, `Invoice ${number} is open.`) },
    { label: 'Duplicate', ...open(duplicateOf(invoice, fresh(kind)), `A new document like ${number}.`) },
    ...(kind === 'invoice'
      ? [
          {
            label: 'Credit note',
            ...open(
              creditNoteOf(invoice, { ...fresh('creditNote'), reason: '' }),
              `A credit note for ${number}: say why it is issued.`,
            ),
          },
        ]
      : []),
    ...(kind === 'proforma'
      ? [
          {
            label: 'Invoice it',
            ...open(
              invoiceFromProforma(invoice, { ...fresh('invoice'), paid: true }),
              `The invoice for the paid proforma ${number}.`,
            ),
          },
        ]
      : []),
  ];
}

const kindWords = { invoice: 'Invoice', proforma: 'Proforma', creditNote: 'Credit note' } as const;

const Issued = ({ invoice, ...props }: Props & { invoice: Invoice }) => {
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
        {actionsOf(invoice, props).map(({ label, act }) => (
          <Button
            key={label}
            variant="quiet"
            className="min-h-10 text-small"
            aria-label={`${label}: ${name}`}
            onClick={act}
          >
            {label}
          </Button>
        ))}
        <Forget {...props} shelf="issued" of={keyOf.issued(invoice)} name={name} />
      </div>
    </li>
  );
};

type ForgetProps = Props & { shelf: Shelf; of: string; name: string };
/** Forgets one entry, after it was asked once more. */
function Forget({ kept, shelf, of, name }: ForgetProps) {
  const [asked, setAsked] = useState(false);
  return (
    <Button
      variant="quiet"
      className="min-h-10 text-small"
      aria-label={asked ? `Really forget ${name}` : `Forget ${name}`}
      onBlur={() => setAsked(false)}
      onClick={() => (asked ? kept.change((book) => forgotten(book, shelf, of)) : setAsked(true))}
    >
      {asked ? 'Really forget' : 'Forget'}
    </Button>
  );
}

/** People and accounts that are remembered, each of which can be forgotten. */
const Remembered = (props: Props) => {
  const { suppliers, customers, accounts } = props.kept.book;
  const rows = [
    ...suppliers.map(
      (one) => ({ shelf: 'suppliers', of: keyOf.suppliers(one), name: one.name, as: 'you' }) as const,
    ),
    ...customers.map(
      (one) => ({ shelf: 'customers', of: keyOf.customers(one), name: one.name, as: 'customer' }) as const,
    ),
    ...accounts.map(
      (one) =>
        ({
          shelf: 'accounts',
          of: keyOf.accounts(one),
          name: one.account || one.iban,
          as: 'account',
        }) as const,
    ),
  ];
  if (rows.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer font-semibold">
        {rows.length === 1 ? '1 name or account' : `${rows.length} names and accounts`} remembered
      </summary>
      <ul className="mt-2 border-t border-line">
        {rows.map(({ shelf, of, name, as }) => (
          <li key={`${shelf} ${of}`} className="flex items-center justify-between gap-4 border-b border-line">
            <span className="min-w-0 break-words">
              {name} <span className="text-small text-text-muted">({as})</span>
            </span>
            <Forget {...props} {...{ shelf, of, name }} />
          </li>
        ))}
      </ul>
    </details>
  );
};

/** What this browser keeps: the invoices made here, with what can be made of them, and who was on them. */
export function Kept(props: Props) {
  const { kept } = props;
  const { issued } = kept.book;
  const isEmpty = Object.values(kept.book).every((entries) => entries.length === 0);
  return (
    <section aria-labelledby="kept-title" className="scripted no-print grid gap-5 border-t border-line pt-8">
      <div>
        <h2 id="kept-title" className="text-heading">
          Kept in this browser
        </h2>
        <p className="mt-2 max-w-measure text-text-muted">
          Your draft, and after each download the invoice, its supplier, customer and account, stay in this
          browser on this device. To draw the document we get its contents for a moment: nothing of it is
          stored or logged by us.
        </p>
      </div>
      {kept.full ? (
        <p className="font-semibold text-error">
          The browser refused to keep more. Save the book as a file, then forget what you no longer need.
        </p>
      ) : null}
      {isEmpty ? <p>Nothing yet. It fills with your first download.</p> : null}
      {issued.length > 0 ? (
        <ul className="border-t border-line">
          {issued.map((invoice) => (
            <Issued key={keyOf.issued(invoice)} {...props} invoice={invoice} />
          ))}
        </ul>
      ) : null}
      <Remembered {...props} />
      <BookActions {...props} isEmpty={isEmpty} />
    </section>
  );
}
