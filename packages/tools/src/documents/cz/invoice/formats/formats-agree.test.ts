import { expect, test } from 'vitest';
import { en16931Faults } from '../../../../../../../tests/support/invoice/en16931.ts';
import { isdocFaults } from '../../../../../../../tests/support/invoice/isdoc-shape.ts';
import { isdocValidators } from '../../../../../../../tests/support/invoice/schema-validators.ts';
import { applyInvoiceFix } from '../law/linter.ts';
import { regimes } from '../model/choices.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { sampleOf } from '../model/sample.ts';
import { readFacturX } from '../reading/read-factur-x.ts';
import { readIsdoc } from '../reading/read-isdoc.ts';
import { readJson } from '../reading/read-json.ts';
import { verifyFormats } from '../reading/verify-formats.ts';
import { childOf, readXml, textOf } from '../reading/xml.ts';
import { csvTableOf, readCsvTable } from './csv-table.ts';
import { writeFacturX } from './factur-x.ts';
import { invoiceViewOf } from './invoice-view.ts';
import { writeIsdoc } from './isdoc.ts';
import { writeJson } from './write-json.ts';

const today = '2026-11-21';
const uuid = '6f1f0c5e-3b1c-4a52-9d0a-0123456789ab';
const payer = sampleOf('payer', today);
const got = <Value>(result: { ok: true; value: Value } | { ok: false; error: string }): Value => {
  if (!result.ok) throw new Error(result.error);
  return result.value;
};
const isdoc = (invoice: Invoice) => got(writeIsdoc(invoice, { uuid }));
const facturX = (invoice: Invoice) => got(writeFacturX(invoice));

test.each(regimes)('the sample of a %s has no fault in any format', (regime) => {
  const sample = sampleOf(regime, today);
  for (const { faults } of isdocValidators()) expect(faults([isdoc(sample)])).toEqual([]);
  expect(en16931Faults(facturX(sample))).toEqual([]);
  expect(verifyFormats(sample, { uuid }).filter(({ state }) => state === 'differs')).toEqual([]);
});

test.each([
  ['<IssueDate>', '<IssuedOn>', 'order'],
  ['<TaxAmount>1401.75</TaxAmount>', '<TaxAmount>1401.76</TaxAmount>', 'sums'],
  ['<DocumentType>1<', '<DocumentType>2<', 'original'],
  ['<CurrRate>1<', '<CurrRate>2<', 'rate'],
  [uuid, '00000000-0000-0000-0000-000000000000', 'uuid'],
])('the checker of ISDOC sees %s become %s', (from, to) => {
  const closed = (text: string) => text.replace(/^<(\w+)>$/, '</$1>');
  const spoilt = isdoc(payer).replace(from, to).replace(closed(from), closed(to));
  expect(isdocFaults(spoilt)).not.toEqual([]);
});

test.each([
  ['BR-02', '<ram:ID>2026001</ram:ID>', ''],
  ['BR-CO-10', '<ram:LineTotalAmount>7624.99', '<ram:LineTotalAmount>7624.98'],
  [
    'BR-CO-14',
    '<ram:TaxTotalAmount currencyID="CZK">1515.75',
    '<ram:TaxTotalAmount currencyID="CZK">1515.76',
  ],
  ['BR-CO-15', '<ram:GrandTotalAmount>9140.74', '<ram:GrandTotalAmount>9140.75'],
  ['BR-CO-16', '<ram:DuePayableAmount>9140.74', '<ram:DuePayableAmount>9140.75'],
  ['BR-CO-17', '<ram:CalculatedAmount>1401.75', '<ram:CalculatedAmount>1401.76'],
  ['BR-S-02', /<ram:SpecifiedTaxRegistration>[\s\S]*?<\/ram:SpecifiedTaxRegistration>/, ''],
  ['BR-S-08', '<ram:BasisAmount>6675.00', '<ram:BasisAmount>6675.01'],
  ['BR-CO-25', /<ram:SpecifiedTradePaymentTerms>[\s\S]*?<\/ram:SpecifiedTradePaymentTerms>/, ''],
  ['BR-DEC', '<ram:DuePayableAmount>9140.74', '<ram:DuePayableAmount>9140.740'],
])('the checker of EN 16931 sees %s broken', (id, from, to) =>
  expect(en16931Faults(facturX(payer).replace(from, to))).toContain(id),
);

