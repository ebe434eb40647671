import { all, at, type Element } from './elements.ts';
import { type Document, equal, sum, value } from './en16931-document.ts';

type Rule = [id: string, holds: (document: Document) => boolean];

const lineTax = 'SpecifiedLineTradeSettlement/ApplicableTradeTax';
const lineNet = 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount';
const categoryOf = (line: Element) => at(line, `${lineTax}/CategoryCode`);
const rateOf = (line: Element) => value(line, `${lineTax}/RateApplicablePercent`);

const linesIn = ({ lines }: Document, code: string) => lines.filter((line) => categoryOf(line) === code);
const taxesIn = ({ taxes }: Document, code: string) =>
  taxes.filter((tax) => at(tax, 'CategoryCode') === code);
const allowancesIn = ({ allowances }: Document, code: string) =>
  allowances.filter((one) => at(one, 'CategoryTradeTax/CategoryCode') === code);
const uses = (document: Document, code: string) =>
  linesIn(document, code).length > 0 || allowancesIn(document, code).length > 0;

const numbers = ({ trade }: Document, party: string, scheme: string) =>
  all(trade, `ApplicableHeaderTradeAgreement/${party}/SpecifiedTaxRegistration/ID`).filter(
    ({ attributes }) => attributes.schemeID === scheme,
  );
const sellerHasTaxId = (document: Document) =>
  numbers(document, 'SellerTradeParty', 'VA').length + numbers(document, 'SellerTradeParty', 'FC').length > 0;
const buyerHasId = (document: Document) =>
  numbers(document, 'BuyerTradeParty', 'VA').length > 0 ||
  at(document.trade, 'ApplicableHeaderTradeAgreement/BuyerTradeParty/SpecifiedLegalOrganization/ID') !== '';

/** The base of a breakdown is what its lines come to, less its discounts. */
function baseFits(document: Document, code: string): boolean {
  return taxesIn(document, code).every((tax) => {
    const rate = value(tax, 'RateApplicablePercent');
    const lines = linesIn(document, code).filter((line) => rateOf(line).eq(rate));
    const off = allowancesIn(document, code).filter((one) =>
      value(one, 'CategoryTradeTax/RateApplicablePercent').eq(rate),
    );
    const base = sum(lines.map((line) => value(line, lineNet))).minus(
      sum(off.map((one) => value(one, 'ActualAmount'))),
    );
    return equal(base, value(tax, 'BasisAmount'));
  });
}

const hasReason = (tax: Element) =>
  at(tax, 'ExemptionReason') !== '' || at(tax, 'ExemptionReasonCode') !== '';

/** What every category without tax shares: one breakdown, rate and tax of zero, a reason. */
const untaxed = (code: 'E' | 'AE' | 'O'): Rule[] => [
  [`BR-${code}-01`, (document) => taxesIn(document, code).length === (uses(document, code) ? 1 : 0)],
  [`BR-${code}-05 to 07`, (document) => linesIn(document, code).every((line) => rateOf(line).eq(0))],
  [`BR-${code}-08`, (document) => baseFits(document, code)],
  [
    `BR-${code}-09`,
    (document) => taxesIn(document, code).every((tax) => value(tax, 'CalculatedAmount').eq(0)),
  ],
  [`BR-${code}-10`, (document) => taxesIn(document, code).every(hasReason)],
];

const noRate = (from: Element, path: string) => all(from, `${path}/RateApplicablePercent`).length === 0;

/** The rules of each category of VAT: S taxed, E exempt, AE reverse charge, O outside VAT. */
export const categoryRules: readonly Rule[] = [
  [
    'BR-S-01',
    (document) =>
      linesIn(document, 'S').every((line) =>
        taxesIn(document, 'S').some((tax) => value(tax, 'RateApplicablePercent').eq(rateOf(line))),
      ),
  ],
  ['BR-S-02', (document) => !uses(document, 'S') || sellerHasTaxId(document)],
  ['BR-S-05', (document) => linesIn(document, 'S').every((line) => rateOf(line).gt(0))],
  ['BR-S-08', (document) => baseFits(document, 'S')],
  ['BR-S-10', (document) => taxesIn(document, 'S').every((tax) => !hasReason(tax))],
  ...untaxed('E'),
  ['BR-E-02', (document) => !uses(document, 'E') || sellerHasTaxId(document)],
  ...untaxed('AE'),
  ['BR-AE-02', (document) => !uses(document, 'AE') || (sellerHasTaxId(document) && buyerHasId(document))],
  ...untaxed('O'),
  [
    'BR-O-02',
    (document) =>
      !uses(document, 'O') ||
      (numbers(document, 'SellerTradeParty', 'VA').length === 0 &&
        numbers(document, 'BuyerTradeParty', 'VA').length === 0),
  ],
  ['BR-O-05', (document) => linesIn(document, 'O').every((line) => noRate(line, lineTax))],
  ['BR-O-06', (document) => allowancesIn(document, 'O').every((one) => noRate(one, 'CategoryTradeTax'))],
  [
    'BR-O-11 to 14',
    (document) =>
      !uses(document, 'O') ||
      (document.taxes.length === 1 && document.lines.length === linesIn(document, 'O').length),
  ],
];
