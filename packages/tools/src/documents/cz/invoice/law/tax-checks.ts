import type { ProvisionId } from '@majak/law/cz/provisions';
import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { addDays, type Day, daysBetween, yearOf } from '@majak/law/dates';
import { exact } from '@majak/law/exact';
import { yearsOf } from '@majak/law/law-on';
import { isWorkingDay } from '../../../../cz/deadlines.ts';
import { missing, right, wrong } from '../../../../form/finding.ts';
import { provisionPlace } from '../../provision-place.ts';
import { ruleValueOn } from '../../rule-value-on.ts';
import { usualExemption } from '../formats/wording.ts';
import { placeOf } from '../model/choices.ts';
import type { Invoice } from '../model/invoice-form.ts';
import {
  categoryOf,
  chargesVat,
  customerOwes,
  isPayer,
  isTaxDocument,
  suppliesFor,
  taxDay,
} from '../model/regime.ts';
import type { InvoiceCheck, InvoiceCheckInput } from './invoice-check.ts';
import { ratesOn } from './rates.ts';

/** Most that a simplified document may come to, and as it is said: `10,000 CZK`. */
function simplifiedLimit({ invoice }: InvoiceCheckInput) {
  const limit = ruleValueOn('cz.vat.simplified.maximum', taxDay(invoice));
  return { limit, words: `${String(limit).replace(/\B(?=(?:\d{3})+$)/g, ',')} CZK` };
}
const isEuBusiness = ({ customer }: Invoice) =>
  customer.kind === 'business' && placeOf(customer.country) === 'eu';

const named: Readonly<Record<Invoice['supply'], string>> = {
  domestic: 'a supply at home',
  domesticReverseCharge: 'domestic reverse charge',
  euReverseCharge: 'reverse charge in the EU',
  outsideEu: 'a supply outside the EU',
  exempt: 'an exempt supply',
};

/** The same invoice as another supply. Where tax is charged again and no line has a rate, every line gets the standard one. */
function taxedAs(invoice: Invoice, supply: Invoice['supply']): Invoice {
  const to = { ...invoice, supply };
  const rates = ratesOn(taxDay(invoice));
  const [standard] = rates.ok ? rates.value : [];
  if (!chargesVat(to) || standard === undefined || to.lines.some(({ rate }) => rate > 0)) return to;
  return { ...to, lines: to.lines.map((line) => ({ ...line, rate: standard })) };
}

const inCrowns = ({ invoice, totals }: InvoiceCheckInput) =>
  invoice.currency === 'CZK' ? totals.total : totals.czk?.total;

/** Over weekends and holidays the rate of the last working day holds; none lasts longer than this. */
const holdsAtMostDays = 7;

/** Whether a rate that the bank published one day still held on another. */
function holdsOn(day: Day, published: Day): boolean {
  const age = daysBetween(published, day);
  if (age < 0 || age > holdsAtMostDays) return false;
  return Array.from({ length: age }, (_, at) => addDays(published, at + 1)).every(
    (one) => !isWorkingDay(one),
  );
}

/** Where the supply is, by who receives it: some services go with a person beyond the EU. */
function placeProvision({ customer, supply }: Invoice): ProvisionId {
  if (supply === 'domesticReverseCharge') return 'cz.vat.reverse.domestic';
  if (customer.kind === 'business') return 'cz.vat.place.business';
  return supply === 'outsideEu' ? 'cz.vat.place.personAbroad' : 'cz.vat.place.person';
}

const ratesFault = ({ invoice }: InvoiceCheckInput): string | undefined => {
  const rates = ratesOn(taxDay(invoice));
  if (!rates.ok) return rates.error;
  const other = invoice.lines.find(({ rate }) => rate !== 0 && !rates.value.includes(rate));
  return (
    other &&
    `${other.rate} % is no rate of that day: choose ${rates.value.map((rate) => `${rate} %`).join(' or ')}`
  );
};

/** After the last year we hold the act goes on: nobody has told us of a change. */
const ratesSay = (day: Day): string => {
  const last = yearsOf(rulesByDay).at(-1) ?? 0;
  return yearOf(day) > last
    ? `Every line has a rate of the act, which holds until it is changed; we read it for ${last} last`
    : 'Every line has a rate of that day';
};

const nonPayerProvision = ({ supply }: Invoice): ProvisionId => {
  if (supply === 'domesticReverseCharge') return 'cz.vat.reverse.domestic';
  return supply === 'euReverseCharge' ? 'cz.vat.identifiedPerson.service' : 'cz.accounting.document.amount';
};

