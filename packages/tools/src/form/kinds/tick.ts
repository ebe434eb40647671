import * as z from 'zod/mini';
import { type Field, field, missingOf, type Words } from '../field.ts';

/** A box that has to be ticked. @param says What is agreed to, in full. */
export const tick = ({ says, ...words }: Words & { says: string }): Field<true> =>
  field<true>({
    words,
    control: { kind: 'tick', says },
    codec: {
      read: (text) => (text === 'yes' ? true : text.trim() === '' ? undefined : text),
      write: (value) => (value === true ? 'yes' : ''),
    },
    schema: z.literal(true, { error: missingOf(words) }),
  });
