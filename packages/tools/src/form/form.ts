import { applicableAnswers, missingAnswerFaults } from './conditional-fields.ts';
import { type Fault, faultsOf, type ParseResult } from './fault.ts';
import type { Answers, AnswersOf, Fields } from './field.ts';
import { orderFaults } from './order-faults.ts';
import { schemaOf } from './schema.ts';

/** Fields that are asked on one page of their own, by their keys. */
export type FormStep<Key extends string = string> = {
  key: string;
  title: string;
  fields: readonly Key[];
  /** Why it is asked, in one or two sentences for the person who answers. */
  why?: string;
  /** The part of a long form that it belongs to: `Your parents`. */
  part?: string;
};

/** A form as it is written down. Everything else is derived from this. */
export type Form<Q extends Fields = Fields> = {
  /** Its name in addresses, files and the store. */
  key: string;
  /** Grows by one whenever answers to the old form no longer fit the new one. */
  version: number;
  fields: Q;
  /** Where its questions come on several pages. */
  steps?: readonly FormStep[];
  /** What no single field can see; asked once each field by itself is right. */
  check?(answers: AnswersOf<Q>): readonly Fault[];
  /** What can be told of some answers while others are wrong; asked only then, so that nobody mends one and meets the next. */
  checkPartly?(given: unknown): readonly Fault[];
  /** Days after which what is personal in it is erased. */
  keptDays?: number;
  /** Carries answers to an older version over, one version at a time, by the version they are of. */
  upgrades?: Readonly<Record<number, (answers: Answers) => Answers>>;
  /** Said of what is no object at all. */
  whole?: string;
};

/** Writes a form down: the types of its fields are kept. */
export const form = <const Q extends Fields>(
  written: Form<Q> & { steps?: readonly FormStep<string & keyof Q>[] },
): Form<Q> => written;

/**
 * Reads answers to a form.
 * @param given Unchecked, as JSON or `textsToAnswers` brings it. What is not asked with these answers is left out.
 * @returns the answers, cleaned and with every default; or each fault at its field, in the order of the form.
 */
export const readForm = <const Q extends Fields>(form: Form<Q>, given: unknown): ParseResult<AnswersOf<Q>> =>
  readAllAnswers(form, applicableAnswers(form.fields, given));

/** Reads answers as `readForm` does, with those to what a form would not ask: a program sends what it means. */
export function readAllAnswers<const Q extends Fields>(
  { fields, check, checkPartly, whole }: Form<Q>,
  given: unknown,
): ParseResult<AnswersOf<Q>> {
  const parsed = schemaOf(fields).safeParse(given);
  const faults = [
    ...(parsed.success ? [] : faultsOf(parsed.error.issues, whole)),
    ...missingAnswerFaults(fields, given),
    ...((parsed.success ? check?.(parsed.data) : checkPartly?.(given)) ?? []),
  ];
  if (parsed.success && faults.length === 0) return { ok: true, value: parsed.data };
  return { ok: false, faults: orderFaults(fields, faults) };
}
