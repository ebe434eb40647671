import { type Exact, exact } from '@majak/law/exact';
import { all, at, type Element, everyElement, rootOf } from './elements.ts';

const amounts =
  'TaxableAmountCurr? TaxableAmount TaxAmountCurr? TaxAmount TaxInclusiveAmountCurr? TaxInclusiveAmount';
const prefixed = (prefix: string) =>
  amounts
    .split(' ')
    .map((name) => prefix + name)
    .join(' ');

/** The children of each element in their order: `?` at most one, `+` one or more. Source: the schema, ISDOC 6.0.2. */
const sequences: Readonly<Record<string, string>> = {
  Invoice:
    'DocumentType ID UUID IssuingSystem? IssueDate TaxPointDate? VATApplicable ElectronicPossibilityAgreementReference Note? LocalCurrencyCode ForeignCurrencyCode? CurrRate RefCurrRate Extensions? AccountingSupplierParty AnonymousCustomerParty? AccountingCustomerParty OriginalDocumentReferences? InvoiceLines NonTaxedDeposits? TaxedDeposits? TaxTotal LegalMonetaryTotal PaymentMeans?',
  AccountingSupplierParty: 'Party',
  AccountingCustomerParty: 'Party',
  AnonymousCustomerParty: 'ID IDScheme',
  Party: 'PartyIdentification PartyName PostalAddress PartyTaxScheme? RegisterIdentification? Contact?',
  PartyIdentification: 'ID',
  PartyName: 'Name',
  PostalAddress: 'StreetName BuildingNumber CityName PostalZone Country',
  Country: 'IdentificationCode Name',
  PartyTaxScheme: 'CompanyID TaxScheme',
  RegisterIdentification: 'Preformatted',
  Contact: 'Name? Telephone? ElectronicMail?',
  OriginalDocumentReferences: 'OriginalDocumentReference+',
  OriginalDocumentReference: 'ID IssueDate?',
  InvoiceLines: 'InvoiceLine+',
  InvoiceLine:
    'ID InvoicedQuantity? LineExtensionAmountCurr? LineExtensionAmount LineExtensionAmountBeforeDiscount? LineExtensionAmountTaxInclusiveCurr? LineExtensionAmountTaxInclusive LineExtensionTaxAmount UnitPrice UnitPriceTaxInclusive ClassifiedTaxCategory VATNote? Item? Extensions?',
  ClassifiedTaxCategory: 'Percent VATCalculationMethod VATApplicable?',
  Item: 'Description?',
  NonTaxedDeposits: 'NonTaxedDeposit+',
  NonTaxedDeposit: 'ID VariableSymbol DepositAmountCurr? DepositAmount',
  TaxedDeposits: 'TaxedDeposit+',
  TaxedDeposit:
    'ID VariableSymbol TaxableDepositAmountCurr? TaxableDepositAmount TaxInclusiveDepositAmountCurr? TaxInclusiveDepositAmount ClassifiedTaxCategory',
  TaxTotal: 'TaxSubTotal+ TaxAmountCurr? TaxAmount',
  TaxSubTotal: `${amounts} ${prefixed('AlreadyClaimed')} ${prefixed('Difference')} TaxCategory`,
  TaxCategory: 'Percent TaxScheme? VATApplicable? LocalReverseChargeFlag?',
  LegalMonetaryTotal: [
    ...['TaxExclusiveAmount', 'TaxInclusiveAmount', 'AlreadyClaimedTaxExclusiveAmount'],
    ...['AlreadyClaimedTaxInclusiveAmount', 'DifferenceTaxExclusiveAmount', 'DifferenceTaxInclusiveAmount'],
  ]
    .map((name) => `${name} ${name}Curr?`)
    .concat('PayableRoundingAmount? PayableRoundingAmountCurr?', 'PaidDepositsAmount PaidDepositsAmountCurr?')
    .concat('PayableAmount PayableAmountCurr?')
    .join(' '),
  PaymentMeans: 'Payment+',
  Payment: 'PaidAmount PaymentMeansCode Details?',
  Details: 'PaymentDueDate ID BankCode Name IBAN BIC VariableSymbol? ConstantSymbol? SpecificSymbol?',
};

const patternOf = (sequence: string) =>
  new RegExp(
    `^${sequence
      .split(' ')
      .filter(Boolean)
      .map((one) => one.replace(/^(\w+)([?+]?)$/, '(?:$1 )$2'))
      .join('')}$`,
  );

/** Every element of the standard: what an extension holds has a namespace of its own and is nobody else's matter. */
const ofStandard = (from: Element): Element[] =>
  from.name === 'Extensions' ? [] : [from, ...from.children.flatMap(ofStandard)];

function orderFaults(root: Element): string[] {
  return ofStandard(root).flatMap((element) => {
    const children = element.children.map(({ name }) => `${name} `).join('');
    const fits = patternOf(sequences[element.name] ?? '').test(children);
    return fits ? [] : [`${element.name} holds ${children.trim()}`];
  });
}

