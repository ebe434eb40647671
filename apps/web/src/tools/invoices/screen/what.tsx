import { kinds } from '@majak/tools/documents/invoice/model/choices';
import { Button } from '@majak/ui/button';
import { type Book, keyOf, suggestedNumber } from './book.ts';
import { Input, Pair, Part, Radios } from './controls.tsx';
import { DueIn } from './due-in.tsx';
import type { Form } from './use-invoice.ts';

/** Another kind of document; a number that was only suggested becomes one of the series of that kind. */
function asKind({ typed, today }: Form, book: Book, value: string): Record<string, string> {
  const to = kinds.find((one) => one === value) ?? 'invoice';
  const at = { ico: typed['supplier.ico'] ?? '', today };
  const suggested = kinds.some((one) => suggestedNumber(book, one, at) === typed.number);
  return { kind: to, ...(suggested ? { number: suggestedNumber(book, to, at) } : {}) };
}

/** What is written, by whom in the eyes of VAT, in which language. */
export const What = ({ form, book }: { form: Form; book: Book }) => (
  <Part id="part-what" title="What you write">
    <Radios
      form={form}
      name="kind"
      onChange={(event) => form.fill(asKind(form, book, event.currentTarget.value))}
      inline
    />
    {form.typed.kind === 'creditNote' || form.typed['original.number'] ? <Original form={form} /> : null}
    <Radios form={form} name="regime" />
    <Radios form={form} name="language" inline />
  </Part>
);

/** The document this one follows: the invoice a credit note corrects, the proforma an invoice was paid by. */
const Original = ({ form }: { form: Form }) => {
  const corrects = form.typed.kind === 'creditNote';
  return (
    <>
      <Pair>
        <Input
          form={form}
          name="original.number"
          {...(corrects ? { label: 'Number of the invoice it corrects' } : {})}
          optional={!corrects}
        />
        <Input form={form} name="original.issueDate" />
      </Pair>
      {corrects ? <Input form={form} name="reason" /> : null}
    </>
  );
};

const days = [0, 7, 14, 30] as const;

/** Says that another document has the number already, and offers the next free one. */
function UsedNumber({ form, book }: { form: Form; book: Book }) {
  const { kind, number, supplier } = form.shown.drawn;
  const same = book.issued.filter((one) => one.kind === kind && one.number === number);
  const other = same.find((one) => keyOf.issued(one) !== keyOf.issued(form.shown.drawn));
  if (!other) return null;
  const free = suggestedNumber(book, kind, { ico: supplier.ico, today: form.today });
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-4 font-semibold text-error">
      {number} was used for {other.customer.name || 'another customer'} already. A number may stand on one
      document only.
      <Button variant="quiet" className="min-h-10" onClick={() => form.change('number', free)}>
        Take {free}
      </Button>
    </p>
  );
}

/** Number and dates. */
export const Dates = ({ form, book }: { form: Form; book: Book }) => {
  const payer = form.shown.drawn.regime === 'payer' || form.shown.drawn.regime === 'simplified';
  return (
    <Part id="part-dates" title="Number and dates">
      <Pair>
        <Input form={form} name="number" />
        <Input form={form} name="payment.variableSymbol" />
      </Pair>
      <UsedNumber form={form} book={book} />
      <Pair>
        <Input form={form} name="issueDate" />
        {form.typed.kind === 'proforma' ? null : <Input form={form} name="taxDate" optional={!payer} />}
      </Pair>
      <div className="grid gap-2">
        <Input form={form} name="dueDate" chars={20} />
        <fieldset className="scripted flex flex-wrap gap-2">
          <legend className="sr-only">Due in</legend>
          {days.map((count) => (
            <DueIn key={count} form={form} days={count} />
          ))}
        </fieldset>
      </div>
    </Part>
  );
};
