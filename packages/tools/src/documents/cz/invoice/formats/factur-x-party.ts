import type { Invoice } from '../model/invoice-form.ts';
import { categoryOf } from '../model/regime.ts';
import type { Written } from './write-xml.ts';

/** Identifiers of legal registration: the Czech IČO and the Slovak one. Source: ISO 6523, list of the ICD. */
const registers: Readonly<Record<string, string>> = { CZ: '0154', SK: '0158' };

/** Whether the document is outside VAT: EN 16931 then allows no VAT identifier of either party (BR-O-02 to BR-O-04). */
export const isOutsideVat = (invoice: Invoice): boolean => categoryOf(invoice, 0) === 'O';

const legal = (ico: string, country: string): Written => {
  if (!ico) return undefined;
  const scheme = /^\d{8}$/.test(ico) ? registers[country] : undefined;
  return { 'ram:ID': scheme ? { '@schemeID': scheme, '#': ico } : ico };
};

type Address = Pick<Invoice['customer'], 'zip' | 'street' | 'city' | 'country'>;
const address = ({ zip, street, city, country }: Address): Written => ({
  'ram:PostcodeCode': zip || undefined,
  'ram:LineOne': street || undefined,
  'ram:CityName': city || undefined,
  'ram:CountryID': country,
});

const mailbox = (email: string): Written =>
  email ? { 'ram:URIID': { '@schemeID': 'EM', '#': email } } : undefined;

const registration = (scheme: 'VA' | 'FC', number: string): Written => ({
  'ram:ID': { '@schemeID': scheme, '#': number },
});

/** A VAT identifier starts with the letters of its country (BR-CO-09). */
const isVatId = (number: string) => /^[A-Z]{2}[A-Z0-9+*]+$/.test(number);

/** The seller: a tax number that may not stand as a VAT identifier stands as one of the tax office. */
export function sellerParty(invoice: Invoice): Written {
  const { supplier } = invoice;
  const vat = isVatId(supplier.vatNumber) && !isOutsideVat(invoice);
  const { email, phone } = supplier;
  return {
    'ram:Name': supplier.name,
    'ram:Description': supplier.register || undefined,
    'ram:SpecifiedLegalOrganization': legal(supplier.ico, supplier.country),
    'ram:DefinedTradeContact':
      email || phone || invoice.issuedBy
        ? {
            'ram:PersonName': invoice.issuedBy || undefined,
            'ram:TelephoneUniversalCommunication': phone ? { 'ram:CompleteNumber': phone } : undefined,
            'ram:EmailURIUniversalCommunication': email ? { 'ram:URIID': email } : undefined,
          }
        : undefined,
    'ram:PostalTradeAddress': address(supplier),
    'ram:URIUniversalCommunication': mailbox(email),
    'ram:SpecifiedTaxRegistration': supplier.vatNumber
      ? registration(vat ? 'VA' : 'FC', supplier.vatNumber)
      : undefined,
  };
}

/** The buyer: a tax number that may not stand as a VAT identifier stands as an identifier. */
export function buyerParty(invoice: Invoice): Written {
  const { customer } = invoice;
  const vat = isVatId(customer.vatNumber) && !isOutsideVat(invoice);
  return {
    'ram:ID': customer.vatNumber && !vat ? customer.vatNumber : undefined,
    'ram:Name': customer.name,
    'ram:SpecifiedLegalOrganization': legal(customer.ico, customer.country),
    'ram:PostalTradeAddress': address(customer),
    'ram:URIUniversalCommunication': mailbox(customer.email),
    'ram:SpecifiedTaxRegistration': vat ? registration('VA', customer.vatNumber) : undefined,
  };
}