const amount = (from: Element, path: string): Exact => exact(at(from, path) || '0');
const sum = (values: readonly Exact[]): Exact => values.reduce((total, value) => total.plus(value), exact(0));

type Equation = [says: string, one: Exact, other: Exact];

function rateEquations(rate: Element, own: string): Equation[] {
  return ['', 'AlreadyClaimed', 'Difference'].map(
    (before): Equation => [
      `${before}: base and tax of a rate make its total (${own || 'local'})`,
      amount(rate, `${before}TaxableAmount${own}`).plus(amount(rate, `${before}TaxAmount${own}`)),
      amount(rate, `${before}TaxInclusiveAmount${own}`),
    ],
  );
}

/** The sums the standard asks for, in one currency. */
function equations(root: Element, own: string): Equation[] {
  const rates = all(root, 'TaxTotal/TaxSubTotal');
  const total = (name: string) => amount(root, `LegalMonetaryTotal/${name}${own}`);
  const ofRates = (name: string) => sum(rates.map((rate) => amount(rate, name + own)));
  return [
    ...rates.flatMap((rate) => rateEquations(rate, own)),
    ['the tax is the sum of the rates', amount(root, `TaxTotal/TaxAmount${own}`), ofRates('TaxAmount')],
    ['the base is the sum of the rates', total('TaxExclusiveAmount'), ofRates('TaxableAmount')],
    ['the total is the sum of the rates', total('TaxInclusiveAmount'), ofRates('TaxInclusiveAmount')],
    [
      'total less what was claimed is the difference',
      total('TaxInclusiveAmount').minus(total('AlreadyClaimedTaxInclusiveAmount')),
      total('DifferenceTaxInclusiveAmount'),
    ],
    [
      'difference and rounding less what was paid is payable',
      total('DifferenceTaxInclusiveAmount')
        .plus(total('PayableRoundingAmount'))
        .minus(total('PaidDepositsAmount')),
      total('PayableAmount'),
    ],
  ];
}

/** The lines of a rate come to its base exactly, in both currencies. */
function lineEquations(root: Element, own: string): Equation[] {
  const lines = all(root, 'InvoiceLines/InvoiceLine');
  return all(root, 'TaxTotal/TaxSubTotal').map((rate): Equation => {
    const percent = at(rate, 'TaxCategory/Percent');
    const ofRate = lines.filter((line) => at(line, 'ClassifiedTaxCategory/Percent') === percent);
    return [
      `the lines with ${percent} % come to their base`,
      sum(ofRate.map((line) => amount(line, `LineExtensionAmount${own}`))),
      amount(rate, `TaxableAmount${own}`),
    ];
  });
}

/** What the standard's own rules say beyond the schema. */
function ruleFaults(root: Element): string[] {
  const foreign = at(root, 'ForeignCurrencyCode');
  const twins = everyElement(root).filter(({ name }) => name.endsWith('Curr'));
  const ids = all(root, 'InvoiceLines/InvoiceLine/ID').map(({ text }) => text);
  const said: [boolean, string][] = [
    [/^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/.test(at(root, 'UUID')), 'the UUID has its form'],
    [!/^[0-]+$/.test(at(root, 'UUID')), 'the UUID is not empty'],
    [
      !/^[236]$/.test(at(root, 'DocumentType')) || all(root, 'OriginalDocumentReferences').length === 1,
      'a credit note has its original',
    ],
    [foreign !== at(root, 'LocalCurrencyCode'), 'the currencies differ'],
    [
      foreign !== '' || (at(root, 'CurrRate') === '1' && at(root, 'RefCurrRate') === '1'),
      'without a foreign currency the rate is 1',
    ],
    [foreign === '' ? twins.length === 0 : twins.length > 0, 'amounts in a foreign currency come with it'],
    [new Set(ids).size === ids.length && ids.every((id) => id.length <= 36), 'lines have their own numbers'],
    [
      at(root, 'VATApplicable') !== 'false' ||
        all(root, 'InvoiceLines/InvoiceLine/ClassifiedTaxCategory/VATApplicable').every(
          ({ text }) => text === 'false',
        ),
      'a document outside VAT has no line within it',
    ],
  ];
  return said.filter(([holds]) => !holds).map(([, says]) => `Not so: ${says}`);
}

/** What is wrong with an ISDOC: order and number of its elements, its sums in both currencies, the rules of the standard. */
export function isdocFaults(xml: string): string[] {
  const root = rootOf(xml);
  const own = at(root, 'ForeignCurrencyCode') ? 'Curr' : '';
  const sums = [
    ...equations(root, ''),
    ...(own ? equations(root, own) : []),
    ...lineEquations(root, own),
    ...lineEquations(root, ''),
  ];
  const wrong = sums.filter(([, one, other]) => !one.eq(other));
  return [
    ...orderFaults(root),
    ...ruleFaults(root),
    ...wrong.map(([says, one, other]) => `Not so: ${says}: ${one.toFixed(2)} and ${other.toFixed(2)}`),
  ];
}
