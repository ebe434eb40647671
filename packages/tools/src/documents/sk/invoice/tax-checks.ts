import type { Day } from '@majak/law/dates';
import { exact } from '@majak/law/exact';
import { lawOn } from '@majak/law/law-on';
import { provisionPlace } from '@majak/law/sk/provision-place';
import type { RuleId } from '@majak/law/sk/rules';
import { rulesByDay } from '@majak/law/sk/rules-by-day';
import { missing, right, wrong } from '../../../form/finding.ts';
import { readVatNumber } from '../../../vat/vat-number.ts';
import { chargesVat } from './charges-vat.ts';
import { everyRate, placeOf, type Supply } from './choices.ts';
import { dayChecks } from './day-checks.ts';
import type { InvoiceCheck } from './invoice-check.ts';
import type { Invoice } from './invoice-form.ts';
import { customerOwes, suppliesFor, taxDay } from './regime.ts';
import { isBuildingWork, isNeverReversed, isOfOwnPlace } from './spoken-of.ts';

const named: Readonly<Record<Supply, string>> = {
  domestic: 'a supply at home',
  domesticReverseCharge: 'domestic reverse charge',
  euReverseCharge: 'reverse charge in the EU',
  outsideEu: 'a supply outside the EU',
  exempt: 'an exempt supply',
};

const rateIds = [
  'sk.vat.standard',
  'sk.vat.reduced',
  'sk.vat.secondReduced',
] as const satisfies readonly RuleId[];

/** The rates of a day in percent; of a day before the first year we hold, none. */
function ratesOn(day: Day): readonly number[] {
  const law = lawOn(rulesByDay, day);
  if (!law.ok) return [];
  return rateIds.map((id) =>
    exact(Number(law.value.valueOf(id) ?? 0))
      .times(100)
      .toNumber(),
  );
}

/** The same invoice as another supply. Where tax is charged again and no line has a rate, every line gets the standard one. */
function taxedAs(invoice: Invoice, supply: Supply): Invoice {
  const to = { ...invoice, supply };
  if (!chargesVat(to) || to.lines.some(({ rate }) => rate > 0)) return to;
  return { ...to, lines: to.lines.map((line) => ({ ...line, rate: everyRate[0] })) };
}

/** From when payers send structured invoices. Source: act 385/2025, published on 19 December 2025. */
const electronicFrom = '2027-01-01';
const isForBusinessAtHome = ({ customer }: Invoice) =>
  customer.kind === 'business' && placeOf(customer.country) === 'home';

/** Whether the customer may be a payer here: it has a number, as one registered under § 7 or § 7a has too. */
const mayBeForPayerHere = (invoice: Invoice) =>
  isForBusinessAtHome(invoice) && readVatNumber(invoice.customer.icDph, 'SK').country === 'SK';

/** Whether building work for a payer here is taxed all the same. */
const isTaxedThoughReversed = (invoice: Invoice) =>
  chargesVat(invoice) &&
  mayBeForPayerHere(invoice) &&
  invoice.lines.some(({ description }) => isBuildingWork(description));

const isTaxedInItsPlace = ({ supply, lines }: Invoice) => supply === 'domestic' && isOfOwnPlace({ lines });

function originalOf({ original, number }: Invoice) {
  if (!original) return missing('Enter the number of the invoice you’re correcting');
  return original === number
    ? wrong('A credit note needs its own number: this is the number of the document it corrects')
    : right('The credit note names the invoice it corrects');
}

