import * as z from 'zod/mini';
import type { Fields, Given } from './field.ts';

/** The strict object that a set of fields is answered with: an unknown key is refused. @param missing Said of what is no object. */
export const schemaOf = <const Q extends Fields>(fields: Q, missing?: string): z.ZodMiniType<Given<Q>> =>
  z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([key, { schema }]) => [key, schema])),
    missing,
  ) as unknown as z.ZodMiniType<Given<Q>>;
