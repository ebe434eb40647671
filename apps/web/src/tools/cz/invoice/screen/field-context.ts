import {
  currencies,
  everyRate,
  kinds,
  placeRules,
  regimes,
  supplies,
} from '@majak/tools/documents/cz/invoice/model/choices';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import { parseDay } from '@majak/tools/documents/cz/invoice/model/invoice-texts';
import { type Totals, totalsOf } from '@majak/tools/documents/cz/invoice/model/totals';
import type { Fault } from '@majak/tools/form/fault';
import type { Answers } from '@majak/tools/form/field';
import type { FieldTexts } from '@majak/tools/form/field-texts';
import { isPlainObject } from '@majak/tools/form/field-tree';

/** What other fields depend on, whatever is typed by now, and what it comes to. */
export type FieldContext = Pick<
  Invoice,
  'kind' | 'regime' | 'supply' | 'place' | 'currency' | 'issueDate' | 'taxDate'
> & {
  customer: Pick<Invoice['customer'], 'kind' | 'country'>;
  lines: readonly { rate: number }[];
  totals: Totals;
};

const oneOf = <Value extends string>(values: readonly Value[], text: unknown, otherwise: Value): Value =>
  values.find((one) => one === text) ?? otherwise;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** @param given As the form is read. @param faults A number that is wrong counts nothing. */
export function fieldContextOf(typed: FieldTexts, given: Answers, faults: readonly Fault[]): FieldContext {
  const wrong = new Set(faults.map(({ field }) => field));
  const number = (node: unknown, name: string, path: string): number => {
    const value = isPlainObject(node) ? node[name] : undefined;
    return typeof value === 'number' && !wrong.has(path) ? value : 0;
  };
  const regime = oneOf(regimes, typed.regime, 'nonPayer');
  const supply = oneOf(supplies, typed.supply, 'domestic');
  const currency = oneOf(currencies, typed.currency, 'CZK');
  const lines = listOf(given.lines).map((line, at) => ({
    quantity: number(line, 'quantity', `lines.${at}.quantity`),
    unitPrice: number(line, 'unitPrice', `lines.${at}.unitPrice`),
    discountPercent: number(line, 'discountPercent', `lines.${at}.discountPercent`),
    rate: number(line, 'rate', `lines.${at}.rate`),
  }));
  const kind = oneOf(kinds, typed.kind, 'invoice');
  const advances = listOf(given.advances).map((row, at) => ({
    number: '',
    receivedOn: '',
    amount: number(row, 'amount', `advances.${at}.amount`),
    rate: everyRate.find((one) => one === number(row, 'rate', `advances.${at}.rate`)) ?? 0,
    treatment: isPlainObject(row) && row.treatment === 'taxed' ? ('taxed' as const) : ('untaxed' as const),
    exchangeRate: 0,
  }));
  return {
    kind,
    regime,
    supply,
    place: oneOf(placeRules, typed.place, 'usual'),
    currency,
    issueDate: parseDay(typed.issueDate ?? ''),
    taxDate: parseDay(typed.taxDate ?? ''),
    customer: {
      kind: typed['customer.kind'] === 'person' ? 'person' : 'business',
      country: typed['customer.country'] ?? 'CZ',
    },
    lines,
    totals: totalsOf({
      ...{ kind, regime, supply, currency, lines, advances },
      discount: {
        kind: typed['discount.kind'] === 'amount' ? 'amount' : 'percent',
        value: number(given.discount, 'value', 'discount.value'),
      },
      rounding: typed.rounding === 'crown' ? 'crown' : 'none',
      paid: number(given, 'paid', 'paid'),
    }),
  };
}
