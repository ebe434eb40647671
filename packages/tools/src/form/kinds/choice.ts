import * as z from 'zod/mini';
import type { Option } from '../control.ts';
import { type Field, type FieldWording, field, optional } from '../field.ts';

type ChoiceWords<Value extends string | number> = FieldWording & {
  options: readonly Option<Value>[];
  shown?: 'radio' | 'select';
  /** Said of what is none of the options. */
  wrong?: string;
};

function chosen<Value extends string | number>({ options, shown, wrong, ...words }: ChoiceWords<Value>) {
  const error = wrong ?? `Choose one of: ${options.map(({ value }) => value).join(', ')}`;
  const schema = z.literal(
    options.map(({ value }) => value),
    { error: ({ input }) => (input === undefined ? (words.missing ?? error) : error) },
  );
  return {
    words,
    control: { kind: 'choice', options, ...(shown ? { shown } : {}) } as const,
    codec: { read: (text: string) => options.find(({ value }) => String(value) === text)?.value ?? text },
    schema: schema as unknown as z.ZodMiniType<Value>,
  };
}

/** One of a few. The first stands for no answer unless `start` says otherwise; `start: null` makes it required. */
export const choice = <const Value extends string | number>({
  start,
  ...words
}: ChoiceWords<Value> & { start?: Value | null }): Field<Value> =>
  field<Value>({
    ...chosen(words),
    start: start === null ? undefined : (start ?? words.options[0]?.value),
  });

/** One of a few, or none. */
export const optionalChoice = <const Value extends string | number>(
  words: ChoiceWords<Value>,
): Field<Value | undefined> => optional(choice<Value>({ ...words, start: null }));
