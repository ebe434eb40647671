import { all, at, type Element, everyElement, rootOf } from './elements.ts';
import { categoryRules } from './en16931-categories.ts';
import { type Document, documentOf, equal, last, sum, value } from './en16931-document.ts';

/** A rule of EN 16931 in the words of its number. */
type Rule = [id: string, holds: (document: Document) => boolean];

const has = (from: Element | undefined, path: string) => from !== undefined && at(from, path) !== '';
const seller = 'ApplicableHeaderTradeAgreement/SellerTradeParty';
const buyer = 'ApplicableHeaderTradeAgreement/BuyerTradeParty';
const hundredth = (text: string) => /^-?\d+(\.\d{1,2})?$/.test(text);
const vatIds = ({ trade }: Document) =>
  [seller, buyer]
    .flatMap((party) => all(trade, `${party}/SpecifiedTaxRegistration/ID`))
    .filter(({ attributes }) => attributes.schemeID === 'VA');
const product = 'SpecifiedTradeProduct/Name';
const price = 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount';
const net = 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount';
const quantity = 'SpecifiedLineTradeDelivery/BilledQuantity';
const lineAllowances = (line: Element) =>
  all(line, 'SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge');

const presence: readonly Rule[] = [
  [
    'BR-01',
    ({ root }) =>
      at(root, 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID') ===
      'urn:cen.eu:en16931:2017',
  ],
  ['BR-02', ({ root }) => has(root, 'ExchangedDocument/ID')],
  ['BR-03', ({ root }) => /^\d{8}$/.test(at(root, 'ExchangedDocument/IssueDateTime/DateTimeString'))],
  ['BR-04', ({ root }) => /^(380|381|325|386)$/.test(at(root, 'ExchangedDocument/TypeCode'))],
  ['BR-05', ({ settlement }) => /^[A-Z]{3}$/.test(at(settlement, 'InvoiceCurrencyCode'))],
  ['BR-06', ({ trade }) => has(trade, `${seller}/Name`)],
  ['BR-07', ({ trade }) => has(trade, `${buyer}/Name`)],
  ['BR-08, BR-09', ({ trade }) => has(trade, `${seller}/PostalTradeAddress/CountryID`)],
  ['BR-10, BR-11', ({ trade }) => has(trade, `${buyer}/PostalTradeAddress/CountryID`)],
  [
    'BR-12 to BR-15',
    ({ sums }) =>
      ['LineTotalAmount', 'TaxBasisTotalAmount', 'GrandTotalAmount', 'DuePayableAmount'].every((name) =>
        has(sums, name),
      ),
  ],
  ['BR-16', ({ lines }) => lines.length > 0],
  ['BR-21', ({ lines }) => lines.every((line) => has(line, 'AssociatedDocumentLineDocument/LineID'))],
  [
    'BR-22, BR-23',
    ({ lines }) =>
      lines.every((line) =>
        all(line, quantity).some(({ text, attributes }) => text !== '' && attributes.unitCode),
      ),
  ],
  ['BR-24', ({ lines }) => lines.every((line) => has(line, net))],
  ['BR-25', ({ lines }) => lines.every((line) => has(line, product))],
  ['BR-26, BR-27', ({ lines }) => lines.every((line) => value(line, price).gte(0) && has(line, price))],
  [
    'BR-31, BR-33',
    ({ allowances }) => allowances.every((one) => has(one, 'ActualAmount') && has(one, 'Reason')),
  ],
  ['BR-32', ({ allowances }) => allowances.every((one) => has(one, 'CategoryTradeTax/CategoryCode'))],
  [
    'BR-41, BR-42',
    ({ lines }) =>
      lines.flatMap(lineAllowances).every((one) => has(one, 'ActualAmount') && has(one, 'Reason')),
  ],
  [
    'BR-45 to BR-47',
    ({ taxes }) =>
      taxes.every((tax) =>
        ['BasisAmount', 'CalculatedAmount', 'CategoryCode'].every((name) => has(tax, name)),
      ),
  ],
  [
    'BR-48',
    ({ taxes }) => taxes.every((tax) => has(tax, 'RateApplicablePercent') || at(tax, 'CategoryCode') === 'O'),
  ],
  ['BR-49', ({ settlement }) => has(settlement, 'SpecifiedTradeSettlementPaymentMeans/TypeCode')],
  [
    'BR-50, BR-61',
    ({ settlement }) =>
      !/^(30|58)$/.test(at(settlement, 'SpecifiedTradeSettlementPaymentMeans/TypeCode')) ||
      ['IBANID', 'ProprietaryID'].some((name) =>
        has(settlement, `SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/${name}`),
      ),
  ],
  [
    'BR-55',
    ({ settlement }) =>
      all(settlement, 'InvoiceReferencedDocument').every((one) => has(one, 'IssuerAssignedID')),
  ],
  [
    'BR-CO-26',
    ({ trade }) =>
      [
        `${seller}/ID`,
        `${seller}/SpecifiedLegalOrganization/ID`,
        `${seller}/SpecifiedTaxRegistration/ID`,
      ].some((path) => has(trade, path)),
  ],
  ['BR-CO-09', (document) => vatIds(document).every(({ text }) => /^[A-Z]{2}/.test(text))],
  [
    'BR-CL-23',
    ({ lines }) =>
      lines.every((line) =>
        all(line, quantity).every(({ attributes }) => /^[A-Z0-9]{2,3}$/.test(attributes.unitCode ?? '')),
      ),
  ],
];

const own = ({ settlement }: Document) => at(settlement, 'InvoiceCurrencyCode');
const taxTotal = (document: Document, currency: string) =>
  all(document.sums, 'TaxTotalAmount').find(({ attributes }) => attributes.currencyID === currency);

const calculation: readonly Rule[] = [
  [
    'BR-53',
    (document) => {
      const code = at(document.settlement, 'TaxCurrencyCode');
      return code === ''
        ? all(document.sums, 'TaxTotalAmount').length === 1
        : code !== own(document) && taxTotal(document, code) !== undefined;
    },
  ],
  [
    'BR-CO-03, CII-SR-461',
    ({ taxes }) => taxes.filter((tax) => all(tax, 'TaxPointDate').length > 0).length <= 1,
  ],
  [
    'BR-CO-04',
    ({ lines }) =>
      lines.every((line) => has(line, 'SpecifiedLineTradeSettlement/ApplicableTradeTax/CategoryCode')),
  ],
  [
    'BR-CO-10',
    ({ lines, sums }) => equal(value(sums, 'LineTotalAmount'), sum(lines.map((line) => value(line, net)))),
  ],
  [
    'BR-CO-11',
    ({ allowances, sums }) =>
      equal(value(sums, 'AllowanceTotalAmount'), sum(allowances.map((one) => value(one, 'ActualAmount')))),
  ],
  [
    'BR-CO-13',
    ({ sums }) =>
      equal(
        value(sums, 'TaxBasisTotalAmount'),
        value(sums, 'LineTotalAmount').minus(value(sums, 'AllowanceTotalAmount')),
      ),
  ],
  [
    'BR-CO-14',
    (document) =>
      equal(
        last(taxTotal(document, own(document))),
        sum(document.taxes.map((tax) => value(tax, 'CalculatedAmount'))),
      ),
  ],
  [
    'BR-CO-15',
    (document) =>
      equal(
        value(document.sums, 'GrandTotalAmount'),
        value(document.sums, 'TaxBasisTotalAmount').plus(last(taxTotal(document, own(document)))),
      ),
  ],
  [
    'BR-CO-16',
    ({ sums }) =>
      equal(
        value(sums, 'DuePayableAmount'),
        value(sums, 'GrandTotalAmount')
          .minus(value(sums, 'TotalPrepaidAmount'))
          .plus(value(sums, 'RoundingAmount')),
      ),
  ],
  [
    'BR-CO-17',
    ({ root, taxes }) =>
      taxes.every((tax) => {
        const counted = value(tax, 'BasisAmount').times(value(tax, 'RateApplicablePercent')).div(100);
        const off = value(tax, 'CalculatedAmount').minus(counted.round(2, 1)).abs();
        // The tax in a sum that was received (§ 37(b)); the standard itself lets a whole unit pass.
        return off.lte(at(root, 'ExchangedDocument/TypeCode') === '386' ? 0.04 : 0);
      }),
  ],
  ['BR-CO-18', ({ taxes }) => taxes.length > 0],
  [
    'BR-CO-25',
    ({ settlement, sums }) =>
      value(sums, 'DuePayableAmount').lte(0) ||
      has(settlement, 'SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString'),
  ],
  [
    'BR-DEC',
    ({ root }) =>
      everyElement(root)
        .filter(({ name }) => /Amount$/.test(name) && name !== 'ChargeAmount')
        .every(({ text }) => hundredth(text)),
  ],
  [
    'the net amount of a line is quantity × price less its discount',
    ({ lines }) =>
      lines.every((line) => {
        const off = sum(lineAllowances(line).map((one) => value(one, 'ActualAmount')));
        return equal(
          value(line, net),
          value(line, quantity).times(value(line, price)).round(2, 1).minus(off),
        );
      }),
  ],
];

/** Which rules of EN 16931 a Cross Industry Invoice breaks. Written from the standard's list of rules, apart from the writer. */
export function en16931Faults(xml: string): string[] {
  const document = documentOf(rootOf(xml));
  return [...presence, ...calculation, ...categoryRules]
    .filter(([, holds]) => !holds(document))
    .map(([id]) => id);
}
