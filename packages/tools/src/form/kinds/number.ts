import * as z from 'zod/mini';
import { type Field, field, missingOf, type Words } from '../field.ts';
import { grouped, numberFrom } from '../number-text.ts';

export const amountMax = 1_000_000_000;

export type NumberWords = Words & { unit?: string; min?: number; max?: number; decimals?: number };

function numeric(words: NumberWords) {
  const { unit, min = 0, max = amountMax, decimals = 0, ...rest } = words;
  const kind = unit === 'CZK' ? 'an amount' : 'a number';
  const range = `${words.label}: enter ${kind} from ${grouped(min)} to ${grouped(max)}${unit ? ` ${unit}` : ''}`;
  const finer = `${words.label}: ${decimals === 0 ? 'enter a whole number' : `use at most ${decimals} decimals`}`;
  return {
    words: rest,
    control: { kind: 'number', unit, min, max, decimals } as const,
    codec: {
      read: (text: string) => (text.trim() === '' ? undefined : numberFrom(text, decimals)),
      write: (value: unknown) => (value === undefined || value === null ? '' : String(value)),
      readable: (value: unknown, text: string) => (typeof value === 'number' ? grouped(value) : text),
    },
    schema: z
      .number({
        error: ({ input }) => (input === undefined ? missingOf(words) : `${words.label}: enter a number`),
      })
      .check(
        z.minimum(min, { error: range, abort: true }),
        z.maximum(max, { error: range, abort: true }),
        z.refine((value) => hasDecimals(value, decimals), { error: finer }),
        // Minus zero is zero.
        z.overwrite((value) => value + 0),
      ),
  };
}

const hasDecimals = (value: number, most: number): boolean => {
  const text = String(value);
  return !text.includes('e-') && (text.split('.')[1]?.length ?? 0) <= most;
};

/** A number, whole unless `decimals` says otherwise. */
export const number = ({ start, ...words }: NumberWords & { start?: number }): Field<number> =>
  field<number>({ ...numeric(words), start });

/** A number that may be left out. */
export const optionalNumber = (words: NumberWords): Field<number | undefined> =>
  field<number | undefined>({ ...numeric(words), optional: true });