/** The rules about how the supply is taxed. */
export const taxChecks: readonly InvoiceCheck[] = [
  {
    id: 'regime.identifiedPerson',
    field: 'regime',
    place: provisionPlace('cz.vat.identifiedPerson.service'),
    when: ({ invoice }) => invoice.regime === 'nonPayer' && isEuBusiness(invoice),
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
    look: ({ invoice: { supply } }) =>
      supply === 'euReverseCharge' || supply === 'domesticReverseCharge'
        ? wrong('A non-payer has no reverse charge: there is no tax that the customer could owe')
        : right('A non-payer charges no tax, and the invoice says so'),
    mend: ({ invoice }) => ({ label: 'Invoice without VAT', to: taxedAs(invoice, 'domestic') }),
  },
  {
    id: 'supply.place',
    field: 'supply',
    place: ({ invoice }) => provisionPlace(placeProvision(invoice)),
    when: ({ invoice: { regime } }) => regime !== 'nonPayer',
    look: ({ invoice }) => {
      const [usual, ...others] = suppliesFor(invoice.regime, invoice.customer);
      if (invoice.supply === usual || others.includes(invoice.supply))
        return usual === 'euReverseCharge' && invoice.supply === 'domestic'
          ? wrong('A service to a business in another member state is taxed there: the customer pays the tax')
          : right(`This customer and ${named[invoice.supply]} go together`);
      return wrong(`For this customer it is ${named[usual ?? 'domestic']}, not ${named[invoice.supply]}`);
    },
    mend: ({ invoice }) => {
      const [usual = 'domestic'] = suppliesFor(invoice.regime, invoice.customer);
      return { label: `Make it ${named[usual]}`, to: taxedAs(invoice, usual) };
    },
  },
  {
    id: 'clause.reverseCharge',
    field: 'supply',
    place: provisionPlace('cz.vat.invoice.reverseCharge'),
    when: ({ invoice }) => customerOwes(invoice),
    look: () => right('The invoice says „daň odvede zákazník“ and shows no tax'),
  },
  {
    id: 'clause.exemption',
    field: 'exemption',
    place: provisionPlace('cz.vat.invoice.exemption'),
    when: ({ invoice }) => invoice.lines.some(({ rate }) => categoryOf(invoice, rate) === 'E'),
    look: ({ invoice }) =>
      invoice.exemption
        ? right('The invoice names the provision of the exemption')
        : missing('Name the provision under which the lines without tax are exempt'),
    mend: ({ invoice }) => ({ label: 'Name § 51', to: { ...invoice, exemption: usualExemption } }),
  },
  {
    id: 'lines.rate',
    field: 'lines.0.rate',
    place: provisionPlace('cz.vat.rates.ofDay'),
    when: ({ invoice }) => chargesVat(invoice),
    look: (looked) => {
      const fault = ratesFault(looked);
      return fault ? wrong(fault) : right(ratesSay(taxDay(looked.invoice)));
    },
    mend: ({ invoice }) => {
      const rates = ratesOn(taxDay(invoice));
      if (!rates.ok) return undefined;
      const [standard = 21, reduced = standard] = rates.value;
      const nearest = (rate: Invoice['lines'][number]['rate']) => {
        if (rate === 0 || rates.value.includes(rate)) return rate;
        return rate < standard ? reduced : standard;
      };
      const lines = invoice.lines.map((line) => ({ ...line, rate: nearest(line.rate) }));
      return { label: 'Use the rates of that day', to: { ...invoice, lines } };
    },
  },
  {
    id: 'exchange',
    field: 'exchange.rate',
    place: provisionPlace('cz.vat.invoice.crowns'),
    when: ({ invoice }) => invoice.currency !== 'CZK' && chargesVat(invoice) && isTaxDocument(invoice),
    look: ({ invoice }) => {
      if (!invoice.exchange)
        return missing('Enter the rate of the Czech National Bank: the tax has to be stated in crowns');
      if (invoice.kind === 'creditNote')
        return right('The tax is stated in crowns: its rate is that of the corrected document');
      return holdsOn(taxDay(invoice), invoice.exchange.date)
        ? right('The tax is stated in crowns, at the rate valid on the day of supply')
        : right(
            'The tax is stated in crowns: the rate has to be that of the day of supply, or your fixed one',
          );
    },
  },
  {
    id: 'simplified.limit',
    field: (looked) => (inCrowns(looked) === undefined ? 'exchange.rate' : 'regime'),
    place: provisionPlace('cz.vat.simplified.limit'),
    when: ({ invoice: { regime } }) => regime === 'simplified',
    look: (looked) => {
      const total = inCrowns(looked);
      const { limit, words } = simplifiedLimit(looked);
      if (total === undefined)
        return missing(`Enter the exchange rate: a simplified document may come to at most ${words}`);
      return exact(total).lte(limit)
        ? right(`The total with tax is at most ${words}`)
        : wrong(`A simplified document may come to at most ${words} with tax`);
    },
    mend: (looked) =>
      inCrowns(looked) === undefined
        ? undefined
        : { label: 'Make it a full tax document', to: { ...looked.invoice, regime: 'payer' } },
  },
  {
    id: 'simplified.supply',
    field: 'supply',
    place: provisionPlace('cz.vat.simplified.supply'),
    when: ({ invoice: { regime } }) => regime === 'simplified',
    look: ({ invoice }) =>
      customerOwes(invoice)
        ? wrong('Where the customer owes the tax the document cannot be a simplified one')
        : right('The document may be a simplified one'),
    mend: ({ invoice }) => ({ label: 'Make it a full tax document', to: { ...invoice, regime: 'payer' } }),
  },
  {
    id: 'creditNote.original',
    field: 'original.number',
    place: ({ invoice }) =>
      provisionPlace(isPayer(invoice) ? 'cz.vat.corrective.content' : 'cz.accounting.document.parties'),
    when: ({ invoice: { kind } }) => kind === 'creditNote',
    look: ({ invoice }) =>
      invoice.original
        ? right('The credit note names the document it corrects')
        : missing('Enter the number of the invoice that is corrected'),
  },
  {
    id: 'creditNote.reason',
    field: 'reason',
    place: provisionPlace('cz.vat.corrective.content'),
    when: ({ invoice }) => invoice.kind === 'creditNote' && isPayer(invoice),
    look: ({ invoice }) =>
      invoice.reason
        ? right('The reason of the correction is given')
        : missing('Say why the invoice is corrected'),
  },
];
