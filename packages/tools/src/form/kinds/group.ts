import type * as z from 'zod/mini';
import { type Field, type Fields, field, type Given, type Words } from '../field.ts';
import { schemaOf } from '../schema.ts';

/** Fields that belong together, such as those of an address. */
export const group = <const Q extends Fields>({ fields, ...words }: Words & { fields: Q }): Field<Given<Q>> =>
  field<Given<Q>>({ words, control: { kind: 'group', fields }, schema: schemaOf(fields) });

/** Fields that belong together and may all be left out. */
export const optionalGroup = <const Q extends Fields>({
  fields,
  ...words
}: Words & { fields: Q }): Field<Given<Q> | undefined> =>
  field<Given<Q> | undefined>({
    words,
    control: { kind: 'group', fields },
    schema: schemaOf(fields) as z.ZodMiniType<Given<Q> | undefined>,
    optional: true,
  });
