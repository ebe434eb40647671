import { addDays, daysBetween, isDay } from '@majak/law/dates';
import { accountToIban, readAccount } from '../../../../cz/czech-account.ts';
import type { FieldTexts } from '../../../../form/field-texts.ts';
import { symbolOf } from '../../../invoice/next-number.ts';
import { regimes } from './choices.ts';
import { parseDay, readableAt } from './invoice-texts.ts';
import { offeredRates, type RatesFrom } from './offered-rates.ts';
import { isPayer, suppliesFor } from './regime.ts';

type Follow = (before: FieldTexts, after: FieldTexts, rates: readonly RatesFrom[]) => FieldTexts;

const ibanFor = (account = '') => {
  const czech = readAccount(account);
  return czech ? accountToIban(czech) : '';
};
/** The field follows while it holds what the other one made of it, or nothing. */
const keepsUp = (text: string | undefined, made: string) => !text?.trim() || text === made;

const symbol: Follow = (before, after) =>
  keepsUp(after['payment.variableSymbol'], symbolOf(before.number ?? ''))
    ? { ...after, 'payment.variableSymbol': symbolOf(after.number ?? '') }
    : after;

const iban: Follow = (before, after) =>
  keepsUp(after['payment.iban'], ibanFor(before['payment.account']))
    ? { ...after, 'payment.iban': ibanFor(after['payment.account']) }
    : after;

const signature: Follow = (before, after) =>
  keepsUp(after.issuedBy, before['supplier.name'] ?? '')
    ? { ...after, issuedBy: after['supplier.name'] ?? '' }
    : after;

const day = (typed: FieldTexts, name: string) => parseDay(typed[name] ?? '');

/** Keeps the last real day of issue while another one is being typed; no field of the invoice is called so. */
const anchor = '~issueDate';

/** The other dates move along with the day of issue: the supply if it was the same day, the days to pay stay as many. */
const dates: Follow = (before, typed) => {
  const old = isDay(day(before, 'issueDate')) ? day(before, 'issueDate') : (before[anchor] ?? '');
  const now = day(typed, 'issueDate');
  if (!isDay(now)) return { ...typed, [anchor]: old };
  const { [anchor]: _, ...after } = typed;
  if (!isDay(old)) return after;
  const due = day(after, 'dueDate');
  const move = (name: string, to: string) => ({ [name]: readableAt(name, to) });
  return {
    ...after,
    ...(day(after, 'taxDate') === old ? move('taxDate', now) : {}),
    ...(isDay(due) ? move('dueDate', addDays(now, daysBetween(old, due))) : {}),
  };
};

const regimeOf = ({ regime }: FieldTexts) => regimes.find((one) => one === regime) ?? 'nonPayer';

/** How the supply is taxed follows from who buys: the usual way of the new pair. */
const supply = (_: FieldTexts, after: FieldTexts): FieldTexts => {
  const [usual = 'domestic'] = suppliesFor(regimeOf(after), {
    kind: after['customer.kind'] === 'person' ? 'person' : 'business',
    country: after['customer.country'] ?? 'CZ',
  });
  return { ...after, supply: usual };
};

/** Who becomes a payer charges the standard rate, and has a day of supply. */
const regime: Follow = (before, after, table) => {
  const rated = supply(before, after);
  const becomes = isPayer({ regime: regimeOf(after) }) && !isPayer({ regime: regimeOf(before) });
  if (!becomes) return rated;
  const [standard] = offeredRates(table, day(after, 'issueDate'));
  const paths = Object.keys(after).filter((path) => /^lines\.\d+\.rate$/.test(path));
  return {
    ...rated,
    ...Object.fromEntries(paths.map((path) => [path, String(standard)])),
    taxDate: after.taxDate?.trim() ? after.taxDate : (after.issueDate ?? ''),
  };
};

/** Cash is paid in whole crowns. */
const method: Follow = (before, after) => {
  const rounded = (typed: FieldTexts) =>
    typed['payment.method'] === 'cash' && typed.currency === 'CZK' ? 'crown' : 'none';
  return before.rounding === rounded(before) ? { ...after, rounding: rounded(after) } : after;
};

/** The evidence of a check belongs to the number that was checked. */
const evidence: Follow = (before, after) =>
  before['customer.vatNumber'] === after['customer.vatNumber']
    ? after
    : Object.fromEntries(Object.entries(after).filter(([path]) => !path.startsWith('vatCheck.')));

const follows: Readonly<Record<string, Follow>> = {
  number: symbol,
  'payment.account': iban,
  'supplier.name': signature,
  issueDate: dates,
  regime,
  'payment.method': method,
  currency: method,
  'customer.kind': supply,
  'customer.country': supply,
  'customer.vatNumber': evidence,
};

/**
 * What one entry does to the form, with what follows from it: nothing that a person wrote otherwise changes.
 * @param rates The rates of VAT by day.
 */
export const updateDependentFields =
  (rates: readonly RatesFrom[]) =>
  (typed: FieldTexts, name: string, text: string): FieldTexts => {
    const after = { ...typed, [name]: text };
    return Object.hasOwn(follows, name) ? (follows[name]?.(typed, after, rates) ?? after) : after;
  };

/** The form after several fields were filled in at once, in their order. @param entered Made by `updateDependentFields`. */
export const filledIn = (
  entered: ReturnType<typeof updateDependentFields>,
  typed: FieldTexts,
  fields: Readonly<Record<string, string>>,
): FieldTexts => Object.entries(fields).reduce((form, [name, text]) => entered(form, name, text), typed);
