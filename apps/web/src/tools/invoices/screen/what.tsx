import { readInvoice } from '@majak/tools/documents/invoice/model/invoice';
import { isPayer } from '@majak/tools/documents/invoice/model/regime';
import { Button } from '@majak/ui/button';
import { FormPart } from '../../documents/form-part.tsx';
import { At } from './at.tsx';
import { type Book, keyOf, suggestedNumber } from './book.ts';
import { DueIn } from './due-in.tsx';
import { Pair } from './pair.tsx';
import { partsOf } from './parts-of.ts';
import type { LiveInvoice } from './use-invoice.ts';

/** What is written, by whom in the eyes of VAT, in which language. */
export const What = ({ form }: { form: LiveInvoice }) => (
  <FormPart id="part-what" title="What you write">
    <At form={form} path="kind" />
    {form.seen.kind === 'creditNote' || form.live.typed['original.number'] ? <Original form={form} /> : null}
    <At form={form} path="regime" shown="radio" />
    <At form={form} path="language" />
  </FormPart>
);

/** The document this one follows: the invoice a credit note corrects, the proforma an invoice was paid by. */
const Original = ({ form }: { form: LiveInvoice }) => {
  const corrects = form.seen.kind === 'creditNote';
  return (
    <>
      <Pair>
        <At
          form={form}
          path="original.number"
          {...(corrects ? { label: 'Number of the invoice it corrects' } : {})}
          optional={!corrects}
        />
        <At form={form} path="original.issueDate" />
      </Pair>
      {corrects ? <At form={form} path="reason" /> : null}
    </>
  );
};

const days = [0, 7, 14, 30] as const;

/** Says that another document has the number already, and offers the next free one. */
function UsedNumber({ form, book }: { form: LiveInvoice; book: Book }) {
  const { seen, live, asked, today } = form;
  const { number = '', 'supplier.ico': ico = '' } = live.typed;
  const same = book.issued.filter((one) => one.kind === seen.kind && one.number === number);
  if (same.length === 0) return null;
  const read = readInvoice(partsOf(asked).given);
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
export const Dates = ({ form, book }: { form: LiveInvoice; book: Book }) => (
  <FormPart id="part-dates" title="Number and dates">
    <Pair>
      <At form={form} path="number" />
      <At form={form} path="payment.variableSymbol" />
    </Pair>
    <UsedNumber form={form} book={book} />
    <Pair>
      <At form={form} path="issueDate" />
      <At form={form} path="taxDate" optional={!isPayer(form.seen)} />
    </Pair>
    <div className="grid gap-2">
      <div className="max-w-72">
        <At form={form} path="dueDate" />
      </div>
      <fieldset className="scripted flex flex-wrap gap-2">
        <legend className="sr-only">Due in</legend>
        {days.map((count) => (
          <DueIn key={count} form={form} days={count} />
        ))}
      </fieldset>
    </div>
  </FormPart>
);
