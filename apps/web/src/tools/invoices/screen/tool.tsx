import { kindOptions } from '@majak/tools/documents/invoice/model/choices';
import { totalsOf } from '@majak/tools/documents/invoice/model/totals';
import { ErrorSummary } from '@majak/ui/error-summary';
import { formatMoney } from '@majak/ui/format-money';
import { type RefObject, useRef } from 'react';
import { Sheet } from '../../sheet.tsx';
import { AmountBar } from './amount-bar.tsx';
import { Downloads } from './downloads.tsx';
import { Kept } from './kept.tsx';
import { LawLine, LawList } from './law-list.tsx';
import { Lines } from './lines-part.tsx';
import { LookPart } from './look-part.tsx';
import { Beginning, useOpening } from './opening.tsx';
import { Customer, Supplier } from './parties.tsx';
import { More, Payment } from './payment-part.tsx';
import { useBook } from './use-book.ts';
import { type Form, type Start, useInvoice } from './use-invoice.ts';
import { Dates, What } from './what.tsx';

/** What is to be paid, printed large: the one number that matters. */
const Due = ({ form }: { form: Form }) => {
  const { drawn } = form.shown;
  const { payable } = totalsOf(drawn);
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-6">
      <span className="text-text-muted">
        {drawn.kind === 'creditNote' ? 'Amount credited' : 'Amount due'}
      </span>
      <span className="border-b-4 border-lamp font-heading text-title tabular-nums">
        {formatMoney(Number(payable), drawn.currency)}
      </span>
    </p>
  );
};

/** The invoice generator: the form at the left; at the right the document that is being made, what the law wants of it, its files. */
export function InvoiceTool(start: Start) {
  const form = useInvoice(start);
  const kept = useBook();
  const opening = useOpening(form);
  const { drawn } = form.shown;
  const { pages } = form;
  const faults = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLElement>(null);
  const { book } = kept;
  const title = `${kindOptions.find(({ value }) => value === drawn.kind)?.label} ${drawn.number}`;
  return (
    <>
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-x-16">
        <form
          id="questions"
          data-live={form.live}
          noValidate
          className="no-print grid min-w-0 grid-cols-1 content-start gap-8"
          onSubmit={(event) => event.preventDefault()}
        >
          {/* Enter in a field changes nothing: files are made by their own buttons. */}
          <button type="submit" tabIndex={-1} aria-hidden="true" className="unscripted sr-only" />
          <Beginning form={form} book={book} opening={opening} />
          <Faults form={form} at={faults} />
          <What form={form} book={book} />
          <Supplier form={form} book={book} />
          <Customer form={form} book={book} />
          <Dates form={form} book={book} />
          <Lines form={form} />
          <Payment form={form} book={book} />
          <More form={form} />
          <LookPart form={form} />
        </form>
        <section
          ref={answer}
          id="answer"
          tabIndex={-1}
          aria-label="Your document"
          className="grid min-w-0 grid-cols-1 scroll-mt-24 content-start gap-7 outline-none md:sticky md:top-header md:max-h-[calc(100dvh-var(--spacing-header))] md:self-start md:-mx-1 md:overflow-y-auto md:px-1 md:py-2 print:static print:max-h-none print:overflow-visible print:p-0"
        >
          <div className="no-print grid gap-5">
            <div id="answer-top" className="absolute" />
            <Due form={form} />
            <Downloads
              form={form}
              kept={kept}
              pages={pages}
              onFaults={() => requestAnimationFrame(() => faults.current?.focus())}
            />
            <LawLine linted={form.linted} />
          </div>
          <Sheet drawn={pages} title={title} />
          <div className="no-print">
            <LawList form={form} />
          </div>
        </section>
      </div>
      <div className="no-print mt-12">
        <Kept form={form} kept={kept} />
      </div>
      <AmountBar
        label={title}
        amount={Number(totalsOf(drawn).payable)}
        currency={drawn.currency}
        onClick={() => answer.current?.scrollIntoView({ block: 'start' })}
      />
    </>
  );
}

/** The parts of the form from its top to its end. */
const order = [
  ...['kind', 'original', 'reason', 'regime', 'language', 'supplier.ico', 'supplier', 'customer', 'supply'],
  ...['exemption', 'number', 'issueDate', 'taxDate', 'dueDate', 'lines', 'payment', 'currency', 'exchange'],
];
const placeOf = (field: string) => {
  const at = order.findIndex((part) => field === part || field.startsWith(`${part}.`));
  return at < 0 ? order.length : at;
};

/** Every fault of the form, once a download was tried; it takes the focus then. */
const Faults = ({ form, at }: { form: Form; at: RefObject<HTMLDivElement | null> }) => {
  const errors = form.reading.ok
    ? []
    : form.tried
      ? form.reading.faults
          .map(({ field, message }) => ({ field, message }))
          .toSorted((one, other) => placeOf(one.field) - placeOf(other.field))
      : [];
  return <ErrorSummary ref={at} title="There is a problem" errors={errors} />;
};
