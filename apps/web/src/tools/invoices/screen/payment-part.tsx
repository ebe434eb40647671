import { currencies, rateUnits } from '@majak/tools/documents/invoice/model/choices';
import { totalsOf } from '@majak/tools/documents/invoice/model/totals';
import { codeRefusal } from '@majak/tools/documents/invoice/payment/payment-codes';
import { RadioGroup } from '@majak/ui/radio-group';
import { TextArea } from '@majak/ui/text-area';
import type { Book } from './book.ts';
import { Amount, Choice, control, Day, Input, Pair, Part, Switch } from './controls.tsx';
import type { Form } from './use-invoice.ts';

const methods = [
  { value: 'transfer', label: 'Transfer' },
  { value: 'cash', label: 'Cash' },
  { value: 'card', label: 'Card' },
] as const;
const currencyOptions = currencies.map((value) => ({ value, label: value }));
const unitOptions = rateUnits.map((value) => ({ value: String(value), label: String(value) }));

/** The rate of the Czech National Bank, for an invoice in another currency. */
const Exchange = ({ form }: { form: Form }) => (
  <fieldset className="grid min-w-0 gap-4 rounded-lg border border-line p-4">
    <legend className="px-1 text-small font-semibold text-text-muted">
      Exchange rate of the Czech National Bank
    </legend>
    <div className="grid items-end gap-4 xs:grid-cols-3">
      <Choice
        form={form}
        name="exchange.units"
        label={`Units of ${form.typed.currency}`}
        options={unitOptions}
      />
      <Amount form={form} name="exchange.rate" label="Crowns for them" />
      <Day form={form} name="exchange.date" label="Rate of the day" />
    </div>
    <p className="text-small text-text-muted">
      The rate of the day of supply, or a fixed one, as published at cnb.cz. A VAT payer needs it: the tax has
      to be in crowns.
    </p>
  </fieldset>
);

/** The account, and the code of the payment; what keeps a code off is said beside its switch. */
const Account = ({ form, book }: { form: Form; book: Book }) => {
  const { drawn } = form.shown;
  const refusal = codeRefusal(drawn, totalsOf(drawn));
  return (
    <>
      {book.accounts.length > 0 ? (
        <select
          aria-label="Use a remembered account"
          value=""
          onChange={(event) => {
            const account = book.accounts[Number(event.currentTarget.value)];
            if (!account) return;
            const { bankName, iban, bic, account: number } = account;
            form.fill({
              'payment.account': number,
              'payment.iban': iban,
              'payment.bankName': bankName,
              'payment.bic': bic,
            });
          }}
          className="field-edge min-h-10 max-w-80 cursor-pointer truncate justify-self-start px-3 text-small"
        >
          <option value="">Choose a saved one</option>
          {book.accounts.map(({ account, iban, bankName }, at) => (
            <option key={account || iban} value={at}>
              {[account || iban, bankName].filter(Boolean).join(', ')}
            </option>
          ))}
        </select>
      ) : null}
      <Pair>
        <Input
          form={form}
          name="payment.account"
          label="Account number"
          placeholder="19-123457/0710"
          maxLength={30}
        />
        <Input form={form} name="payment.bankName" label="Bank" optional maxLength={100} />
      </Pair>
      <div className="grid items-end gap-5 xs:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Input
          form={form}
          name="payment.iban"
          label="IBAN"
          hint="Made from the account number"
          maxLength={42}
        />
        <Input form={form} name="payment.bic" label="BIC/SWIFT" optional maxLength={11} />
      </div>
      <Switch
        form={form}
        name="qr"
        label="Put a QR code for the payment on the invoice"
        hint="QR Platba for crowns, an EPC code for euros, PAY by square for Slovak accounts"
      />
      <p role="status" className="text-small font-semibold text-error empty:hidden">
        {refusal ? `No code yet. ${refusal}.` : ''}
      </p>
    </>
  );
};

/** How much, in which currency, and how it is paid. */
export const Payment = ({ form, book }: { form: Form; book: Book }) => (
  <Part id="part-payment" title="Payment">
    <RadioGroup label="How it is paid" {...control(form, 'payment.method')} inline options={methods} />
    {form.typed['payment.method'] === 'transfer' ? <Account form={form} book={book} /> : null}
    <Choice
      form={form}
      name="currency"
      label="Currency"
      options={currencyOptions}
      fieldClassName="max-w-48"
    />
    {form.typed.currency === 'CZK' ? null : <Exchange form={form} />}
  </Part>
);

const discounts = [
  { value: 'percent', label: 'Percent' },
  { value: 'amount', label: 'Amount' },
] as const;
const roundings = [
  { value: 'none', label: 'To 0.01' },
  { value: 'crown', label: 'To whole crowns, for cash' },
] as const;

/** What most invoices do not need. */
export const More = ({ form }: { form: Form }) => (
  <Part id="part-more" title="Discount, note, signature">
    <Pair>
      <Choice form={form} name="discount.kind" label="Discount on the whole, in" options={discounts} />
      <Amount form={form} name="discount.value" label="Discount" />
    </Pair>
    <Pair>
      <Amount form={form} name="paid" label="Already paid" />
      <Choice form={form} name="rounding" label="Rounding" options={roundings} />
    </Pair>
    <TextArea label="Note" optional {...control(form, 'note')} rows={3} maxLength={2_500} />
    <Input form={form} name="issuedBy" label="Issued by" maxLength={200} />
  </Part>
);
