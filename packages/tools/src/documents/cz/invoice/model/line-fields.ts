import * as z from 'zod/mini';
import { choice } from '../../../../form/kinds/choice.ts';
import { number } from '../../../../form/kinds/number.ts';
import { printedLines } from '../../../../form/kinds/printed-text.ts';
import { rows } from '../../../../form/kinds/rows.ts';
import { everyRate, unitKeys, units } from './choices.ts';

export const lineMax = 500;
export const descriptionMaxLength = 1_000;
const quantityMax = 1_000_000;

/** What is invoiced. A longer text is refused with a message, never cut: what was agreed stands on the document whole. */
export const lines = rows({
  label: 'Lines',
  row: 'line',
  max: lineMax,
  missing: 'Add a line',
  columns: {
    description: printedLines({
      label: 'What it’s for',
      maxLength: descriptionMaxLength,
      rows: 1,
      missing: 'Enter what the line is for',
    }),
    quantity: number({
      label: 'Quantity',
      min: -quantityMax,
      max: quantityMax,
      decimals: 4,
      thousands: true,
      start: 1,
      neverEmpty: true,
      more: [z.refine<number>((value) => value !== 0, { error: 'Quantity must not be zero' })],
    }),
    unit: choice({
      label: 'Unit',
      options: unitKeys.map((value) => ({ value, label: units[value].en })),
      wrong: 'Choose a unit',
    }),
    /** Without tax. */
    unitPrice: number({
      label: 'Price',
      missing: 'Enter the price',
      decimals: 4,
      thousands: true,
      writtenDecimals: 2,
    }),
    discountPercent: number({ label: 'Discount %', max: 100, decimals: 2, start: 0 }),
    /** Percent of VAT. */
    rate: choice({
      label: 'VAT rate',
      options: everyRate.map((value) => ({ value, label: `${value} %` })),
      wrong: `Choose a rate: ${everyRate.join(', ')} %`,
    }),
  },
});
