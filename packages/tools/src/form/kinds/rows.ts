import * as z from 'zod/mini';
import {
  type AnswersOf,
  type Field,
  type Fields,
  type FieldWording,
  field,
  missingMessage,
} from '../field.ts';
import { grouped } from '../number-text.ts';
import { schemaOf } from '../schema.ts';

/**
 * A row for each of something: the lines of an invoice, children, previous addresses.
 * @param min How many at least; one unless said otherwise. @param row What one is called: `sale`. @param tooMany Said of more
 * than there may be.
 */
export function rows<const Q extends Fields>({
  columns,
  min = 1,
  max,
  row,
  tooMany = `At most ${grouped(max)} ${row}s at a time`,
  ...words
}: FieldWording & { columns: Q; min?: number; max: number; row: string; tooMany?: string }): Field<
  readonly AnswersOf<Q>[]
> {
  const schema = z
    .array(schemaOf(columns, `${words.label}: send each ${row} as an object`), {
      error: ({ input }) => (input === undefined ? missingMessage(words) : `${words.label}: send a list`),
    })
    .check(...(min > 0 ? [z.minLength(min, missingMessage(words))] : []), z.maxLength(max, tooMany));
  return field<readonly AnswersOf<Q>[]>({
    words,
    control: { kind: 'rows', columns, min, max, row },
    schema: schema as unknown as z.ZodMiniType<readonly AnswersOf<Q>[]>,
    ...(min === 0 ? { start: [] } : {}),
  });
}
