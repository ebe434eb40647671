import { type Field, type Fields, field, type Given, missingOf, optional, type Words } from '../field.ts';
import { schemaOf } from '../schema.ts';

/** Fields that belong together, such as those of an address. @param start What stands for no answer at all. */
export const group = <const Q extends Fields>({
  fields,
  start,
  ...words
}: Words & { fields: Q; start?: Given<Q> }): Field<Given<Q>> =>
  field<Given<Q>>({
    words,
    control: { kind: 'group', fields },
    schema: schemaOf(fields, missingOf(words)),
    start,
  });

/** Fields that belong together and may all be left out. @param by The one without which the others mean nothing when they are typed. */
export const optionalGroup = <const Q extends Fields>({
  by,
  ...words
}: Words & { fields: Q; by?: string & keyof Q }): Field<Given<Q> | undefined> => ({
  ...optional(group<Q>(words)),
  kind: 'group',
  fields: words.fields,
  by,
});
