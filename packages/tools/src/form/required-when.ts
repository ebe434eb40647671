import { type Field, type FieldWording, optional } from './field.ts';

/** A field that has to be answered, though with some answers alone: otherwise it is not asked and means nothing. */
export const requiredWhen = <Value>(
  when: NonNullable<FieldWording['when']>,
  known: Field<Value>,
): Field<Value | undefined> => ({ ...optional(known), when, needed: true });
