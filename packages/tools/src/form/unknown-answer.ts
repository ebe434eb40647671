import * as z from 'zod/mini';
import { type Field, missingMessage } from './field.ts';

/** What stands in a field whose answer a person does not know yet. */
export const unknownText = '?';
/** What that is called. */
export const unknownWords = 'I don’t know yet';

/** A box to tick has no third answer. */
type NotTick<Value> = [Value] extends [true] ? never : unknown;

/**
 * The same field, which also takes "I don't know yet": null among the answers, a gap in the document. Only of one value: what
 * is not known of a group is said at its fields.
 */
export const allowUnknown = <Value extends string | number | boolean>(
  known: Field<Value> & NotTick<Value>,
): Field<Value | null> => ({
  ...known,
  mayBeUnknown: true,
  read: (text) => (text.trim() === unknownText ? null : known.read(text)),
  write: (value) => (value === null ? unknownText : known.write(value)),
  ...(known.readable
    ? { readable: (value, text) => (value === null ? text : (known.readable?.(value, text) ?? text)) }
    : {}),
  // What means null in a field is no answer in JSON.
  schema: z.nullable(
    known.schema.check(z.refine((value) => value !== unknownText, { error: missingMessage(known) })),
  ) as z.ZodMiniType<Value | null>,
});
