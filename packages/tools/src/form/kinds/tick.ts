import * as z from 'zod/mini';
import { type Field, type FieldWording, field, missingMessage } from '../field.ts';
import { yesOrNo } from './yes-no.ts';

/** A box that may be ticked, beside what it says; not ticked where it is left out. */
export const optionalTick = ({ says, ...words }: FieldWording & { says: string }): Field<boolean> =>
  field({
    words,
    control: { kind: 'tick', says },
    codec: yesOrNo,
    schema: z.boolean({ error: missingMessage(words) }),
    start: false,
  });

/** A box that has to be ticked. @param says What is agreed to, in full. */
export const tick = ({ says, ...words }: FieldWording & { says: string }): Field<true> =>
  field<true>({
    words,
    control: { kind: 'tick', says },
    codec: yesOrNo,
    schema: z.literal(true, { error: missingMessage(words) }),
  });
