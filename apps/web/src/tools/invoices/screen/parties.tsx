import { placeOf, supplyOptions } from '@majak/tools/documents/invoice/model/choices';
import { categoryOf, suppliesFor } from '@majak/tools/documents/invoice/model/regime';
import { registerEntryOf } from '@majak/tools/documents/invoice/model/register-entry';
import { Button } from '@majak/ui/button';
import { FormPart } from '../../documents/form-part.tsx';
import { At } from './at.tsx';
import type { Book } from './book.ts';
import { CompanyLookup } from './company-lookup.tsx';
import { Pair } from './pair.tsx';
import { Remembered } from './remembered.tsx';
import type { LiveInvoice } from './use-invoice.ts';
import { VatLookup } from './vat-lookup.tsx';

type Props = { form: LiveInvoice; book: Book };

const Address = ({ form, of }: { form: LiveInvoice; of: 'supplier' | 'customer' }) => (
  <>
    <At form={form} path={`${of}.street`} />
    <Pair>
      <At form={form} path={`${of}.zip`} />
      <At form={form} path={`${of}.city`} />
    </Pair>
    <At form={form} path={`${of}.country`} />
  </>
);

/** Who invoices. */
export const Supplier = ({ form, book }: Props) => (
  <FormPart
    id="part-supplier"
    title="You"
    aside={
      <Remembered form={form} of="supplier" entries={book.suppliers} label="Use a remembered supplier" />
    }
  >
    <CompanyLookup form={form} of="supplier" />
    <At form={form} path="supplier.name" />
    <Address form={form} of="supplier" />
    <div className="max-w-72">
      <At form={form} path="supplier.vatNumber" optional={form.seen.regime === 'nonPayer'} />
    </div>
    <At form={form} path="supplier.register" />
    {form.live.typed['supplier.register']?.trim() ? null : (
      <Button
        className="scripted -mt-2 min-h-10 justify-self-start text-small"
        onClick={() => form.live.change('supplier.register', registerEntryOf('101') ?? '')}
      >
        I have a trade licence: write it
      </Button>
    )}
    <Pair>
      <At form={form} path="supplier.email" optional />
      <At form={form} path="supplier.phone" optional />
    </Pair>
  </FormPart>
);

/** Who is invoiced. The country comes first: what is asked next depends on it. */
export function Customer({ form, book }: Props) {
  const { customer, regime } = form.seen;
  const place = placeOf(customer.country);
  const business = customer.kind === 'business';
  return (
    <FormPart
      id="part-customer"
      title="Your customer"
      aside={
        <Remembered form={form} of="customer" entries={book.customers} label="Use a remembered customer" />
      }
    >
      <At form={form} path="customer.kind" />
      {business && place === 'home' ? <CompanyLookup form={form} of="customer" /> : null}
      <At
        form={form}
        path="customer.name"
        label={business ? 'Name of the company' : 'Name and surname'}
        optional={regime === 'simplified'}
      />
      <Address form={form} of="customer" />
      {business ? <VatLookup form={form} foreign={place !== 'home'} /> : null}
      <At form={form} path="customer.email" optional />
      <Taxed form={form} />
    </FormPart>
  );
}

/** How the supply is taxed, where there is more than one way; and why, where a line has no tax. */
function Taxed({ form }: { form: LiveInvoice }) {
  const { regime, customer, supply, lines } = form.seen;
  const ways = [...new Set([...suppliesFor(regime, customer), supply])];
  const untaxed = lines.some(({ rate }) => categoryOf({ regime, supply }, rate) === 'E');
  return (
    <>
      {ways.length > 1 ? (
        <At
          form={form}
          path="supply"
          options={supplyOptions.filter(({ value }) => ways.includes(value))}
          shown="select"
        />
      ) : null}
      {untaxed ? <At form={form} path="exemption" /> : null}
    </>
  );
}
