import * as z from 'zod/mini';
import { type Field, type FieldWording, field, missingMessage } from '../field.ts';

/** Reads a month as people write it: `01/2026`, `1. 2026`, or `2026-01`. */
function monthFrom(text: string): string {
  const [, month, year] = /^(\d{1,2})\s*[./-]\s*(\d{4})$/.exec(text.trim()) ?? [];
  return month && year ? `${year}-${month.padStart(2, '0')}` : text.trim();
}

/** A month, as YYYY-MM; typed as MM/YYYY. */
export const month = (words: FieldWording): Field<string> =>
  field({
    words,
    control: { kind: 'month' },
    codec: {
      read: monthFrom,
      readable: (value) => String(value).replace(/^(\d{4})-(\d{2})$/, '$2/$1'),
    },
    schema: z
      .string({ error: missingMessage(words) })
      .check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, `${words.label}: enter a month, such as 01/2026`)),
  });
