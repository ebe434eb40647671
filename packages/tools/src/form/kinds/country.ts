import * as z from 'zod/mini';
import { countryCodes } from '../country-codes.ts';
import { type Field, type FieldWording, field } from '../field.ts';

/** A country by its two letters (ISO 3166-1). */
export const country = ({ start, ...words }: FieldWording & { start?: string }): Field<string> =>
  field<string>({
    words,
    control: { kind: 'country' },
    schema: z.string({ error: words.missing ?? 'Choose a country' }).check(
      z.refine((code) => countryCodes.has(code), {
        error: 'Choose a country by its two letters, such as CZ',
      }),
    ),
    start,
  });
