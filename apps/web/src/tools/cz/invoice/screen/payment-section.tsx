import { exchange } from '@majak/tools/documents/cz/invoice/model/payment-fields';
import { FormSection } from '../../../documents/form-section.tsx';
import { InvoiceField } from './invoice-field.tsx';
import type { SavedEntries } from './saved-entries.ts';
import { TwoFields } from './two-fields.tsx';
import type { LiveInvoice } from './use-invoice.ts';

/** The rate of the Czech National Bank, for an invoice in another currency. */
const Exchange = ({ form }: { form: LiveInvoice }) => (
  <fieldset className="grid min-w-0 gap-4 rounded-lg border border-line p-4">
    <legend className="px-1 text-small font-semibold text-text-muted">{exchange.label}</legend>
    <div className="grid items-end gap-4 xs:grid-cols-3">
      <InvoiceField
        form={form}
        path="exchange.units"
        label={`Units of ${form.live.typed.currency}`}
        shown="select"
      />
      <InvoiceField form={form} path="exchange.rate" />
      <InvoiceField form={form} path="exchange.date" />
    </div>
    <p className="text-small text-text-muted">
      The rate of the day of supply, or a fixed one, as published at cnb.cz. A VAT payer needs it: the tax has
      to be in crowns.
    </p>
  </fieldset>
);

/** The account, and the code of the payment; what keeps a code off is said beside its switch. */
const Account = ({ form, book }: { form: LiveInvoice; book: SavedEntries }) => {
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
      <TwoFields>
        <InvoiceField form={form} path="payment.account" />
        <InvoiceField form={form} path="payment.bankName" optional />
      </TwoFields>
      <div className="grid items-end gap-5 xs:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <InvoiceField form={form} path="payment.iban" />
        <InvoiceField form={form} path="payment.bic" optional />
      </div>
      <InvoiceField form={form} path="qr" />
      <p role="status" className="text-small font-semibold text-error empty:hidden">
        {form.preview.notes.find(({ field }) => field === 'qr')?.says ?? ''}
      </p>
    </>
  );
};

/** How much, in which currency, and how it is paid. */
export const Payment = ({ form, book }: { form: LiveInvoice; book: SavedEntries }) => (
  <FormSection id="part-payment" title="Payment">
    <InvoiceField form={form} path="payment.method" />
    {form.live.typed['payment.method'] === 'transfer' ? <Account form={form} book={book} /> : null}
    <div className="max-w-48">
      <InvoiceField form={form} path="currency" />
    </div>
    {form.live.typed.currency === 'CZK' ? null : <Exchange form={form} />}
  </FormSection>
);

/** What most invoices do not need. */
export const More = ({ form }: { form: LiveInvoice }) => (
  <FormSection id="part-more" title="Discount, note, signature">
    <TwoFields>
      <InvoiceField form={form} path="discount.kind" shown="select" />
      <InvoiceField form={form} path="discount.value" />
    </TwoFields>
    <TwoFields>
      <InvoiceField
        form={form}
        path="paid"
        {...(form.seen.kind === 'paymentDocument' ? { label: 'What was received, with VAT' } : {})}
      />
      <InvoiceField form={form} path="rounding" shown="select" />
    </TwoFields>
    <InvoiceField form={form} path="note" optional />
    <InvoiceField form={form} path="issuedBy" />
  </FormSection>
);