test('reverse charge at home is a flag of its own; a non-payer is outside VAT', () => {
  const flags = (invoice: Invoice) => {
    const root = got(readXml(isdoc(invoice), 'Invoice'));
    const category = childOf(root, 'TaxTotal', 'TaxSubTotal', 'TaxCategory');
    return [
      textOf(root, 'VATApplicable'),
      textOf(category, 'VATApplicable'),
      textOf(category, 'LocalReverseChargeFlag'),
    ];
  };
  expect(flags({ ...payer, supply: 'domesticReverseCharge' })).toEqual(['true', 'true', 'true']);
  expect(flags(sampleOf('nonPayer', today))).toEqual(['false', 'false', 'false']);
  expect(flags(sampleOf('identifiedPerson', today))).toEqual(['true', 'true', 'false']);
});

test('a credit note needs its original, in positive amounts', () => {
  expect(writeIsdoc({ ...payer, kind: 'creditNote' }, { uuid })).toMatchObject({ ok: false });
  const credit: Invoice = { ...payer, kind: 'creditNote', original: { number: '2026000', issueDate: '' } };
  expect(isdoc(credit)).toContain('<DocumentType>2</DocumentType>');
  expect(isdoc(credit)).toContain('<PayableAmount>9140.74</PayableAmount>');
  expect(facturX(credit)).toContain('<ram:TypeCode>381</ram:TypeCode>');
});

test.each<[Partial<Invoice>, string]>([
  [{ supplier: { ...payer.supplier, vatNumber: '' } }, 'Factur-X needs your DIČ on an invoice with VAT'],
  [{ customer: { ...payer.customer, name: '' } }, 'Factur-X needs the name of the customer'],
])('Factur-X says what it lacks: %#', (change, error) =>
  expect(writeFacturX({ ...payer, ...change })).toEqual({ ok: false, error }),
);

test('a line without tax has the same reason on the page and in Factur-X, and none that nobody chose', () => {
  const untaxed: Invoice = { ...payer, lines: payer.lines.map((line) => ({ ...line, rate: 0 })) };
  const said = (invoice: Invoice) => invoiceViewOf(invoice).clauses.map(({ text }) => text);
  const why = 'Say why a line has no tax, such as § 51: Factur-X needs the reason for the exemption';
  expect(said(untaxed)).toEqual([]);
  expect(writeFacturX(untaxed)).toEqual({ ok: false, error: why });
  expect(verifyFormats(untaxed, { uuid }).find(({ format }) => format === 'facturX')).toMatchObject({
    state: 'none',
    why,
  });
  const chosen = applyInvoiceFix(untaxed, 'clause.exemption', today);
  expect(said(chosen)).toEqual([chosen.exemption]);
  expect(facturX(chosen)).toContain(`<ram:ExemptionReason>${chosen.exemption}</ram:ExemptionReason>`);
});

test.each([
  ['business', '§ 9(1)', '§ 9 odst. 1'],
  ['person', '§ 10h', '§ 10h'],
] as const)('a supply to a %s beyond the EU cites %s', (kind, en, cs) => {
  const beyond: Invoice = {
    ...payer,
    supply: 'outsideEu',
    customer: { ...payer.customer, kind, country: 'US' },
  };
  expect(invoiceViewOf(beyond).clauses[0]?.text).toContain(en);
  expect(invoiceViewOf({ ...beyond, language: 'cs' }).clauses[0]?.text).toContain(cs);
  expect(facturX(beyond)).toContain(`${en} of act 235/2004`);
});

test('Factur-X states the tax in crowns beside a foreign currency', () => {
  const foreign: Invoice = { ...payer, currency: 'EUR', exchange: { rate: 24.5, units: 1, date: today } };
  expect(facturX(foreign)).toContain('<ram:TaxTotalAmount currencyID="CZK">37135.88</ram:TaxTotalAmount>');
  expect(en16931Faults(facturX(foreign))).toEqual([]);
});

const foreignIsdoc = `<?xml version="1.0"?><i:Invoice xmlns:i="http://isdoc.cz/namespace/2013" version="6.0.1">
  <i:DocumentType>1</i:DocumentType><i:ID>F-7</i:ID><i:UUID>${uuid}</i:UUID><i:IssueDate>2026-05-04</i:IssueDate>
  <i:TaxPointDate>2026-05-03</i:TaxPointDate><i:VATApplicable>true</i:VATApplicable><i:LocalCurrencyCode>CZK</i:LocalCurrencyCode>
  <i:AccountingSupplierParty><i:Party><i:PartyIdentification><i:ID>12345679</i:ID></i:PartyIdentification>
  <i:PartyName><i:Name>Jin&#225; firma &amp; syn</i:Name></i:PartyName><i:RegisterIdentification><i:RegisterKeptAt>KS Brno</i:RegisterKeptAt>
  <i:RegisterFileRef>C 1</i:RegisterFileRef></i:RegisterIdentification></i:Party></i:AccountingSupplierParty>
  <i:AccountingCustomerParty><i:Party><i:PartyName><i:Name>K</i:Name></i:PartyName></i:Party></i:AccountingCustomerParty>
  <i:InvoiceLines><i:InvoiceLine><i:ID>1</i:ID><i:InvoicedQuantity unitCode="hod">2</i:InvoicedQuantity><i:UnitPrice>10.5</i:UnitPrice>
  <i:ClassifiedTaxCategory><i:Percent>21</i:Percent></i:ClassifiedTaxCategory><i:Item><i:Description>X</i:Description></i:Item></i:InvoiceLine></i:InvoiceLines>
  <i:PaymentMeans><i:Payment><i:PaymentMeansCode>42</i:PaymentMeansCode><i:Details><i:ID>19-123457</i:ID><i:BankCode>0710</i:BankCode>
  <i:VariableSymbol>77</i:VariableSymbol></i:Details></i:Payment></i:PaymentMeans></i:Invoice>`;

