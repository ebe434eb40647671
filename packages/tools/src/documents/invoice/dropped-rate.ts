import type { Fault } from '../../form/fault.ts';
import { isPlainObject } from '../../form/field-tree.ts';

const ratesIn = (given: unknown): readonly number[] => {
  const lines = isPlainObject(given) && Array.isArray(given.lines) ? given.lines : [];
  return lines.map((line) => (isPlainObject(line) ? Number(line.rate ?? 0) : 0));
};

/**
 * The highest rate that was sent for a line of an invoice on which no tax is charged: reading it leaves that out.
 * @param given As the invoice was read from.
 */
export function rateSentIn(given: unknown): number | undefined {
  const highest = Math.max(0, ...ratesIn(given));
  return highest > 0 ? highest : undefined;
}

/** No document is made that silently leaves out a tax somebody sent: the check says what is wrong with it. */
export const droppedRateFault = (given: unknown, rate: number): Fault => ({
  field: `lines.${Math.max(0, ratesIn(given).indexOf(rate))}.rate`,
  code: 'custom',
  message: `VAT rate: no tax is charged on this supply, so send 0 instead of ${rate} or leave it out`,
});

/** What is wrong with a tax where none is charged. @param what That states it: `its text states a tax`. */
export const statedInVain = (chargesAtHome: boolean, what: string): string =>
  chargesAtHome
    ? `No tax is charged on this supply, but ${what}: leave it out, or make it a supply at home`
    : `You charge no tax at home, but ${what}: if you write a tax on a document, you owe it`;
