import { exact } from '@majak/law/exact';
import { lineNet } from '../../../invoice/line-amounts.ts';
import { everyRate, type Unit, unitKeys, units } from '../model/choices.ts';
import type { Line } from '../model/invoice-form.ts';
import { descriptionMaxLength, lineMax } from '../model/line-fields.ts';
import { childOf, textOf } from './xml.ts';

type Counted = Pick<Line, 'quantity' | 'unitPrice' | 'discountPercent'>;
/** A sentence for whoever opened the file. */
export type AddNote = (note: string) => void;

/** A number as it is written in a file; nothing where there is none. */
export function numberIn(text: string): number | undefined {
  const trimmed = text.trim();
  const value = trimmed === '' ? Number.NaN : Number(trimmed);
  return Number.isFinite(value) ? value : undefined;
}

const rounded = (value: number, decimals: number) => exact(value).round(decimals, 1).toNumber();
const comesTo = (line: Counted, net: number) => lineNet(line).eq(exact(net).round(2, 1));

/** The ways to write a line, best first: as it is, with a discount, with the price that its amount gives, as one item. */
function waysToWrite(line: unknown, quantity: number, net: number, suffix: string): Counted[] {
  const price = suffix ? undefined : numberIn(textOf(line, 'UnitPrice'));
  const before = suffix ? undefined : numberIn(textOf(line, 'LineExtensionAmountBeforeDiscount'));
  const less = before ? rounded(100 - (net / before) * 100, 2) : 0;
  const at = (unitPrice: number, discountPercent = 0): Counted => ({
    quantity: unitPrice < 0 ? -quantity : quantity,
    unitPrice: rounded(Math.abs(unitPrice), 4),
    discountPercent,
  });
  return [
    ...(price === undefined ? [] : [at(price)]),
    ...(price !== undefined && less > 0 && less <= 100 ? [at(price, less)] : []),
    at(net / quantity),
  ];
}

/** Quantity, price and discount that come to the amount of the line. */
function countedOf(line: unknown, suffix: string): Counted & { changed: boolean } {
  const quantity = rounded(numberIn(textOf(line, 'InvoicedQuantity')) ?? 1, 4) || 1;
  const amount = numberIn(textOf(line, `LineExtensionAmount${suffix}`));
  const net = amount ?? quantity * (numberIn(textOf(line, 'UnitPrice')) ?? 0);
  const found = waysToWrite(line, quantity, net, suffix).find((way) => comesTo(way, net));
  if (found) return { ...found, changed: false };
  return {
    quantity: net < 0 ? -1 : 1,
    unitPrice: rounded(Math.abs(net), 2),
    discountPercent: 0,
    changed: true,
  };
}

const bare = (word: string) => word.toLowerCase().replace(/[.\s]/g, '');
const unitOf = (written: string): Unit | undefined =>
  unitKeys.find((key) => Object.values(units[key]).some((one) => bare(one) === bare(written)));

/** Without the characters that a document cannot carry, and no longer than it may be. */
export function fitted(text: string, max: number, cut: () => void): string {
  const clean = text.replace(/(?![\n\t])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '').trim();
  if (clean.length <= max) return clean;
  cut();
  const kept = clean.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.trimEnd()}…`;
}

function openLine(line: unknown, suffix: string, name: string, tell: AddNote): Record<string, unknown> {
  const { changed, ...counted } = countedOf(line, suffix);
  if (changed) tell(`${name}: quantity × price didn’t come to its amount, so it’s here as one item.`);
  const written = textOf(childOf(line, 'InvoicedQuantity'), '@unitCode');
  const unit = unitOf(written);
  if (written && !unit)
    tell(`${name}: the unit “${written.slice(0, 20)}” isn’t one we know, so it’s now pieces.`);
  const percent = numberIn(textOf(line, 'ClassifiedTaxCategory', 'Percent')) ?? 0;
  const rate = everyRate.find((one) => one === percent);
  if (rate === undefined) tell(`${name}: ${percent} % isn’t a Czech VAT rate, so it’s now 0 %.`);
  const cut = () => tell(`${name}: its description was too long and has been cut.`);
  const description = fitted(textOf(line, 'Item', 'Description'), descriptionMaxLength, cut);
  return { ...counted, description: description || 'Item', unit: unit ?? 'piece', rate: rate ?? 0 };
}

/** Without an amount a line only says something; a document here has none of those. */
const saysOnly = (line: unknown): boolean =>
  numberIn(textOf(line, 'LineExtensionAmount')) === 0 &&
  (numberIn(textOf(line, 'InvoicedQuantity')) ?? 0) === 0;

/** The lines of an ISDOC of another program. @param suffix Of the elements in the currency of the document. */
export function foreignLines(
  lines: readonly unknown[],
  suffix: string,
  tell: AddNote,
): Record<string, unknown>[] {
  if (lines.length > lineMax)
    tell(`The file has ${lines.length} lines: only the first ${lineMax} were opened.`);
  return lines.slice(0, lineMax).flatMap((line, at) => {
    const name = `Line ${at + 1}`;
    if (!saysOnly(line)) return [openLine(line, suffix, name, tell)];
    tell(`${name} has no amount and was left out.`);
    return [];
  });
}
