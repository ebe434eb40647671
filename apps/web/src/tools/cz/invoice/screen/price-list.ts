import { readInvoice } from '@majak/tools/documents/cz/invoice/model/invoice';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import { sampleOf } from '@majak/tools/documents/cz/invoice/model/sample';
import type { ParseResult } from '@majak/tools/form/fault';

/** What something costs, without tax. */
export type Price = Pick<Invoice['lines'][number], 'description' | 'unit' | 'unitPrice' | 'rate'> &
  Pick<Invoice, 'currency'>;

/** By what two prices are of the same thing. */
export const keyOfPrice = ({ currency, description }: Price): string => `${currency} ${description}`;

const mostEarlier = 100;

/** The price list that kept documents make by themselves: each thing once, at its newest price. */
export function earlierPrices(issued: readonly Invoice[]): Price[] {
  const list = new Map<string, Price>();
  for (const { currency, lines } of issued)
    for (const { description, unit, unitPrice, rate } of lines) {
      const price = { description, unit, unitPrice, rate, currency };
      if (description !== '' && !list.has(keyOfPrice(price))) list.set(keyOfPrice(price), price);
    }
  return [...list.values()].slice(0, mostEarlier);
}

/** Reads a price, by the rules that a line of an invoice has. @returns each fault at its own field, such as `unitPrice`. */
export function readPrice(given: unknown): ParseResult<Price> {
  const { description, unit, unitPrice, rate, currency } = Object(given);
  const line = { description, unit, unitPrice, rate, quantity: 1, discountPercent: 0 };
  const read = readInvoice({ ...sampleOf('payer', '2026-01-01'), currency, lines: [line] });
  if (!read.ok)
    return {
      ok: false,
      faults: read.faults.map((fault) => ({ ...fault, field: fault.field.replace(/^lines\.0\./, '') })),
    };
  const [found] = read.value.lines;
  if (!found) throw new Error('An invoice without a line was read');
  return {
    ok: true,
    value: {
      description: found.description,
      unit: found.unit,
      unitPrice: found.unitPrice,
      rate: found.rate,
      currency: read.value.currency,
    },
  };
}

/** The list with a thing at its price; at another one than before where it was there, under another name than `before` said. */
export const withPrice = (prices: readonly Price[], price: Price, before?: string): Price[] =>
  [
    price,
    ...prices.filter((one) => keyOfPrice(one) !== keyOfPrice(price) && keyOfPrice(one) !== before),
  ].toSorted((one, other) => one.description.localeCompare(other.description));
