import * as z from 'zod/mini';
import type { ControlWith } from './control.ts';

/** Answers by their keys, checked or not. */
export type Answers = Readonly<Record<string, unknown>>;

/** What is said of a field, whatever its kind. */
export type FieldWording = {
  label: string;
  hint?: string;
  /** Said when nothing was answered, such as `Enter your gross salary`. */
  missing?: string;
  /** It matters for these answers alone. @param near The answers beside it. @param whole All answers of the form. */
  when?: (near: Answers, whole: Answers) => boolean;
  /** Not marked as optional in a form, since another answer decides whether it is needed: `when`, or this. */
  needed?: true | NonNullable<FieldWording['when']>;
  /** Few people need it: a form may keep it folded away. */
  seldom?: true;
  /** What browsers know it as: HTML's autofill tokens. */
  autoComplete?: string;
  /** What it is called in a form post and in JSON, where that is another name than its key. */
  name?: string;
  /**
   * It says something of a person: erased with the form's retention, or sooner, after so many days. Kinds that are about a
   * person, such as `email`, are personal unless a form says `false`.
   */
  personal?: boolean | { keptDays: number };
  /** Whether "I don't know yet" is an answer: see `allowUnknown`. */
  mayBeUnknown?: true;
  /** The fact of a person's profile that it asks for: `person.passport.number`. */
  fact?: string;
};

/** What is typed, and what is meant by it. */
export type Codec = {
  /** What a text means; nothing for an empty one. What cannot be read stays a text, so that the schema names the fault. */
  read: (text: string) => unknown;
  /** An answer as the shortest text that means it: the way back of `read`. */
  write: (value: unknown) => string;
  /** What was read, as it stands in the field once that was left: `40 000`. @param text What was typed. */
  readable?: (value: unknown, text: string) => string;
};

/** How a field is asked. */
export type Control = ControlWith<Fields>;

/** One field of a form: its words, how it is asked, what is typed and what is meant, and its schema. Said once. */
export type Field<Value = unknown> = FieldWording &
  Control &
  Codec & { schema: z.ZodMiniType<Value>; start?: unknown; optional: boolean };
/** The fields of a form by their keys, in the order in which a person meets them. An interface, since a field can hold some. */
export interface Fields {
  readonly [key: string]: Field;
}

type ValueOf<F> = F extends Field<infer Value> ? Value : never;
type MayLack<Q> = { [K in keyof Q]: undefined extends ValueOf<Q[K]> ? K : never }[keyof Q];

/** What the answers to a set of fields come to. */
export type AnswersOf<Q> = { [K in Exclude<keyof Q, MayLack<Q>>]: ValueOf<Q[K]> } & {
  [K in MayLack<Q>]?: ValueOf<Q[K]>;
} extends infer Whole
  ? { [K in keyof Whole]: Whole[K] }
  : never;

const lower = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);
/** What is said of a field that was left empty. */
export const missingMessage = ({ label, missing }: Pick<FieldWording, 'label' | 'missing'>): string =>
  missing ?? `Enter ${lower(label)}`;

type Made<Value> = {
  words: FieldWording;
  control: Control;
  /** Where a text means something else than itself: `read` is asked about texts that are not empty. */
  codec?: Partial<Codec>;
  schema: z.ZodMiniType<Value>;
  /** What stands in for no answer. */
  start?: Value | undefined;
};

/** An answer as it stands in its field, several between commas. An object, which no field is, is shown as it came. */
const asText = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(asText).join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** A field of a kind: each kind of field is a function that calls this. */
export function field<Value>({ words, control, codec = {}, schema, start }: Made<Value>): Field<Value> {
  const { read = (text) => text, ...rest } = codec;
  return {
    ...words,
    ...control,
    write: asText,
    ...rest,
    read: (text) => (text.trim() === '' ? undefined : read(text)),
    schema: start === undefined ? schema : z._default(schema, start as never),
    ...(start === undefined ? {} : { start }),
    optional: start !== undefined,
  } as Field<Value>;
}

/** The same field, which may be left out. */
export const optional = <Value>(known: Field<Value>): Field<Value | undefined> => ({
  ...known,
  optional: true,
  schema: z.optional(known.schema) as z.ZodMiniType<Value | undefined>,
});
