import { exchange } from '@majak/tools/documents/invoice/model/payment-fields';
import { FormPart } from '../../documents/form-part.tsx';
import { At } from './at.tsx';
import type { Book } from './book.ts';
import { Pair } from './pair.tsx';
import type { LiveInvoice } from './use-invoice.ts';

/** The rate of the Czech National Bank, for an invoice in another currency. */
const Exchange = ({ form }: { form: LiveInvoice }) => (
  <fieldset className="grid min-w-0 gap-4 rounded-lg border border-line p-4">
    <legend className="px-1 text-small font-semibold text-text-muted">{exchange.label}</legend>
    <div className="grid items-end gap-4 xs:grid-cols-3">
      <At form={form} path="exchange.units" label={`Units of ${form.live.typed.currency}`} shown="select" />
      <At form={form} path="exchange.rate" />
      <At form={form} path="exchange.date" />
    </div>
    <p className="text-small text-text-muted">
      The rate of the day of supply, or a fixed one, as published at cnb.cz. A VAT payer needs it: the tax has
      to be in crowns.
    </p>
  </fieldset>
);

/** The account, and the code of the payment; what keeps a code off is said beside its switch. */
const Account = ({ form, book }: { form: LiveInvoice; book: Book }) => {
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
            form.live.fill({
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
        <At form={form} path="payment.account" />
        <At form={form} path="payment.bankName" optional />
      </Pair>
      <div className="grid items-end gap-5 xs:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <At form={form} path="payment.iban" />
        <At form={form} path="payment.bic" optional />
      </div>
      <At form={form} path="qr" />
      <p role="status" className="text-small font-semibold text-error empty:hidden">
        {form.preview.notes.find(({ field }) => field === 'qr')?.says ?? ''}
      </p>
    </>
  );
};

/** How much, in which currency, and how it is paid. */
export const Payment = ({ form, book }: { form: LiveInvoice; book: Book }) => (
  <FormPart id="part-payment" title="Payment">
    <At form={form} path="payment.method" />
    {form.live.typed['payment.method'] === 'transfer' ? <Account form={form} book={book} /> : null}
    <div className="max-w-48">
      <At form={form} path="currency" />
    </div>
    {form.live.typed.currency === 'CZK' ? null : <Exchange form={form} />}
  </FormPart>
);

/** What most invoices do not need. */
export const More = ({ form }: { form: LiveInvoice }) => (
  <FormPart id="part-more" title="Discount, note, signature">
    <Pair>
      <At form={form} path="discount.kind" shown="select" />
      <At form={form} path="discount.value" />
    </Pair>
    <Pair>
      <At form={form} path="paid" />
      <At form={form} path="rounding" shown="select" />
    </Pair>
    <At form={form} path="note" optional />
    <At form={form} path="issuedBy" />
  </FormPart>
);
