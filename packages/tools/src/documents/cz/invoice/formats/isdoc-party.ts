import type { Written } from './write-xml.ts';

/** A party as both sides of an invoice have it. */
type Party = {
  name: string;
  street: string;
  city: string;
  zip: string;
  country: string;
  ico: string;
  vatNumber: string;
  register?: string;
  email: string;
  phone?: string;
};

/** The house number, where it is the last word and starts with a digit, has an element of its own. */
function placeOfStreet(street: string): { StreetName: string; BuildingNumber: string } {
  const [, StreetName = street, BuildingNumber = ''] = /^(.*\S) (\d\S*)$/.exec(street) ?? [];
  return { StreetName, BuildingNumber };
}

/** A name for a country that a register without our list can show. */
const countryName = (country: string) =>
  new Intl.DisplayNames(['cs'], { type: 'region', fallback: 'code' }).of(country) ?? country;

const contactOf = ({ email, phone }: Party): Written =>
  email || phone ? { Telephone: phone || undefined, ElectronicMail: email || undefined } : undefined;

/** A party in the order of the schema: identification, name, address, tax number, entry in a register, contact. */
export const isdocParty = (party: Party): Written => ({
  PartyIdentification: { ID: party.ico },
  PartyName: { Name: party.name },
  PostalAddress: {
    ...placeOfStreet(party.street),
    CityName: party.city,
    PostalZone: party.zip,
    Country: { IdentificationCode: party.country, Name: countryName(party.country) },
  },
  PartyTaxScheme: party.vatNumber ? { CompanyID: party.vatNumber, TaxScheme: 'VAT' } : undefined,
  RegisterIdentification: party.register ? { Preformatted: party.register } : undefined,
  Contact: contactOf(party),
});