test("another program's ISDOC opens as far as both know the same things: the number is not the variable symbol", () =>
  expect(got(readIsdoc(foreignIsdoc)).invoice).toMatchObject({
    number: 'F-7',
    regime: 'payer',
    taxDate: '2026-05-03',
    supplier: { name: 'Jiná firma & syn', register: 'KS Brno, C 1' },
    payment: { account: '19-123457/0710', variableSymbol: '77' },
    lines: [{ quantity: 2, unit: 'hour', unitPrice: 10.5, rate: 21 }],
  }));

test.each([
  ['', 'The file is not well-formed XML'],
  ['hello', 'The file is not well-formed XML'],
  ['<Invoice>', 'The file is not well-formed XML'],
  [
    '<!DOCTYPE x [<!ENTITY e "a">]><Invoice>&e;</Invoice>',
    'The file has a document type, which is not allowed',
  ],
  ['<Other/>', 'The file has no element Invoice'],
  ['<Invoice><ID>1</ID></Invoice>', 'The file isn’t an ISDOC invoice'],
  [`${' '.repeat(5_000_001)}`, 'The file is too large'],
])('%.40s cannot be opened, and why', (text, error) => expect(readIsdoc(text)).toEqual({ ok: false, error }));

test('a file with a wrong field says which', () =>
  expect(readIsdoc(isdoc(payer).replace('<IssueDate>2026-11-21', '<IssueDate>2026-11-41'))).toMatchObject({
    ok: false,
    error: 'The file cannot be opened: issueDate: Date of issue: enter a real date, such as 31/01/2026',
  }));

test('the self-check sees a total that was changed', () => {
  const spoilt = isdoc(payer).replaceAll('9140.74', '9140.75');
  expect(got(readIsdoc(spoilt)).stated.payable).toBe('9140.75');
  expect(got(readFacturX(facturX(payer).replaceAll('2026001', '2026002'))).number).toBe('2026002');
});

test.each(['', '[]', '{}', '{"invoice":{}}'])('%j is no file of ours', (text) =>
  expect(readJson(text).ok).toBe(false),
);
test('a total in a JSON file is compared, never taken over', () =>
  expect(
    got(readJson(writeJson(payer).replace('"payable": "9140.74"', '"payable": "1.00"'))).stated.payable,
  ).toBe('1.00'));

test('a cell that starts like a formula is text, and reads as it was', () => {
  for (const name of ['=HYPERLINK("x")', ' =1', '\n=1', '＝1', '\u00a0@A1', "'=1"]) {
    const rows = csvTableOf({ ...payer, supplier: { ...payer.supplier, name } });
    expect(rows.flat()).toContain(`'${name}`);
    expect(got(readCsvTable(rows)).supplier?.name).toBe(name);
  }
  expect(readCsvTable([]).ok).toBe(false);
});

test('the view says what the law wants, in the language of the invoice', () => {
  const czech = invoiceViewOf({ ...sampleOf('identifiedPerson', today), language: 'cs' });
  expect(czech.title).toEqual({ text: 'Faktura – daňový doklad', english: '' });
  expect(czech.clauses.map(({ text }) => text).join(' ')).toContain('Daň odvede zákazník');
  expect(czech.supplier.heading.text).toBe('Dodavatel');
  expect(invoiceViewOf(sampleOf('nonPayer', today))).toMatchObject({
    title: { text: 'Invoice' },
    clauses: [{ text: 'The supplier is not a VAT payer.' }],
    payable: { label: { text: 'Amount due' }, value: '7,925.50\u00A0CZK' },
  });
  expect(invoiceViewOf(payer).rates?.rows).toEqual([
    ['21 %', '6,675.00', '1,401.75', '8,076.75'],
    ['12 %', '949.99', '114.00', '1,063.99'],
  ]);
});
