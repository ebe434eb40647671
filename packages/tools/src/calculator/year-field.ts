import * as z from 'zod/mini';
import { type Field, field, optional } from '../form/field.ts';
import { numberFrom } from '../form/number-text.ts';

/** A year; the current one when it is left out. Which years there are goes by the day of asking: `supportedYears`. */
export const yearField = (): Field<number | undefined> =>
  optional(
    field<number>({
      words: { label: 'Year', hint: 'Rates and limits change each January, some within the year' },
      control: { kind: 'year' },
      codec: { read: (text) => numberFrom(text, { thousands: false }) },
      schema: z
        .number({
          error: ({ input }) =>
            typeof input === 'string'
              ? 'Year: enter a number without quotation marks, such as 2026'
              : 'Year: enter a whole year, such as 2026',
        })
        .check(
          z.refine((year) => Number.isSafeInteger(year), { error: 'Year: enter a whole year, such as 2026' }),
        ),
    }),
  );
