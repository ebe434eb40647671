import { saysSomething } from './common-checks.ts';

/** What is known of one side of an invoice, whatever the country. */
type Party = {
  name: string;
  street: string;
  city: string;
  country: string;
  ico: string;
  /** For VAT. */
  taxNumber: string;
};

/** Only letters and digits, so that writing a thing another way makes no other thing of it. */
export const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A seat is a street with its number; a village without streets has the number beside its name. */
export const hasSeat = ({ name, street, city }: Pick<Party, 'name' | 'street' | 'city'>): boolean =>
  saysSomething(name) && city !== '' && (street !== '' || /\d/.test(city));

/** Whether both sides are one: by the number of the company, the tax number, or name and town. */
export function isOneself(supplier: Party, customer: Party): boolean {
  if (supplier.ico && plain(supplier.ico) === plain(customer.ico))
    return supplier.country === customer.country;
  if (supplier.taxNumber && plain(supplier.taxNumber) === plain(customer.taxNumber)) return true;
  const named = plain(supplier.name);
  return (
    named !== '' &&
    named === plain(customer.name) &&
    plain(supplier.street + supplier.city) === plain(customer.street + customer.city)
  );
}
