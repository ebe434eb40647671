import * as z from 'zod/mini';
import { type Field, type FieldWording, field, missingMessage } from '../field.ts';

/**
 * A box that has to be ticked, whose text changes over time: the answer is the version of the text that was agreed to.
 * @param says What is agreed to, in full. @param version What this text is called, in words: `Text of 22 November 2026`.
 */
export const consent = ({
  says,
  version,
  ...words
}: FieldWording & { says: string; version: string }): Field<string> =>
  field<string>({
    words,
    control: { kind: 'tick', says },
    codec: {
      read: (text) => (text === 'yes' ? version : text),
      write: (value) => (value === version ? 'yes' : String(value ?? '')),
    },
    schema: z.literal(version, { error: missingMessage(words) }),
  });
