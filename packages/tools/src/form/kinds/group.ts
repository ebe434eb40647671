import {
  type AnswersOf,
  type Field,
  type Fields,
  type FieldWording,
  field,
  missingMessage,
  optional,
} from '../field.ts';
import { schemaOf } from '../schema.ts';

/** Fields that belong together, such as those of an address. @param start What stands for no answer at all. */
export const group = <const Q extends Fields>({
  fields,
  start,
  ...words
}: FieldWording & { fields: Q; start?: AnswersOf<Q> }): Field<AnswersOf<Q>> =>
  field<AnswersOf<Q>>({
    words,
    control: { kind: 'group', fields },
    schema: schemaOf(fields, missingMessage(words)),
    start,
  });

/** Fields that belong together and may all be left out. @param by The one without which the others mean nothing when they are typed. */
export const optionalGroup = <const Q extends Fields>({
  by,
  ...words
}: FieldWording & { fields: Q; by?: string & keyof Q }): Field<AnswersOf<Q> | undefined> => ({
  ...optional(group<Q>(words)),
  kind: 'group',
  fields: words.fields,
  by,
});
