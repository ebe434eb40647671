import * as z from 'zod/mini';
import { countryCodes } from '../country-codes.ts';
import { type Field, type FieldWording, field } from '../field.ts';

type CountryWords = FieldWording & {
  start?: string;
  /** Those that are named most often, to be offered first. */
  near?: readonly string[];
};

/** A country by its two letters (ISO 3166-1). */
export const country = ({ start, near, ...words }: CountryWords): Field<string> =>
  field<string>({
    words,
    control: { kind: 'country', ...(near && { near }) },
    schema: z.string({ error: words.missing ?? 'Choose a country' }).check(
      z.refine((code) => countryCodes.has(code), {
        error: 'Choose a country by its two letters',
      }),
    ),
    start,
  });
