import * as z from 'zod/mini';
import { type Field, type Fields, field, type Given, missingOf, type Words } from '../field.ts';
import { grouped } from '../number-text.ts';
import { schemaOf } from '../schema.ts';

/**
 * A row for each of something: the lines of an invoice, children, previous addresses.
 * @param min How many at least; one unless said otherwise. @param row What one is called: `sale`.
 */
export function rows<const Q extends Fields>({
  columns,
  min = 1,
  max,
  row,
  ...words
}: Words & { columns: Q; min?: number; max: number; row: string }): Field<readonly Given<Q>[]> {
  const schema = z
    .array(schemaOf(columns), {
      error: ({ input }) => (input === undefined ? missingOf(words) : `${words.label}: send a list`),
    })
    .check(
      ...(min > 0 ? [z.minLength(min, missingOf(words))] : []),
      z.maxLength(max, `At most ${grouped(max)} ${row}s at a time`),
    );
  return field<readonly Given<Q>[]>({
    words,
    control: { kind: 'rows', columns, min, max, row },
    schema: schema as unknown as z.ZodMiniType<readonly Given<Q>[]>,
    ...(min === 0 ? { start: [] } : {}),
  });
}
