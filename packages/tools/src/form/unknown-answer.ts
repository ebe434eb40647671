import * as z from 'zod/mini';
import type { Field } from './field.ts';

/** What stands in a field whose answer a person does not know yet. */
export const unknownText = '?';
/** What that is called. */
export const unknownWords = 'I don’t know yet';

/** The same field, which also takes "I don't know yet": null among the answers, a gap in the document. */
export const allowUnknown = <Value>(known: Field<Value>): Field<Value | null> => ({
  ...known,
  mayBeUnknown: true,
  read: (text) => (text.trim() === unknownText ? null : known.read(text)),
  write: (value) => (value === null ? unknownText : known.write(value)),
  ...(known.readable
    ? { readable: (value, text) => (value === null ? text : (known.readable?.(value, text) ?? text)) }
    : {}),
  schema: z.nullable(known.schema) as z.ZodMiniType<Value | null>,
});
