import { kindOptions } from '@majak/tools/documents/cz/invoice/model/choices';
import { formatMoney } from '@majak/ui/format-money';
import { useRef } from 'react';
import { FaultsList } from '../../../../form/faults-list.tsx';
import { FillFromProfile } from '../../../../profile/profile-offer.tsx';
import { DocumentFrame } from '../../../documents/document-frame.tsx';
import { FindingsSummary } from '../../../documents/findings-summary.tsx';
import { Advances } from './advances-section.tsx';
import { AmountBar } from './amount-bar.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { Downloads } from './downloads.tsx';
import { type FormStep, FormSteps } from './form-steps.tsx';
import { Dates, KindSection } from './kind-and-dates.tsx';
import { Lines } from './lines-section.tsx';
import type { ScreenStart } from './new-invoice.ts';
import { Customer, Supplier } from './party-sections.tsx';
import { More, Payment } from './payment-section.tsx';
import type { SavedEntries } from './saved-entries.ts';
import { SavedInvoices } from './saved-invoices.tsx';
import { StartActions } from './start-actions.tsx';
import { type LiveInvoice, useInvoice } from './use-invoice.ts';
import { useSaveFile } from './use-save-file.ts';
import { useSavedEntries } from './use-saved-entries.ts';

/** The sum that matters, called as on the document. */
function forwardOf({ kind, totals }: LiveInvoice['seen']): { name: string; amount: number } {
  if (kind === 'paymentDocument') return { name: 'Amount received', amount: Number(totals.paid) };
  return {
    name: kind === 'creditNote' ? 'Amount credited' : 'Amount due',
    amount: Number(totals.payable),
  };
}

/** What is to be paid, printed large: the one number that matters. */
function Due({ seen }: LiveInvoice) {
  const { name, amount } = forwardOf(seen);
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-6">
      <span className="text-text-muted">{name}</span>
      <span className="border-b-4 border-lamp font-heading text-title tabular-nums">
        {formatMoney(amount, seen.currency)}
      </span>
    </p>
  );
}

/** The parts of the form from its top to its end. */
const stepsOf = (form: LiveInvoice, book: SavedEntries): FormStep[] => [
  { id: 'part-what', title: 'What you write', part: <KindSection form={form} /> },
  { id: 'part-supplier', title: 'You', part: <Supplier form={form} book={book} /> },
  { id: 'part-customer', title: 'Your customer', part: <Customer form={form} book={book} /> },
  { id: 'part-dates', title: 'Number and dates', part: <Dates form={form} book={book} /> },
  { id: 'lines', title: 'Lines', part: <Lines form={form} book={book} /> },
  { id: 'part-payment', title: 'Payment', part: <Payment form={form} book={book} /> },
  ...(form.seen.kind === 'invoice'
    ? [{ id: 'part-advances', title: 'Advances', isExtra: true, part: <Advances form={form} /> }]
    : []),
  { id: 'part-more', title: 'Discount, note, signature', isExtra: true, part: <More form={form} /> },
  { id: 'part-look', title: 'Look', isExtra: true, part: <AppearanceSection form={form} /> },
];

/** What is told of an invoice that was put into the form whole; a change of some fields leaves everybody at their step. */
const wholeSaid = ({ replaced }: LiveInvoice['live']) => (replaced?.isWhole ? replaced.says : undefined);

/** The form: what can be done instead of filling it in, what is wrong with it, and its parts. */
const InvoiceForm = ({ form, book }: { form: LiveInvoice; book: SavedEntries }) => (
  <form
    id="questions"
    data-live={form.live.live}
    noValidate
    className="no-print grid min-w-0 grid-cols-1 content-start gap-8"
    onSubmit={(event) => event.preventDefault()}
  >
    {/* Enter in a field changes nothing: files are made by their own buttons. */}
    <button type="submit" tabIndex={-1} aria-hidden="true" className="unscripted sr-only" />
    <StartActions form={form} />
    <FillFromProfile live={form.live} />
    <FaultsList live={form.live} faults={form.faults} at={form.faultsAt} />
    <FormSteps steps={stepsOf(form, book)} replaced={wholeSaid(form.live)} />
  </form>
);

/** The invoice generator: a document with its amount, its files and the book of what was issued. */
export function InvoiceTool(start: ScreenStart) {
  const kept = useSavedEntries();
  const form = useInvoice(start, kept.book);
  const files = useSaveFile(form, kept);
  const answer = useRef<HTMLElement>(null);
  const { seen, live } = form;
  const title = `${kindOptions.find(({ value }) => value === seen.kind)?.label} ${live.typed.number ?? ''}`;
  const see = () => answer.current?.scrollIntoView({ block: 'start' });
  const above = (
    <div className="no-print grid gap-5">
      <div id="answer-top" className="absolute" />
      <Due {...form} />
      <Downloads form={form} files={files} book={kept.book} />
      <FindingsSummary preview={form.preview} />
    </div>
  );
  return (
    <>
      <DocumentFrame document={form} title={title} above={above} at={answer}>
        <InvoiceForm form={form} book={kept.book} />
      </DocumentFrame>
      <div className="no-print mt-12">
        <SavedInvoices form={form} kept={kept} limits={start.limits} />
      </div>
      <AmountBar
        label={title}
        amount={forwardOf(seen).amount}
        currency={seen.currency}
        onSee={see}
        isMaking={files.state?.kind === 'making'}
        onDownload={(pressed) =>
          // What keeps it from being saved is told beside the document, unless the form itself is not whole.
          void files.save('pdf', pressed).then((saved) => saved === false && see())
        }
      />
    </>
  );
}
