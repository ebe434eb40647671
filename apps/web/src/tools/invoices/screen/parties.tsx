import { placeOf, supplyOptions } from '@majak/tools/documents/invoice/model/choices';
import { categoryOf, suppliesFor } from '@majak/tools/documents/invoice/model/regime';
import { registerEntryOf } from '@majak/tools/documents/invoice/model/register-entry';
import { Button } from '@majak/ui/button';
import type { Book } from './book.ts';
import { CompanyLookup } from './company-lookup.tsx';
import { Choice, Input, Pair, Part, Radios } from './controls.tsx';
import { Country } from './country.tsx';
import { Remembered } from './remembered.tsx';
import type { Form } from './use-invoice.ts';
import { VatLookup } from './vat-lookup.tsx';

type Props = { form: Form; book: Book };

const Address = ({ form, of }: { form: Form; of: 'supplier' | 'customer' }) => (
  <>
    <Input form={form} name={`${of}.street`} />
    <Pair>
      <Input form={form} name={`${of}.zip`} />
      <Input form={form} name={`${of}.city`} />
    </Pair>
    <Country form={form} name={`${of}.country`} />
  </>
);

/** Who invoices. */
export const Supplier = ({ form, book }: Props) => (
  <Part
    id="part-supplier"
    title="You"
    aside={
      <Remembered form={form} of="supplier" entries={book.suppliers} label="Use a remembered supplier" />
    }
  >
    <CompanyLookup form={form} of="supplier" />
    <Input form={form} name="supplier.name" />
    <Address form={form} of="supplier" />
    <Input
      form={form}
      name="supplier.vatNumber"
      optional={form.shown.drawn.regime === 'nonPayer'}
      chars={20}
    />
    <Input form={form} name="supplier.register" />
    {form.typed['supplier.register']?.trim() ? null : (
      <Button
        className="scripted -mt-2 min-h-10 justify-self-start text-small"
        onClick={() => form.change('supplier.register', registerEntryOf('101') ?? '')}
      >
        I have a trade licence: write it
      </Button>
    )}
    <Pair>
      <Input form={form} name="supplier.email" optional />
      <Input form={form} name="supplier.phone" optional />
    </Pair>
  </Part>
);

/** Who is invoiced. The country comes first: what is asked next depends on it. */
export function Customer({ form, book }: Props) {
  const { customer, regime } = form.shown.drawn;
  const place = placeOf(customer.country);
  const business = customer.kind === 'business';
  return (
    <Part
      id="part-customer"
      title="Your customer"
      aside={
        <Remembered form={form} of="customer" entries={book.customers} label="Use a remembered customer" />
      }
    >
      <Radios form={form} name="customer.kind" inline />
      {business && place === 'home' ? <CompanyLookup form={form} of="customer" /> : null}
      <Input
        form={form}
        name="customer.name"
        label={business ? 'Name of the company' : 'Name and surname'}
        optional={regime === 'simplified'}
      />
      <Address form={form} of="customer" />
      {business ? <VatLookup form={form} foreign={place !== 'home'} /> : null}
      <Input form={form} name="customer.email" optional />
      <Taxed form={form} />
    </Part>
  );
}

/** How the supply is taxed, where there is more than one way; and why, where a line has no tax. */
function Taxed({ form }: { form: Form }) {
  const { regime, customer, supply, lines } = form.shown.drawn;
  const ways = [...new Set([...suppliesFor(regime, customer), supply])];
  const untaxed = lines.some(({ rate }) => categoryOf({ regime, supply }, rate) === 'E');
  return (
    <>
      {ways.length > 1 ? (
        <Choice
          form={form}
          name="supply"
          options={supplyOptions.filter(({ value }) => ways.includes(value))}
        />
      ) : null}
      {untaxed ? <Input form={form} name="exemption" /> : null}
    </>
  );
}
