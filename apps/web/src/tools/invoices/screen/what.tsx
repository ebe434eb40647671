import { Button } from '@majak/ui/button';
import { RadioGroup } from '@majak/ui/radio-group';
import { type Book, keyOf, suggestedNumber } from './book.ts';
import { control, Day, Input, Pair, Part } from './controls.tsx';
import { DueIn } from './due-in.tsx';
import type { Form } from './use-invoice.ts';

const regimes = [
  { value: 'nonPayer', label: 'Not a VAT payer', hint: 'Most freelancers (neplátce DPH)' },
  { value: 'payer', label: 'VAT payer', hint: 'Registered for VAT (plátce DPH)' },
  {
    value: 'identifiedPerson',
    label: 'Identified person',
    hint: 'No VAT at home, reverse charge in the EU (identifikovaná osoba)',
  },
  {
    value: 'simplified',
    label: 'VAT payer, simplified document',
    hint: 'Up to 10 000 CZK with VAT, the customer need not be named',
  },
] as const;

const kinds = [
  { value: 'invoice', label: 'Invoice' },
  { value: 'proforma', label: 'Proforma' },
  { value: 'creditNote', label: 'Credit note' },
] as const;

const languages = [
  { value: 'en', label: 'English' },
  { value: 'cs', label: 'Czech' },
  { value: 'both', label: 'Both' },
] as const;

/** Another kind of document; a number that was only suggested becomes one of the series of that kind. */
function asKind({ typed, today }: Form, book: Book, value: string): Record<string, string> {
  const to = kinds.find((one) => one.value === value)?.value ?? 'invoice';
  const at = { ico: typed['supplier.ico'] ?? '', today };
  const suggested = kinds.some((one) => suggestedNumber(book, one.value, at) === typed.number);
  return { kind: to, ...(suggested ? { number: suggestedNumber(book, to, at) } : {}) };
}

/** What is written, by whom in the eyes of VAT, in which language. */
export const What = ({ form, book }: { form: Form; book: Book }) => (
  <Part id="part-what" title="What you write">
    <RadioGroup
      label="Document"
      {...control(form, 'kind')}
      onChange={(event) => form.fill(asKind(form, book, event.currentTarget.value))}
      inline
      options={kinds}
    />
    {form.typed.kind === 'creditNote' || form.typed['original.number'] ? <Original form={form} /> : null}
    <RadioGroup label="You are" {...control(form, 'regime')} options={regimes} />
    <RadioGroup label="Language of the document" {...control(form, 'language')} inline options={languages} />
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
          label={corrects ? 'Number of the invoice it corrects' : 'Number of the document it follows'}
          optional={!corrects}
        />
        <Day form={form} name="original.issueDate" label="Its date of issue" />
      </Pair>
      {corrects ? <Input form={form} name="reason" label="Reason for the correction" /> : null}
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
        <Input form={form} name="number" label="Invoice number" maxLength={40} />
        <Input
          form={form}
          name="payment.variableSymbol"
          label="Variable symbol"
          inputMode="numeric"
          maxLength={20}
        />
      </Pair>
      <UsedNumber form={form} book={book} />
      <Pair>
        <Day form={form} name="issueDate" label="Date of issue" />
        {form.typed.kind === 'proforma' ? null : (
          <Day form={form} name="taxDate" label="Date of supply" optional={!payer} />
        )}
      </Pair>
      <div className="grid gap-2">
        <Day form={form} name="dueDate" label="Due date" chars={20} />
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
