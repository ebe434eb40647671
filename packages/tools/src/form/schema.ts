import * as z from 'zod/mini';
import type { AnswersOf, Fields } from './field.ts';

const made = new WeakMap<Fields, z.ZodMiniType>();

const strictObject = (fields: Fields, missing?: string): z.ZodMiniType =>
  z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([key, { schema }]) => [key, schema])),
    missing,
  );

/**
 * The strict object that a set of fields is answered with: an unknown key is refused. Made once for a set, since that takes
 * longer than reading by it.
 * @param missing Said of what is no object.
 */
export function schemaOf<const Q extends Fields>(fields: Q, missing?: string): z.ZodMiniType<AnswersOf<Q>> {
  const schema = (missing === undefined && made.get(fields)) || strictObject(fields, missing);
  if (missing === undefined) made.set(fields, schema);
  return schema as z.ZodMiniType<AnswersOf<Q>>;
}
