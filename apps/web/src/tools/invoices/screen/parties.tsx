import { placeOf } from '@majak/tools/documents/invoice/model/choices';
import { categoryOf, suppliesFor } from '@majak/tools/documents/invoice/model/regime';
import { registerEntryOf } from '@majak/tools/documents/invoice/model/register-entry';
import { Button } from '@majak/ui/button';
import { RadioGroup } from '@majak/ui/radio-group';
import type { Book } from './book.ts';
import { CompanyLookup } from './company-lookup.tsx';
import { Choice, control, Input, Pair, Part } from './controls.tsx';
import { Country } from './country.tsx';
import { Remembered } from './remembered.tsx';
import type { Form } from './use-invoice.ts';
import { VatLookup } from './vat-lookup.tsx';

type Props = { form: Form; book: Book };

const Address = ({ form, of }: { form: Form; of: 'supplier' | 'customer' }) => (
  <>
    <Input form={form} name={`${of}.street`} label="Street and number" maxLength={200} />
    <Pair>
      <Input form={form} name={`${of}.zip`} label="Postcode" maxLength={20} />
      <Input form={form} name={`${of}.city`} label="Town" maxLength={100} />
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
    <CompanyLookup form={form} of="supplier" label="Your IČO (company ID)" />
    <Input
      form={form}
      name="supplier.name"
      label="Your name or company"
      maxLength={200}
      autoComplete="organization"
    />
    <Address form={form} of="supplier" />
    <Input
      form={form}
      name="supplier.vatNumber"
      label="DIČ (tax number)"
      hint="With its letters, such as CZ12345679"
      optional={form.shown.drawn.regime === 'nonPayer'}
      chars={20}
    />
    <Input
      form={form}
      name="supplier.register"
      label="Entry in a register"
      hint="Trade licence: Fyzická osoba zapsaná v živnostenském rejstříku. Company: court, section and insert."
      maxLength={300}
    />
    {form.typed['supplier.register']?.trim() ? null : (
      <Button
        className="scripted -mt-2 min-h-10 justify-self-start text-small"
        onClick={() => form.change('supplier.register', registerEntryOf('101') ?? '')}
      >
        I have a trade licence: write it
      </Button>
    )}
    <Pair>
      <Input
        form={form}
        name="supplier.email"
        label="E-mail"
        optional
        autoComplete="email"
        inputMode="email"
      />
      <Input form={form} name="supplier.phone" label="Phone" optional autoComplete="tel" inputMode="tel" />
    </Pair>
  </Part>
);

const customerKinds = [
  { value: 'business', label: 'A business' },
  { value: 'person', label: 'A person' },
] as const;

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
      <RadioGroup label="You invoice" {...control(form, 'customer.kind')} inline options={customerKinds} />
      {business && place === 'home' ? (
        <CompanyLookup form={form} of="customer" label="IČO of the customer" />
      ) : null}
      <Input
        form={form}
        name="customer.name"
        label={business ? 'Name of the company' : 'Name and surname'}
        maxLength={200}
        optional={regime === 'simplified'}
      />
      <Address form={form} of="customer" />
      {business ? <VatLookup form={form} foreign={place !== 'home'} /> : null}
      <Input form={form} name="customer.email" label="E-mail" optional inputMode="email" />
      <Taxed form={form} />
    </Part>
  );
}

const supplyWords = {
  domestic: 'Like a sale in Czechia',
  domesticReverseCharge: 'Reverse charge at home (§ 92a), such as construction work',
  euReverseCharge: 'Reverse charge: the customer in the EU pays the tax',
  outsideEu: 'Outside Czech VAT: the customer is beyond the EU',
  exempt: 'Exempt from VAT (§ 51)',
} as const;

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
          label="How it is taxed"
          hint="Chosen by who you are and where the customer is. For services; goods sent across a border have rules of their own."
          options={ways.map((value) => ({ value, label: supplyWords[value] }))}
        />
      ) : null}
      {untaxed ? (
        <Input
          form={form}
          name="exemption"
          label="Why a line has no tax"
          hint="The provision, such as § 51 of act 235/2004"
          maxLength={300}
        />
      ) : null}
    </>
  );
}
