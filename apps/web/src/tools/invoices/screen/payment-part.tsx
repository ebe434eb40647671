import { exchange } from '@majak/tools/documents/invoice/model/payment-fields';
import { totalsOf } from '@majak/tools/documents/invoice/model/totals';
import { codeRefusal } from '@majak/tools/documents/invoice/payment/payment-codes';
import type { Book } from './book.ts';
import { Area, Choice, Input, Pair, Part, Radios, Switch } from './controls.tsx';
import type { Form } from './use-invoice.ts';

/** The rate of the Czech National Bank, for an invoice in another currency. */
const Exchange = ({ form }: { form: Form }) => (
  <fieldset className="grid min-w-0 gap-4 rounded-lg border border-line p-4">
    <legend className="px-1 text-small font-semibold text-text-muted">{exchange.label}</legend>
    <div className="grid items-end gap-4 xs:grid-cols-3">
      <Choice form={form} name="exchange.units" label={`Units of ${form.typed.currency}`} />
      <Input form={form} name="exchange.rate" />
      <Input form={form} name="exchange.date" />
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
        <Input form={form} name="payment.account" />
        <Input form={form} name="payment.bankName" optional />
      </Pair>
      <div className="grid items-end gap-5 xs:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Input form={form} name="payment.iban" />
        <Input form={form} name="payment.bic" optional />
      </div>
      <Switch form={form} name="qr" />
      <p role="status" className="text-small font-semibold text-error empty:hidden">
        {refusal ? `No code yet. ${refusal}.` : ''}
      </p>
    </>
  );
};

/** How much, in which currency, and how it is paid. */
export const Payment = ({ form, book }: { form: Form; book: Book }) => (
  <Part id="part-payment" title="Payment">
    <Radios form={form} name="payment.method" inline />
    {form.typed['payment.method'] === 'transfer' ? <Account form={form} book={book} /> : null}
    <Choice form={form} name="currency" fieldClassName="max-w-48" />
    {form.typed.currency === 'CZK' ? null : <Exchange form={form} />}
  </Part>
);

/** What most invoices do not need. */
export const More = ({ form }: { form: Form }) => (
  <Part id="part-more" title="Discount, note, signature">
    <Pair>
      <Choice form={form} name="discount.kind" />
      <Input form={form} name="discount.value" />
    </Pair>
    <Pair>
      <Input form={form} name="paid" />
      <Choice form={form} name="rounding" />
    </Pair>
    <Area form={form} name="note" optional />
    <Input form={form} name="issuedBy" />
  </Part>
);
