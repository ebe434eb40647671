import { isCurrency } from '@majak/law/currency';
import * as z from 'zod/mini';
import { type Field, type FieldWording, field, missingMessage, optional } from '../field.ts';
import { grouped, numberFrom, unambiguous } from '../number-text.ts';

export const amountMax = 1_000_000_000;

export type NumberWords = FieldWording & {
  unit?: string;
  min?: number;
  max?: number;
  decimals?: number;
  /** Whether `1,250` is a thousand and more; so it is where a number has two decimals at most, unless this says otherwise. */
  thousands?: boolean;
  /** Whether an emptied field is a fault, though a field that is left out has what it starts with. */
  neverEmpty?: true;
  /** Decimals it is written with once it has any: `1 250.50`. */
  writtenDecimals?: number;
  /** Further checks. */
  more?: readonly NumberCheck[];
};
type NumberCheck = Parameters<ReturnType<typeof z.number>['check']>[0];

/** A number, whole unless `decimals` says otherwise. */
export function number({ start, ...words }: NumberWords & { start?: number }): Field<number> {
  const { label, unit, min = 0, max = amountMax, decimals = 0, writtenDecimals = 0, more = [] } = words;
  const { thousands = decimals < 3 } = words;
  const kind = unit && isCurrency(unit) ? 'an amount' : 'a number';
  const said = words.thousands === false ? String : grouped;
  const range = `${label}: enter ${kind} from ${said(min)} to ${said(max)}${unit ? ` ${unit}` : ''}`;
  const finer = `${label}: ${decimals === 0 ? 'enter a whole number' : `use at most ${decimals} decimals`}`;
  const read = (text: string) => numberFrom(text, { thousands });
  const made = field<number>({
    words,
    control: { kind: 'number', ...(unit ? { unit } : {}), min, max, decimals },
    codec: {
      read,
      write: (value) => unambiguous(String(value ?? ''), { thousands }),
      readable: (value, text) =>
        typeof value === 'number'
          ? filled(unambiguous(grouped(value), { thousands }), writtenDecimals)
          : text,
    },
    schema: z
      .number({
        error: ({ input }) => (input === undefined ? missingMessage(words) : `${label}: enter a number`),
      })
      .check(
        z.minimum(min, { error: range, abort: true }),
        z.maximum(max, { error: range, abort: true }),
        z.refine((value) => hasDecimals(value, decimals), { error: finer }),
        ...more,
        // Minus zero is zero.
        z.overwrite((value) => value + 0),
      ),
    start,
  });
  return words.neverEmpty ? { ...made, read } : made;
}

/** A number that may be left out. */
export const optionalNumber = (words: NumberWords): Field<number | undefined> => optional(number(words));

const filled = (text: string, decimals: number): string => {
  const [whole, fraction] = text.split('.');
  return fraction === undefined ? text : `${whole}.${fraction.padEnd(decimals, '0')}`;
};

const hasDecimals = (value: number, most: number): boolean => {
  const text = String(value);
  return !text.includes('e-') && (text.split('.')[1]?.length ?? 0) <= most;
};
