import { placeOf, supplyOptions } from '@majak/tools/documents/cz/invoice/model/choices';
import { categoryOf, isPayer, suppliesFor } from '@majak/tools/documents/cz/invoice/model/regime';
import { registerEntryOf } from '@majak/tools/documents/cz/invoice/model/register-entry';
import { Button } from '@majak/ui/button';
import { FormSection } from '../../../documents/form-section.tsx';
import { CompanyLookup } from './company-lookup.tsx';
import { InvoiceField } from './invoice-field.tsx';
import type { SavedEntries } from './saved-entries.ts';
import { SavedPartySelect } from './saved-party-select.tsx';
import { TwoFields } from './two-fields.tsx';
import type { LiveInvoice } from './use-invoice.ts';
import { VatLookup } from './vat-lookup.tsx';

type Props = { form: LiveInvoice; book: SavedEntries };

const Address = ({ form, of }: { form: LiveInvoice; of: 'supplier' | 'customer' }) => (
  <>
    <InvoiceField form={form} path={`${of}.street`} />
    <TwoFields>
      <InvoiceField form={form} path={`${of}.zip`} />
      <InvoiceField form={form} path={`${of}.city`} />
    </TwoFields>
    <InvoiceField form={form} path={`${of}.country`} />
  </>
);

/** The entry in a register, which a trade licence has the same for all. */
const Register = ({ form }: { form: LiveInvoice }) => (
  <>
    <InvoiceField form={form} path="supplier.register" />
    {form.live.typed['supplier.register']?.trim() ? null : (
      <Button
        className="scripted -mt-2 min-h-10 justify-self-start text-small"
        onClick={() => form.live.change('supplier.register', registerEntryOf('101') ?? '')}
      >
        I have a trade licence: add the sentence
      </Button>
    )}
  </>
);

/** Who invoices. */
export const Supplier = ({ form, book }: Props) => (
  <FormSection
    id="part-supplier"
    title="You"
    aside={
      <SavedPartySelect
        form={form}
        of="supplier"
        entries={book.suppliers}
        label="Use a remembered supplier"
      />
    }
  >
    <CompanyLookup form={form} of="supplier" />
    <InvoiceField form={form} path="supplier.name" />
    <Address form={form} of="supplier" />
    <div className="max-w-72">
      <InvoiceField form={form} path="supplier.vatNumber" optional={form.seen.regime === 'nonPayer'} />
    </div>
    <InvoiceField form={form} path="supplier.entry" shown="select" />
    {form.live.typed['supplier.entry'] === 'none' ? null : <Register form={form} />}
    <TwoFields>
      <InvoiceField form={form} path="supplier.email" optional />
      <InvoiceField form={form} path="supplier.phone" optional />
    </TwoFields>
  </FormSection>
);

/** Who is invoiced. The country comes first: what is asked next depends on it. */
export function Customer({ form, book }: Props) {
  const { customer, regime } = form.seen;
  const place = placeOf(customer.country);
  const business = customer.kind === 'business';
  return (
    <FormSection
      id="part-customer"
      title="Your customer"
      aside={
        <SavedPartySelect
          form={form}
          of="customer"
          entries={book.customers}
          label="Use a remembered customer"
        />
      }
    >
      <InvoiceField form={form} path="customer.kind" />
      {business && place === 'home' ? <CompanyLookup form={form} of="customer" /> : null}
      <InvoiceField
        form={form}
        path="customer.name"
        label={business ? 'Name of the company' : 'Name and surname'}
        optional={regime === 'simplified'}
      />
      <Address form={form} of="customer" />
      {business ? <VatLookup form={form} foreign={place !== 'home'} /> : null}
      <InvoiceField form={form} path="customer.email" optional />
      <Taxed form={form} />
    </FormSection>
  );
}

/** How the supply is taxed, where there is more than one way; and why, where a line has no tax. */
function Taxed({ form }: { form: LiveInvoice }) {
  const { regime, customer, supply, lines, place } = form.seen;
  const elsewhere = place === 'abroad' ? (['outsideEu'] as const) : [];
  const ways = [...new Set([...suppliesFor(regime, customer), ...elsewhere, supply])];
  // What has a place of its own matters where the buyer is abroad, and to a payer whose work is.
  const asksPlace = placeOf(customer.country) !== 'home' || isPayer({ regime }) || place !== 'usual';
  const untaxed = lines.some(({ rate }) => categoryOf({ regime, supply }, rate) === 'E');
  return (
    <>
      {ways.length > 1 ? (
        <InvoiceField
          form={form}
          path="supply"
          options={supplyOptions.filter(({ value }) => ways.includes(value))}
          shown="select"
        />
      ) : null}
      {asksPlace ? <InvoiceField form={form} path="place" shown="select" /> : null}
      {untaxed ? <InvoiceField form={form} path="exemption" /> : null}
    </>
  );
}
