import { type Day, isDay } from '@majak/law/dates';
import * as z from 'zod/mini';

export const amountMax = 1_000_000_000;

type Words = {
  label: string;
  hint?: string;
  /** Said when nothing was answered, such as `Enter your gross salary`. */
  missing?: string;
  /** The question matters for these answers alone; a form may hide it for others. */
  when?: (given: Readonly<Record<string, unknown>>) => boolean;
  /** Not marked as optional in a form, since another question decides whether it is needed. */
  needed?: true;
  /** Few people need it: a form may keep it folded away. */
  seldom?: true;
};

/** A number, a choice, a day… as a form shows it and a schema checks it. */
type Kind =
  | { kind: 'number'; unit?: string; min: number; max: number; decimals: number }
  | { kind: 'year' }
  | { kind: 'yesNo' }
  | { kind: 'choice'; options: readonly { value: string | number; label: string }[] }
  | { kind: 'day' }
  | { kind: 'text'; maxLength: number }
  | { kind: 'rows'; columns: Questions; max: number; row: string };

/** One question of a calculator: its words, its kind and its schema, said once. */
export type Question<Value = unknown> = Words &
  Kind & { schema: z.ZodMiniType<Value>; start?: unknown; optional: boolean };
export type Questions = Readonly<Record<string, Question>>;

/** What the answers to a set of questions come to. */
export type Given<Q extends Questions> = {
  [K in keyof Q]: Q[K] extends Question<infer Value> ? Value : never;
};

const lower = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);
const missingOf = ({ label, missing }: Words) => missing ?? `Enter ${lower(label)}`;

/** What stands in for no answer: nothing for a question that has to be answered. */
type Start<Value> = { start?: Value; optional?: boolean };

function question<Value>(
  words: Words,
  kind: Kind,
  { schema, start, optional = false }: Start<Value> & { schema: z.ZodMiniType<Value> },
): Question<Value> {
  const filled = start === undefined ? schema : z._default(schema, start as never);
  const whole = optional && start === undefined ? z.optional(filled) : filled;
  return {
    ...words,
    ...kind,
    schema: whole as z.ZodMiniType<Value>,
    ...(start === undefined ? {} : { start }),
    optional: optional || start !== undefined,
  };
}

const shown = (value: number) => String(value).replace(/\B(?=(?:\d{3})+$)/g, ' ');

type NumberWords = Words & { unit?: string; min?: number; max?: number; decimals?: number };

function numeric(words: NumberWords) {
  const { unit, min = 0, max = amountMax, decimals = 0, ...rest } = words;
  const kind = unit === 'CZK' ? 'an amount' : 'a number';
  const range = `${words.label}: enter ${kind} from ${shown(min)} to ${shown(max)}${unit ? ` ${unit}` : ''}`;
  const finer = `${words.label}: ${decimals === 0 ? 'enter a whole number' : `use at most ${decimals} decimals`}`;
  const schema = z
    .number({
      error: ({ input }) => (input === undefined ? missingOf(words) : `${words.label}: enter a number`),
    })
    .check(
      z.minimum(min, { error: range, abort: true }),
      z.maximum(max, { error: range, abort: true }),
      z.refine((value) => hasDecimals(value, decimals), { error: finer }),
      z.overwrite((value) => value + 0),
    );
  return { rest, kind: { kind: 'number', unit, min, max, decimals } as const, schema };
}

const hasDecimals = (value: number, most: number): boolean => {
  const text = String(value);
  return !text.includes('e-') && (text.split('.')[1]?.length ?? 0) <= most;
};

/** An amount in crowns, at most two decimals, 0 to 1 000 000 000. */
export const amount = (words: NumberWords & { start?: number }): Question<number> =>
  numberQuestion({ unit: 'CZK', decimals: 2, ...words });

/** A number, whole unless `decimals` says otherwise. */
export function numberQuestion({ start, ...words }: NumberWords & { start?: number }): Question<number> {
  const { rest, kind, schema } = numeric(words);
  return question(rest, kind, { schema, start });
}

