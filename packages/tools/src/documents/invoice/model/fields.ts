import { isDay } from '@majak/law/dates';
import { exact } from '@majak/law/exact';
import * as z from 'zod/mini';

export const amountMax = 1_000_000_000;
export const lineMax = 500;
/** A longer description is refused with a message, never cut: what was agreed has to stand on the document whole. */
export const descriptionMaxLength = 1_000;
export const noteMaxLength = 2_000;

// Control characters, half surrogates and the two non-characters that XML cannot carry.
const oneLineOnly = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;
const withLines = /(?![\n\t])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

/** A limit as a message says it: `1,000`. */
const sized = (number: number) => String(number).replace(/(?<!\.\d*)\B(?=(?:\d{3})+$)/g, ',');

type Text = { label: string; max: number; missing?: string; lines?: true };

/**
 * A text, trimmed; empty when it is left out, unless `missing` says what to answer then.
 * Control characters are refused; with `lines` it may have several lines.
 */
export function text({ label, max, missing, lines }: Text) {
  const forbidden = lines ? withLines : oneLineOnly;
  const several = lines ? '' : ' or line breaks';
  const schema = z.string({ error: missing ?? `${label} must be a text` }).check(
    z.overwrite<string>((value) => (lines ? value.replace(/\r\n?/g, '\n') : value).trim()),
    ...(missing ? [z.minLength(1, { error: missing, abort: true })] : []),
    z.maxLength(max, { error: `${label} must be ${sized(max)} characters or less`, abort: true }),
    z.refine((value) => !forbidden.test(value), {
      error: `${label} must not contain control characters${several}`,
    }),
  );
  return missing ? schema : z._default(schema, '');
}

/** A number or code that people write with spaces: kept without them, in capitals. */
export const code = (label: string, max: number, missing?: string) => {
  const schema = z.string({ error: missing ?? `${label} must be a text` }).check(
    z.overwrite<string>((value) => value.replace(/\s/g, '').toUpperCase()),
    ...(missing ? [z.minLength(1, { error: missing, abort: true })] : []),
    z.maxLength(max, { error: `${label} must be ${max} characters or less`, abort: true }),
    z.refine((value) => !oneLineOnly.test(value), {
      error: `${label} must not contain control characters`,
    }),
  );
  return missing ? schema : z._default(schema, '');
};

/** A day that has to be given. */
export const day = (label: string) =>
  z
    .string({ error: `Enter the ${label}` })
    .check(
      z.minLength(1, { error: `Enter the ${label}`, abort: true }),
      z.refine(isDay, { error: `The ${label} must be a real date` }),
    );

/** A day, or an empty text. */
export const optionalDay = (label: string) =>
  z._default(
    z
      .string({ error: `The ${label} must be a real date` })
      .check(
        z.refine((value) => value === '' || isDay(value), { error: `The ${label} must be a real date` }),
      ),
    '',
  );

type Range = { label: string; min: number; max: number; decimals: number };

/** A number within its range, with so many decimals at most. */
export const number = ({ label, min, max, decimals }: Range) => {
  const error = `${label} must be from ${sized(min)} to ${sized(max)}`;
  const typed = ({ input }: { input?: unknown }) =>
    input === undefined ? `Enter the ${label.toLowerCase()}` : `${label} must be a number`;
  return z.number({ error: typed }).check(
    z.minimum(min, { error, abort: true }),
    z.maximum(max, { error, abort: true }),
    z.refine((value) => exact(value).round(decimals).eq(value), {
      error: `${label} must have at most ${decimals} decimals`,
    }),
    z.overwrite((value) => value + 0),
  );
};
