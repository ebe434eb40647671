import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { addDays, type Day, yearOf } from '@majak/law/dates';
import { exact } from '@majak/law/exact';
import { yearsOf } from '@majak/law/law-on';
import { done } from '@majak/law/result';
import { missing, right, wrong } from '../../../../form/finding.ts';
import { provisionPlace } from '../../provision-place.ts';
import { ruleValueOn } from '../../rule-value-on.ts';
import { usualExemption } from '../formats/wording.ts';
import { everyRate } from '../model/choices.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { categoryOf, chargesVat, customerOwes, taxDay } from '../model/regime.ts';
import { citedInVain } from './cited-exemption.ts';
import type { InvoiceCheck, InvoiceCheckInput } from './invoice-check.ts';
import { ratesOn } from './rates.ts';
import { isSentToMemberState } from './spoken-of.ts';

/** Most that a simplified document may come to, and as it is said: `10,000 CZK`. */
function simplifiedLimit({ invoice }: InvoiceCheckInput) {
  const limit = ruleValueOn('cz.vat.simplified.maximum', taxDay(invoice));
  return { limit, words: `${String(limit).replace(/\B(?=(?:\d{3})+$)/g, ',')} CZK` };
}
const inCrowns = ({ invoice, totals }: InvoiceCheckInput) =>
  invoice.currency === 'CZK' ? totals.total : totals.czk?.total;

/** A document is issued within a month and a half of its supply: until then the rates of either day fit it. */
const longestWait = 46;

/**
 * The rates that a document can have: those of its day; of a correction, those of what it corrects, which it may not
 * tell the day of. Source: act 235/2004 § 42(7).
 */
function ratesFor(invoice: Invoice): ReturnType<typeof ratesOn> {
  if (invoice.kind !== 'creditNote') return ratesOn(taxDay(invoice));
  const issued = invoice.original?.issueDate;
  const [later, earlier] = issued ? [ratesOn(issued), ratesOn(addDays(issued, -longestWait))] : [];
  if (!later?.ok || !earlier?.ok) return done(everyRate.filter((rate) => rate > 0).toReversed());
  return done([...new Set([...later.value, ...earlier.value])]);
}

const ratesFault = ({ invoice }: InvoiceCheckInput): string | undefined => {
  const rates = ratesFor(invoice);
  if (!rates.ok) return rates.error;
  const other = invoice.lines.find(({ rate }) => rate !== 0 && !rates.value.includes(rate));
  return (
    other &&
    `${other.rate} % isn’t a VAT rate on that day: choose ${rates.value.map((rate) => `${rate} %`).join(' or ')}`
  );
};

/** After the last year we hold the act goes on: nobody has told us of a change. */
const ratesSay = (day: Day): string => {
  const last = yearsOf(rulesByDay).at(-1) ?? 0;
  return yearOf(day) > last
    ? `Every line has a rate from the act, which applies until it’s changed; we last read it for ${last}`
    : 'Every line has a VAT rate that’s valid on that day';
};

/** A provision, or another word that says the supply is exempt. */
const namesExemption =
  /§\s*\d|\bčl(?:\.|án)|\barticle|\bart\.|osvoboz|exempt|zero[- ]rat|nulov\p{L}+ saz|tax[- ]free|směrnic|directive/iu;

/** The rules about how the supply is taxed. */
export const taxChecks: readonly InvoiceCheck[] = [
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
    look: ({ invoice: { exemption } }) => {
      if (!namesExemption.test(exemption))
        return missing('Name the provision under which the lines without tax are exempt');
      const vain = citedInVain(exemption);
      return vain
        ? wrong(`${vain} exempts nothing from the tax: name the section that does, such as § 51`)
        : right('The invoice names the provision of the exemption');
    },
    mend: ({ invoice }) => ({ label: 'Name § 51', to: { ...invoice, exemption: usualExemption } }),
  },
  {
    id: 'lines.rate',
    field: 'lines.0.rate',
    place: ({ invoice }) =>
      provisionPlace(invoice.kind === 'creditNote' ? 'cz.vat.corrective.rate' : 'cz.vat.rates.ofDay'),
    when: ({ invoice }) => chargesVat(invoice),
    look: (looked) => {
      const fault = ratesFault(looked);
      if (fault) return wrong(fault);
      return right(
        looked.invoice.kind === 'creditNote'
          ? 'Every line has a rate that the corrected document can have'
          : ratesSay(taxDay(looked.invoice)),
      );
    },
    mend: ({ invoice }) => {
      const rates = ratesFor(invoice);
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
      customerOwes(invoice) || isSentToMemberState(invoice)
        ? wrong(
            customerOwes(invoice)
              ? 'Where the customer owes the tax, the document can’t be a simplified one'
              : 'Goods sent to another member state can’t be on a simplified document',
          )
        : right('The document may be a simplified one'),
    mend: ({ invoice }) => ({ label: 'Make it a full tax document', to: { ...invoice, regime: 'payer' } }),
  },
];