/** An amount or number that may be left out. */
export function optionalNumber(words: NumberWords): Question<number | undefined> {
  const { rest, kind, schema } = numeric(words);
  return question<number | undefined>(rest, kind, { schema, optional: true });
}

/** A year; the current one when it is left out. Which years there are goes by the day of asking: `yearsAskable`. */
export function yearQuestion(): Question<number | undefined> {
  const words = { label: 'Year', hint: 'Rates and limits change each January, some within the year' };
  const schema = z.int({
    error: ({ input }) =>
      typeof input === 'string'
        ? 'Year: enter a number without quotation marks, such as 2026'
        : 'Year: enter a whole year, such as 2026',
  });
  return question<number | undefined>(words, { kind: 'year' }, { schema, optional: true });
}

/** Yes or no; no unless `start` says otherwise. */
export const yesNo = ({ start = false, ...words }: Words & { start?: boolean }): Question<boolean> =>
  question<boolean>(
    words,
    { kind: 'yesNo' },
    {
      schema: z.boolean({ error: `${words.label}: answer yes or no` }),
      start,
    },
  );

/** One of a few. The first stands for no answer unless `start` says otherwise; `start: null` makes it required. */
export function choice<const Value extends string | number>({
  options,
  start,
  ...words
}: Words & { options: readonly { value: Value; label: string }[]; start?: Value | null }): Question<Value> {
  const values = options.map(({ value }) => value);
  const error = `Choose one of: ${options.map(({ value }) => value).join(', ')}`;
  const schema = z.literal(values, {
    error: ({ input }) => (input === undefined ? (words.missing ?? error) : error),
  });
  return question<Value>(
    words,
    { kind: 'choice', options },
    {
      schema: schema as unknown as z.ZodMiniType<Value>,
      start: start === null ? undefined : (start ?? values[0]),
    },
  );
}

const dayError = (label: string) => `${label}: enter a day that exists, such as 31 January 2026`;

const daySchema = (words: Words) =>
  z
    .string({ error: ({ input }) => (input === undefined ? missingOf(words) : dayError(words.label)) })
    .check(z.refine((text) => isDay(text), { error: dayError(words.label) })) as z.ZodMiniType<Day>;

/** A day, as YYYY-MM-DD. */
export const day = (words: Words): Question<Day> =>
  question(words, { kind: 'day' }, { schema: daySchema(words) });

/** A day that may be left out. */
export const optionalDay = (words: Words): Question<Day | undefined> =>
  question<Day | undefined>(words, { kind: 'day' }, { schema: daySchema(words), optional: true });

/** A short text. */
export const text = ({ maxLength = 100, ...words }: Words & { maxLength?: number }): Question<string> =>
  question(
    words,
    { kind: 'text', maxLength },
    {
      schema: z
        .string({ error: missingOf(words) })
        .check(
          z.trim(),
          z.minLength(1, { error: missingOf(words), abort: true }),
          z.maxLength(maxLength, { error: `${words.label}: use at most ${maxLength} characters` }),
        ),
    },
  );

/** A table with a row for each of something, at least one. @param row What one row is called: `sale`. */
export function rows<Q extends Questions>({
  columns,
  max,
  row,
  ...words
}: Words & { columns: Q; max: number; row: string }): Question<readonly Given<Q>[]> {
  const schema = z
    .array(objectOf(columns), {
      error: ({ input }) => (input === undefined ? missingOf(words) : `${words.label}: send a list`),
    })
    .check(z.minLength(1, missingOf(words)), z.maxLength(max, `At most ${shown(max)} ${row}s at a time`));
  return question<readonly Given<Q>[]>(
    words,
    { kind: 'rows', columns, max, row },
    {
      schema: schema as unknown as z.ZodMiniType<readonly Given<Q>[]>,
    },
  );
}

/** The strict object a set of questions is answered with: an unknown key is refused. */
export const objectOf = (questions: Questions) =>
  z.strictObject(Object.fromEntries(Object.entries(questions).map(([name, { schema }]) => [name, schema])));
