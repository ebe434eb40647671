import type { ProvisionId } from '@majak/law/cz/provisions';
import { type CheckVerdict, right, wrong } from '../../../../form/finding.ts';
import { statedInVain } from '../../../invoice/dropped-rate.ts';
import { statesTax } from '../../../invoice/said-of-tax.ts';
import { provisionPlace } from '../../provision-place.ts';
import { type PlaceRule, placeOf } from '../model/choices.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { chargesVat, isPayer, suppliesFor, taxDay } from '../model/regime.ts';
import type { InvoiceCheck } from './invoice-check.ts';
import { ratesOn } from './rates.ts';
import { placeRuleOf } from './spoken-of.ts';
import { czechTaxWords } from './tax-words.ts';

const isEuBusiness = ({ customer }: Invoice) =>
  customer.kind === 'business' && placeOf(customer.country) === 'eu';

const named: Readonly<Record<Invoice['supply'], string>> = {
  domestic: 'a supply at home',
  domesticReverseCharge: 'domestic reverse charge',
  euReverseCharge: 'reverse charge in the EU',
  outsideEu: 'a supply outside the EU',
  exempt: 'an exempt supply',
};

/** What is here by a rule of its own. */
type PlaceHere = Exclude<PlaceRule, 'usual' | 'abroad'>;

const provisionOf: Readonly<Record<PlaceHere, ProvisionId>> = {
  property: 'cz.vat.place.property',
  event: 'cz.vat.place.event',
  catering: 'cz.vat.place.catering',
  passengers: 'cz.vat.place.passengers',
  hire: 'cz.vat.place.hire',
  goods: 'cz.vat.place.goods',
};

/** What has a place of its own, in words. */
const spoken: Readonly<Record<PlaceHere, string>> = {
  property: 'A service about property in Czechia',
  event: 'Admission to an event in Czechia',
  catering: 'Food and drink served in Czechia',
  passengers: 'Carrying people in Czechia',
  hire: 'A vehicle handed over in Czechia',
  goods: 'What is handed over in Czechia',
};

/** The rule of a place of its own, where there is one. */
const ownPlace = (invoice: Invoice): PlaceHere | undefined => {
  const rule = placeRuleOf(invoice);
  return rule === 'usual' || rule === 'abroad' ? undefined : rule;
};

/** The same invoice as another supply. Where tax is charged again and no line has a rate, every line gets the standard one. */
export function taxedAs(invoice: Invoice, supply: Invoice['supply']): Invoice {
  const to = { ...invoice, supply };
  const rates = ratesOn(taxDay(invoice));
  const [standard] = rates.ok ? rates.value : [];
  if (!chargesVat(to) || standard === undefined || to.lines.some(({ rate }) => rate > 0)) return to;
  return { ...to, lines: to.lines.map((line) => ({ ...line, rate: standard })) };
}

/** A customer abroad with a Czech number is a payer here: it may have an establishment here, or use the service here. */
const isPayerHere = ({ customer }: Invoice) => /^CZ/i.test(customer.vatNumber);

/** Where the supply is, by what it is and who receives it: some services go with a person beyond the EU. */
function placeProvision(invoice: Invoice): ProvisionId {
  const { customer, supply } = invoice;
  const own = ownPlace(invoice);
  if (invoice.place === 'abroad') return 'cz.vat.place.ofItsOwn';
  if (supply === 'domesticReverseCharge') return 'cz.vat.reverse.domestic';
  if (own && (supply === 'domestic' || invoice.place !== 'usual')) return provisionOf[own];
  if (customer.kind === 'business') return 'cz.vat.place.business';
  return supply === 'outsideEu' ? 'cz.vat.place.personAbroad' : 'cz.vat.place.person';
}

const taxedHere: ReadonlySet<Invoice['supply']> = new Set(['domestic', 'domesticReverseCharge', 'exempt']);

/** What has a place of its own is taxed here, whoever buys it. */
function ofOwnPlace(invoice: Invoice, own: PlaceHere): CheckVerdict | undefined {
  const { supply, place, customer } = invoice;
  if (!taxedHere.has(supply))
    return place === 'usual' ? undefined : wrong(`${spoken[own]} is taxed here: make it a supply at home`);
  if (supply !== 'domesticReverseCharge') return right(`${spoken[own]} is taxed here, whoever buys it`);
  if (customer.country === 'CZ') return undefined;
  return customer.kind === 'business' && isPayerHere(invoice)
    ? right('The customer is a payer here, and pays the tax')
    : wrong('Domestic reverse charge is between payers of Czech VAT: this customer has no Czech number');
}

