import * as z from 'zod/mini';
import type { Option } from '../control.ts';
import { type Field, type FieldWording, field, missingMessage } from '../field.ts';

/** As texts they stand between commas. */
type WithoutComma<Value> = [Extract<Value, `${string},${string}`>] extends [never] ? unknown : never;

/** Any of a few, each once. @param least How many at least. */
export function choices<const Value extends string>({
  options,
  least = 0,
  ...words
}: FieldWording & { options: readonly Option<Value>[]; least?: number } & WithoutComma<Value>): Field<
  readonly Value[]
> {
  const values = options.map(({ value }) => value);
  const one = z.literal(values, { error: `${words.label}: choose from ${values.join(', ')}` });
  return field<readonly Value[]>({
    words,
    control: { kind: 'choices', options },
    codec: { read: (text) => text.split(',') },
    schema: z.array(one, { error: missingMessage(words) }).check(
      z.minLength(least, { error: missingMessage(words) }),
      z.refine((given) => new Set(given).size === given.length, {
        error: `${words.label}: choose each once`,
      }),
    ) as unknown as z.ZodMiniType<readonly Value[]>,
    ...(least === 0 ? { start: [] } : {}),
  });
}
