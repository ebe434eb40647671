type Foreign = {
  lines?: string;
  /** Behind the head, before the parties. */
  head?: string;
  customer?: string;
  totals?: string;
  taxes?: string;
  payment?: string;
  /** Behind the last element. */
  more?: string;
};

const party = (ico: string, name: string, more = '') => `<Party>
  <PartyIdentification><ID>${ico}</ID></PartyIdentification><PartyName><Name>${name}</Name></PartyName>
  <PostalAddress><StreetName>Cizí</StreetName><BuildingNumber>7</BuildingNumber><CityName>Brno</CityName>
  <PostalZone>60200</PostalZone><Country><IdentificationCode>CZ</IdentificationCode><Name/></Country></PostalAddress>
  ${more}</Party>`;

/** One line of another program's ISDOC. */
export const foreignLine = (
  line: { quantity?: string; unit?: string; price?: string; net?: string } = {},
) => {
  const { quantity = '2', unit = 'ks', price = '500', net = '1000' } = line;
  return `<InvoiceLine><ID>1</ID><InvoicedQuantity unitCode="${unit}">${quantity}</InvoicedQuantity>
  <LineExtensionAmount>${net}</LineExtensionAmount><UnitPrice>${price}</UnitPrice>
  <ClassifiedTaxCategory><Percent>21</Percent></ClassifiedTaxCategory>
  <Item><Description>Práce</Description></Item></InvoiceLine>`;
};

const total = (base: string, whole: string) => `<LegalMonetaryTotal>
  <TaxExclusiveAmount>${base}</TaxExclusiveAmount><TaxInclusiveAmount>${whole}</TaxInclusiveAmount>
  <PaidDepositsAmount>0</PaidDepositsAmount><PayableAmount>${whole}</PayableAmount></LegalMonetaryTotal>`;

/** An ISDOC as another program writes it: invented, with less than ours has, and more. */
export const foreignIsdocText = (parts: Foreign = {}) => `<?xml version="1.0" encoding="utf-8"?>
<Invoice xmlns="http://isdoc.cz/namespace/2013" version="6.0.1">
<DocumentType>1</DocumentType><ID>FV-77</ID><UUID>11111111-2222-8333-8444-555555555555</UUID>
<IssueDate>2026-03-02+01:00</IssueDate><TaxPointDate>2026-03-01</TaxPointDate><VATApplicable>true</VATApplicable>
${parts.head ?? '<LocalCurrencyCode>CZK</LocalCurrencyCode><CurrRate>1</CurrRate><RefCurrRate>1</RefCurrRate>'}
<AccountingSupplierParty>${party('27082440', 'Jiný program s.r.o.')}</AccountingSupplierParty>
<AccountingCustomerParty>${parts.customer ?? party('45274649', 'Odběratel a.s.')}</AccountingCustomerParty>
<InvoiceLines>${parts.lines ?? foreignLine()}</InvoiceLines>
<TaxTotal>${parts.taxes ?? '<TaxSubTotal><TaxCategory><Percent>21</Percent></TaxCategory></TaxSubTotal><TaxAmount>210</TaxAmount>'}</TaxTotal>
${parts.totals ?? total('1000', '1210')}
<PaymentMeans>${parts.payment ?? '<Payment><PaymentMeansCode>42</PaymentMeansCode><Details><PaymentDueDate>2026-03-16</PaymentDueDate><ID>123</ID><BankCode>0100</BankCode><VariableSymbol>77</VariableSymbol></Details></Payment>'}</PaymentMeans>
${parts.more ?? ''}</Invoice>`;

export const foreignParty = party;
export const foreignTotal = total;
