import * as z from 'zod/mini';
import { countryCodes } from '../country-codes.ts';
import { type Field, type FieldWording, field } from '../field.ts';

export type CountryWords = FieldWording & {
  start?: string;
  /** Those that are named most often, to be offered first. */
  near?: readonly string[];
  /** Letters beyond those of the standard that are taken too: `passportCodes`, `stateless`. */
  further?: readonly string[];
};

/** A country by its two letters (ISO 3166-1). */
export const country = ({ start, near, further, ...words }: CountryWords): Field<string> =>
  field<string>({
    words,
    control: { kind: 'country', ...(near && { near }), ...(further && { further }) },
    schema: z.string({ error: words.missing ?? 'Choose a country' }).check(
      z.refine((code) => countryCodes.has(code) || further?.includes(code), {
        error: 'Choose a country by its two letters',
      }),
    ),
    start,
  });
