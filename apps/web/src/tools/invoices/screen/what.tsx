import { RadioGroup } from '@majak/ui/radio-group';
import { type Book, suggestedNumber } from './book.ts';
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
    {form.typed.kind === 'creditNote' ? <Corrected form={form} /> : null}
    <RadioGroup label="You are" {...control(form, 'regime')} options={regimes} />
    <RadioGroup label="Language of the document" {...control(form, 'language')} inline options={languages} />
  </Part>
);

/** What a credit note has to say of the invoice it corrects. */
const Corrected = ({ form }: { form: Form }) => (
  <>
    <Pair>
      <Input form={form} name="original.number" label="Number of the invoice it corrects" />
      <Day form={form} name="original.issueDate" label="Its date of issue" />
    </Pair>
    <Input form={form} name="reason" label="Reason for the correction" />
  </>
);

const days = [0, 7, 14, 30] as const;

/** Number and dates. */
export const Dates = ({ form }: { form: Form }) => {
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
      <Pair>
        <Day form={form} name="issueDate" label="Date of issue" />
        <Day form={form} name="taxDate" label="Date of supply" optional={!payer} />
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
