import { isPayer } from '@majak/tools/documents/cz/invoice/model/regime';
import { FormSection } from '../../../documents/form-section.tsx';
import { DueDateButton } from './due-date-button.tsx';
import { InvoiceField } from './invoice-field.tsx';
import type { SavedEntries } from './saved-entries.ts';
import { TwoFields } from './two-fields.tsx';
import type { LiveInvoice } from './use-invoice.ts';
import { UsedNumber } from './used-number.tsx';

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
        {...(form.seen.kind === 'paymentDocument' ? { label: 'Day the payment arrived' } : {})}
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
