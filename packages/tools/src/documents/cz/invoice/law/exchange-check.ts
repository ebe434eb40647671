import { addDays, type Day, daysBetween } from '@majak/law/dates';
import { isWorkingDay } from '../../../../cz/deadlines.ts';
import { missing, right, wrong } from '../../../../form/finding.ts';
import { provisionPlace } from '../../provision-place.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { chargesVat, isTaxDocument, taxDay } from '../model/regime.ts';
import type { InvoiceCheck } from './invoice-check.ts';

/** The working days after a day, up to another one: over weekends and holidays the rate of the last working day holds. */
const newerRates = (published: Day, day: Day): number =>
  Array.from({ length: Math.max(0, daysBetween(published, day)) }, (_, at) =>
    addDays(published, at + 1),
  ).filter(isWorkingDay).length;

/** Whether a month starts with this rate: it is of its first working day, or of the last one before it. */
function startsMonth(day: Day): boolean {
  const next = Array.from({ length: 7 }, (_, at) => addDays(day, at + 1)).find(isWorkingDay) ?? day;
  const before = Array.from({ length: 10 }, (_, at) => addDays(day, -at - 1)).find(isWorkingDay) ?? day;
  return next.slice(0, 7) !== day.slice(0, 7) || before.slice(0, 7) !== day.slice(0, 7);
}

/** A fixed rate is one's own for a time that was set before: at most a year, from the start of a month. */
const longestDays = 366;
/** Some set theirs for a week. */
const weekDays = 7;

type Held = 'valid' | 'fixed' | 'early' | 'late';

/** How a rate that was published one day stands on another. */
function heldOn(day: Day, published: Day): Held {
  if (published > day) return 'late';
  const age = daysBetween(published, day);
  if (newerRates(published, day) === 0 && age <= weekDays) return 'valid';
  return age <= weekDays || (age <= longestDays && startsMonth(published)) ? 'fixed' : 'early';
}

const says = {
  valid: right('The tax is stated in crowns, at the rate valid on the day of supply'),
  fixed: right('The tax is stated in crowns: use the rate on the day of supply, or your fixed one'),
  early: wrong(
    'The exchange rate is too old: use the rate on the day of supply, or the one you fixed for the month, quarter or year',
  ),
  late: wrong('The exchange rate is from a day after the supply: it has to be the rate on the day of supply'),
} as const;

type Range = readonly [least: number, most: number];
/** Of these a unit has cost between so many crowns for decades: anything else is another way round, of other units, or a slip. */
const ranges: readonly (readonly [currencies: readonly string[], range: Range])[] = [
  [
    ['EUR', 'USD', 'GBP', 'CHF'],
    [10, 70],
  ],
  [
    ['AUD', 'CAD', 'NZD', 'SGD'],
    [5, 50],
  ],
  [
    ['DKK', 'NOK', 'PLN', 'SEK'],
    [1, 15],
  ],
  [
    ['HUF', 'JPY'],
    [0.02, 1],
  ],
];
const isSlip = ({ currency, exchange }: Invoice): boolean => {
  const [, range] = ranges.find(([currencies]) => currencies.includes(currency)) ?? [];
  if (!exchange || !range) return false;
  const one = exchange.rate / exchange.units;
  return one < range[0] || one > range[1];
};
const slipSays = ({ currency, exchange }: Invoice): string => {
  const units = currency === 'HUF' || currency === 'JPY' ? 100 : (exchange?.units ?? 1);
  return `The exchange rate can’t be right: enter how many crowns ${units} ${currency} ${units === 1 ? 'costs' : 'cost'}${units === exchange?.units ? '' : `, and choose ${units} units`}`;
};

/** Whether the tax is stated in crowns, and by the rate of the day. */
export const exchangeCheck: InvoiceCheck = {
  id: 'exchange',
  field: ({ invoice }) => (invoice.exchange && !isSlip(invoice) ? 'exchange.date' : 'exchange.rate'),
  place: provisionPlace('cz.vat.invoice.crowns'),
  when: ({ invoice }) => invoice.currency !== 'CZK' && chargesVat(invoice) && isTaxDocument(invoice),
  look: ({ invoice }) => {
    if (!invoice.exchange)
      return missing('Enter the rate of the Czech National Bank: the tax has to be stated in crowns');
    if (isSlip(invoice)) return wrong(slipSays(invoice));
    if (invoice.kind === 'creditNote')
      return right('The tax is stated in crowns, at the same rate as in the corrected document');
    return says[heldOn(taxDay(invoice), invoice.exchange.date)];
  },
};
