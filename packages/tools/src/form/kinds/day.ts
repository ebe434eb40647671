import { type Day, isDay } from '@majak/law/dates';
import * as z from 'zod/mini';
import { type Codec, type Field, field, missingOf, type Words } from '../field.ts';

/** Reads a day as people write it: `31/01/2026`, `31. 1. 2026`, or `2026-01-31`. @param near Takes `5/1/27` for a day of this century. */
export function dayFrom(text: string, near?: true): string {
  const [, date, month, figures = ''] =
    /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4}|\d{2})$/.exec(text.trim()) ?? [];
  const year = near && figures.length === 2 ? `20${figures}` : figures;
  return year.length === 4 && month && date
    ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
    : text.trim();
}

const codecOf = (near?: true): Codec => ({
  read: (text) => (text.trim() === '' ? undefined : dayFrom(text, near)),
  write: (value) => (value === undefined || value === null ? '' : String(value)),
  readable: (value) => String(value).replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1'),
});

const dayError = (label: string) => `${label}: enter a day that exists, such as 31 January 2026`;

type DayWords = Words & {
  wrong?: string;
  /** A day of these years, whose year may be written with two figures; nobody was born on such a day. */
  near?: true;
};

const dayOf = ({ wrong = '', near, ...words }: DayWords) => ({
  words,
  control: { kind: 'day' } as const,
  codec: codecOf(near),
  schema: schemaFor(words, wrong || dayError(words.label)),
});

const schemaFor = (words: Words, wrong: string) =>
  z.string({ error: ({ input }) => (input === undefined ? missingOf(words) : wrong) }).check(
    z.refine((text) => isDay(text), {
      error: ({ input }) => (input === '' ? missingOf(words) : wrong),
    }),
  ) as z.ZodMiniType<Day>;

/** A day, as YYYY-MM-DD; typed as DD/MM/YYYY. */
export const day = (words: DayWords): Field<Day> => field<Day>(dayOf(words));

/** A day that may be left out. */
export const optionalDay = (words: DayWords): Field<Day | undefined> =>
  field<Day | undefined>({ ...dayOf(words), optional: true });

/** A day; empty when it is left out, as a text that is left out is. */
export function dayOrEmpty(words: DayWords): Field<string> {
  const { schema, ...rest } = dayOf(words);
  const wrong = words.wrong ?? dayError(words.label);
  return field<string>({
    ...rest,
    schema: z
      .string({ error: wrong })
      .check(z.refine((text) => text === '' || isDay(text), { error: wrong })),
    start: '',
  });
}
