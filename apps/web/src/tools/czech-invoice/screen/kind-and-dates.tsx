import { readInvoice } from '@majak/tools/documents/cz/invoice/model/invoice';
import { isPayer } from '@majak/tools/documents/cz/invoice/model/regime';
import { Button } from '@majak/ui/button';
import { FormSection } from '../../documents/form-section.tsx';
import { DueDateButton } from './due-date-button.tsx';
import { InvoiceField } from './invoice-field.tsx';
import { keyOf, type SavedEntries, suggestedNumber } from './saved-entries.ts';
import { splitAppearance } from './split-appearance.ts';
import { TwoFields } from './two-fields.tsx';
import type { LiveInvoice } from './use-invoice.ts';

/** What is written, by whom in the eyes of VAT, in which language. */
export const KindSection = ({ form }: { form: LiveInvoice }) => (
  <FormSection id="part-what" title="What you write">
    <InvoiceField form={form} path="kind" shown="radio" />
    {form.seen.kind === 'creditNote' || form.live.typed['original.number'] ? <Original form={form} /> : null}
    <InvoiceField form={form} path="regime" shown="radio" />
    <InvoiceField form={form} path="language" />
  </FormSection>
);

/** The document this one follows: the invoice a credit note corrects, the proforma an invoice was paid by. */
const Original = ({ form }: { form: LiveInvoice }) => {
  const corrects = form.seen.kind === 'creditNote';
  return (
    <>
      <TwoFields>
        <InvoiceField
          form={form}
          path="original.number"
          {...(corrects ? { label: 'Number of the invoice it corrects' } : {})}
          optional={!corrects}
        />
        <InvoiceField form={form} path="original.issueDate" />
      </TwoFields>
      {corrects ? <InvoiceField form={form} path="reason" /> : null}
    </>
  );
};

const days = [0, 7, 14, 30] as const;

/** Says that another document has the number already, and offers the next free one. */
function UsedNumber({ form, book }: { form: LiveInvoice; book: SavedEntries }) {
  const { seen, live, asked, today } = form;
  const { number = '', 'supplier.ico': ico = '' } = live.typed;
  const same = book.issued.filter((one) => one.kind === seen.kind && one.number === number);
  if (same.length === 0) return null;
  const read = readInvoice(splitAppearance(asked).given);
  const other = same.find((one) => !read.ok || keyOf.issued(one) !== keyOf.issued(read.value));
  if (!other) return null;
  const free = suggestedNumber(book, seen.kind, { ico, today });
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-4 font-semibold text-error">
      {number} was used for {other.customer.name || 'another customer'} already. A number may stand on one
      document only.
      <Button variant="quiet" className="min-h-10" onClick={() => live.change('number', free)}>
        Take {free}
      </Button>
    </p>
  );
}

/** Number and dates. */
export const Dates = ({ form, book }: { form: LiveInvoice; book: SavedEntries }) => (
  <FormSection id="part-dates" title="Number and dates">
    <TwoFields>
      <InvoiceField form={form} path="number" />
      <InvoiceField form={form} path="payment.variableSymbol" />
    </TwoFields>
    <UsedNumber form={form} book={book} />
    <TwoFields>
      <InvoiceField form={form} path="issueDate" />
      <InvoiceField
        form={form}
        path="taxDate"
        {...(form.seen.kind === 'paymentDocument' ? { label: 'Day the payment came' } : {})}
        optional={!isPayer(form.seen)}
      />
    </TwoFields>
    <div className="grid gap-2">
      <div className="max-w-72">
        <InvoiceField form={form} path="dueDate" />
      </div>
      <fieldset className="scripted flex flex-wrap gap-2">
        <legend className="sr-only">Due in</legend>
        {days.map((count) => (
          <DueDateButton key={count} form={form} days={count} />
        ))}
      </fieldset>
    </div>
  </FormSection>
);