/** The rules about how the supply is taxed. */
export const taxChecks: readonly InvoiceCheck[] = [
  ...dayChecks,
  {
    id: 'regime.registered',
    field: 'regime',
    place: provisionPlace('sk.vat.registration.service'),
    when: ({ invoice: { regime, customer } }) =>
      regime === 'nonPayer' && customer.kind === 'business' && placeOf(customer.country) === 'eu',
    look: () =>
      wrong(
        'A service to a business in another member state makes a non-payer register under § 7a: register first, then invoice with reverse charge',
      ),
    mend: ({ invoice }) => ({
      label: 'Invoice as registered under § 7a',
      to: { ...invoice, regime: 'registered', supply: 'euReverseCharge' },
    }),
  },
  {
    id: 'supply.place',
    field: 'supply',
    place: ({ invoice }) => {
      if (invoice.supply === 'domesticReverseCharge') return provisionPlace('sk.vat.reverse.domestic');
      return provisionPlace(isTaxedInItsPlace(invoice) ? 'sk.vat.place.ofItsOwn' : 'sk.vat.place.business');
    },
    look: ({ invoice }) => {
      if (isTaxedInItsPlace(invoice)) return right('It is taxed where it is, whoever buys it');
      const allowed = suppliesFor(invoice.regime, invoice.customer);
      return allowed.includes(invoice.supply)
        ? right(`This customer fits ${named[invoice.supply]}`)
        : wrong(`For this customer it is ${named[allowed[0]]}, not ${named[invoice.supply]}`);
    },
    mend: ({ invoice }) => {
      const [usual] = suppliesFor(invoice.regime, invoice.customer);
      return { label: `Make it ${named[usual]}`, to: taxedAs(invoice, usual) };
    },
  },
  {
    id: 'supply.reversed',
    field: 'supply',
    place: provisionPlace('sk.vat.reverse.building'),
    when: ({ invoice }) => isTaxedThoughReversed(invoice),
    // Who is registered under § 7 or § 7a has a number of the same form, and is charged the tax: no document says which it is.
    look: () =>
      missing(
        'Building work for another VAT payer is reverse charge at home: check whether your customer is one. If it’s only registered under § 7 or § 7a, charging the tax is right',
      ),
    // What stands beside it and isn’t reversed belongs on an invoice of its own.
    mend: ({ invoice }) =>
      invoice.lines.every(({ description }) => isBuildingWork(description))
        ? { label: 'Make it domestic reverse charge', to: { ...invoice, supply: 'domesticReverseCharge' } }
        : undefined,
  },
  {
    id: 'supply.notReversed',
    field: 'supply',
    place: provisionPlace('sk.vat.reverse.domestic'),
    when: ({ invoice }) =>
      invoice.regime === 'payer' && invoice.supply === 'domesticReverseCharge' && isNeverReversed(invoice),
    look: () =>
      wrong('Only what the act lists is reversed at home, such as building work: charge the tax on this'),
    mend: ({ invoice }) => ({ label: 'Make it a supply at home', to: taxedAs(invoice, 'domestic') }),
  },
  {
    id: 'clause.reverseCharge',
    field: 'supply',
    place: provisionPlace('sk.vat.invoice.reverseCharge'),
    when: ({ invoice }) => customerOwes(invoice),
    look: () => right('The invoice says „prenesenie daňovej povinnosti“ and shows no tax'),
  },
  {
    id: 'clause.exemption',
    field: 'exemption',
    place: provisionPlace('sk.vat.invoice.exemption'),
    when: ({ invoice: { regime, supply } }) => regime === 'payer' && supply === 'exempt',
    look: ({ invoice: { exemption } }) =>
      right(
        exemption
          ? 'The invoice names the provision of the exemption'
          : 'The invoice says „dodanie je oslobodené od dane“, which is enough without a provision',
      ),
  },
  {
    id: 'lines.rate',
    field: 'lines.0.rate',
    place: provisionPlace('sk.vat.rates'),
    when: ({ invoice }) => chargesVat(invoice),
    look: ({ invoice }) => {
      const rates = ratesOn(taxDay(invoice));
      if (rates.length === 0) return wrong('We know the rates of Slovak VAT from 2025 on');
      const other = invoice.lines.find(({ rate }) => !rates.includes(rate));
      return other
        ? wrong(
            `${other.rate} % isn’t a VAT rate on that day: choose ${rates.map((rate) => `${rate} %`).join(', ')}`,
          )
        : right('Every line has a VAT rate that’s valid on that day');
    },
  },
  {
    id: 'electronic',
    field: 'issueDate',
    place: provisionPlace('sk.invoice.electronic'),
    when: ({ invoice }) =>
      invoice.regime === 'payer' &&
      invoice.kind !== 'proforma' &&
      invoice.supply !== 'exempt' &&
      isForBusinessAtHome(invoice),
    look: ({ invoice: { issueDate } }) =>
      issueDate >= electronicFrom
        ? missing(
            'Since 1 January 2027 this invoice has to go to the customer as a structured file (EN 16931) through a certified delivery service: this PDF is a copy to read',
          )
        : right(
            'A PDF is enough until 31 December 2026; from 1 January 2027 it has to be a structured file, sent through a certified delivery service',
          ),
  },
  {
    id: 'creditNote.original',
    field: 'original',
    place: provisionPlace('sk.vat.invoice.correction'),
    when: ({ invoice: { kind } }) => kind === 'creditNote',
    look: ({ invoice }) => originalOf(invoice),
  },
];
