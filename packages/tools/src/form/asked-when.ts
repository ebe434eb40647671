import * as z from 'zod/mini';
import type { Field, Words } from './field.ts';

/** A field that has to be answered, though with some answers alone: otherwise it is not asked and means nothing. */
export const askedWhen = <Value>(
  when: NonNullable<Words['when']>,
  known: Field<Value>,
): Field<Value | undefined> => ({
  ...known,
  when,
  needed: true,
  optional: true,
  schema: z.optional(known.schema) as z.ZodMiniType<Value | undefined>,
});