const nonPayerProvision = ({ supply }: Invoice): ProvisionId => {
  if (supply === 'outsideEu') return 'cz.vat.place.business';
  if (supply === 'domesticReverseCharge') return 'cz.vat.reverse.domestic';
  return supply === 'euReverseCharge' ? 'cz.vat.identifiedPerson.service' : 'cz.accounting.document.amount';
};

/** What has a place of its own abroad is not taxed here, whoever buys it; a business there may owe its tax. */
function ofPlaceAbroad({ supply, customer }: Invoice): CheckVerdict {
  const owedThere =
    supply === 'euReverseCharge' && customer.kind === 'business' && placeOf(customer.country) === 'eu';
  return supply === 'outsideEu' || owedThere
    ? right('It is taxed where it is, not here')
    : wrong('What is outside Czechia is taxed there: no Czech tax is charged, or left out, on it');
}

/** The usual rule: where whoever buys is settled, or whoever sells. */
function usualPlace(invoice: Invoice): CheckVerdict {
  const { supply, regime, customer } = invoice;
  const [usual, ...others] = suppliesFor(regime, customer);
  if (supply !== usual && !others.includes(supply))
    return wrong(`For this customer it is ${named[usual ?? 'domestic']}, not ${named[supply]}`);
  const abroad = usual === 'euReverseCharge' || usual === 'outsideEu';
  if (!abroad || !chargesVat(invoice)) return right(`This customer fits ${named[supply]}`);
  if (isPayerHere(invoice))
    return right('The customer has a Czech number: the service is for its establishment here, or used here');
  return usual === 'euReverseCharge'
    ? wrong('A service to a business in another member state is taxed there: the customer pays the tax')
    : wrong('A service to a business outside the EU is taxed there: no Czech tax is charged');
}

/** The rules about where a supply is, and who charges its tax. */
export const placeChecks: readonly InvoiceCheck[] = [
  {
    id: 'regime.identifiedPerson',
    field: 'regime',
    place: provisionPlace('cz.vat.identifiedPerson.service'),
    when: ({ invoice }) =>
      invoice.regime === 'nonPayer' &&
      isEuBusiness(invoice) &&
      invoice.place !== 'abroad' &&
      ownPlace(invoice) === undefined,
    look: () =>
      wrong(
        'A service to a business in another member state makes a non-payer an identified person: register first, then invoice with reverse charge',
      ),
    mend: ({ invoice }) => ({
      label: 'Invoice as an identified person',
      to: { ...invoice, regime: 'identifiedPerson', supply: 'euReverseCharge' },
    }),
  },
  {
    id: 'supply.nonPayer',
    field: 'supply',
    // No act on tax binds a non-payer who charges none; one who claims reverse charge relies on that act.
    place: ({ invoice }) => provisionPlace(nonPayerProvision(invoice)),
    when: ({ invoice: { regime } }) => regime === 'nonPayer',
    look: ({ invoice: { supply, customer, place } }) => {
      if (supply === 'euReverseCharge' || supply === 'domesticReverseCharge')
        return wrong('A non-payer can’t use the reverse charge: there’s no tax for the customer to owe');
      return supply === 'outsideEu' && place === 'usual' && placeOf(customer.country) === 'home'
        ? wrong('For this customer it is a supply at home, not a supply outside the EU')
        : right('A non-payer charges no tax, and the invoice says so');
    },
    mend: ({ invoice }) => ({ label: 'Invoice without VAT', to: taxedAs(invoice, 'domestic') }),
  },
  {
    id: 'supply.place',
    field: 'supply',
    place: ({ invoice }) => provisionPlace(placeProvision(invoice)),
    when: ({ invoice: { regime } }) => regime !== 'nonPayer',
    look: ({ invoice }) => {
      if (invoice.place === 'abroad') return ofPlaceAbroad(invoice);
      const own = ownPlace(invoice);
      return (own && ofOwnPlace(invoice, own)) || usualPlace(invoice);
    },
    mend: ({ invoice }) => {
      const [usual = 'domestic'] = suppliesFor(invoice.regime, invoice.customer);
      const ofOwn = invoice.place === 'abroad' ? 'outsideEu' : 'domestic';
      const supply = invoice.place !== 'usual' ? ofOwn : usual;
      return { label: `Make it ${named[supply]}`, to: taxedAs(invoice, supply) };
    },
  },
  {
    id: 'tax.stated',
    field: 'lines.0.rate',
    place: provisionPlace('cz.vat.owed.onDocument'),
    when: ({ invoice, dropped }) =>
      dropped !== undefined || (!chargesVat(invoice) && statesTax(invoice, czechTaxWords)),
    look: ({ invoice, dropped }) => {
      const what = dropped === undefined ? 'its text states a tax' : `a line says ${dropped} % of tax`;
      return wrong(statedInVain(isPayer(invoice), what));
    },
  },
];
