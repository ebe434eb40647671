import { type Day, isDay } from '@majak/law/dates';
import * as z from 'zod/mini';
import { type Codec, type Field, field, missingOf, type Words } from '../field.ts';

/** Reads a day as people write it: `31/01/2026`, `31. 1. 2026`, or `2026-01-31`. */
export function dayFrom(text: string): string {
  const [, date, month, year] = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4})$/.exec(text.trim()) ?? [];
  return year && month && date ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text.trim();
}

const codec: Codec = {
  read: (text) => (text.trim() === '' ? undefined : dayFrom(text)),
  write: (value) => (value === undefined || value === null ? '' : String(value)),
  readable: (value) => String(value).replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1'),
};

const dayError = (label: string) => `${label}: enter a day that exists, such as 31 January 2026`;

type DayWords = Words & { wrong?: string };

const dayOf = ({ wrong = '', ...words }: DayWords) => ({
  words,
  control: { kind: 'day' } as const,
  codec,
  schema: schemaFor(words, wrong || dayError(words.label)),
});

const schemaFor = (words: Words, wrong: string) =>
  z
    .string({ error: ({ input }) => (input === undefined ? missingOf(words) : wrong) })
    .check(z.refine((text) => isDay(text), { error: wrong })) as z.ZodMiniType<Day>;

/** A day, as YYYY-MM-DD; typed as DD/MM/YYYY. */
export const day = (words: DayWords): Field<Day> => field<Day>(dayOf(words));

/** A day that may be left out. */
export const optionalDay = (words: DayWords): Field<Day | undefined> =>
  field<Day | undefined>({ ...dayOf(words), optional: true });
