import { type Field, optional, type Words } from './field.ts';

/** A field that has to be answered, though with some answers alone: otherwise it is not asked and means nothing. */
export const askedWhen = <Value>(
  when: NonNullable<Words['when']>,
  known: Field<Value>,
): Field<Value | undefined> => ({ ...optional(known), when, needed: true });
