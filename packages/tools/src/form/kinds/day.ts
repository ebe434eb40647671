import { type Day, isDay } from '@majak/law/dates';
import * as z from 'zod/mini';
import { type Field, type FieldWording, field, missingMessage, optional } from '../field.ts';

const letters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();

/** The languages that people of our sites write a month in. */
const languages = ['en', 'cs', 'sk'];

/** The number of a month by its name in one of them, or the first letters of it: `Jan`, `ledna`, `januára`. */
function monthNamed(name: string): string {
  const wanted = letters(name);
  for (let month = 1; wanted.length > 2 && month <= 12; month += 1)
    // With its day a month has another ending in some.
    for (const language of languages)
      for (const day of [undefined, 'numeric'] as const) {
        const date = new Date(2000, month - 1);
        if (letters(date.toLocaleDateString(language, { month: 'long', day })).startsWith(wanted))
          return String(month);
      }
  return '';
}

/** The day, the month and the year of what people write. */
function partsOf(text: string): readonly string[] {
  const [, year, ...rest] = /^(\d{4})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{1,2})$/.exec(text) ?? [];
  if (year) return [...rest.reverse(), year];
  const [, date = '', name = '', then = ''] =
    /^(\d{1,2})[.\s]*(\p{L}+)[.,\s]*(\d{4}|\d{2})$/u.exec(text) ?? [];
  if (name) return [date, monthNamed(name), then];
  return /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4}|\d{2})$/.exec(text)?.slice(1) ?? [];
}

/**
 * Reads a day as people write it: `31/01/2026`, `31. 1. 2026`, `31 January 2026`, `31. ledna 2026`, `31. januára 2026` or `2026-1-31`.
 * @param near Takes `5/1/27` for a day of this century.
 */
export function dayFrom(text: string, near?: true): string {
  const [date, month, figures = ''] = partsOf(text.trim());
  const year = near && figures.length === 2 ? `20${figures}` : figures;
  return year.length === 4 && month && date
    ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
    : text.trim();
}

/** The days that can be answered with: nobody alive was born before, and what is counted from the last still has a year of four figures. */
const [firstDay, lastDay]: readonly [Day, Day] = ['1900-01-01', '2999-12-31'];

/** Whether a text is a day of the calendar that somebody can mean. */
const isMeantDay = (text: string): boolean => isDay(text) && text >= firstDay && text <= lastDay;

type DayWords = FieldWording & {
  wrong?: string;
  /** A day of these years, whose year may be written with two figures; nobody was born on such a day. */
  near?: true;
};

const wrongOf = ({ label, wrong }: DayWords): string =>
  wrong ?? `${label}: enter a real date, such as 31/01/2026`;

/** Said of a day that nobody can mean. */
const outside = ({ label }: DayWords): string => `${label}: enter a day from 1900 to 2999`;

/** What is wrong with what is no day. A form reads what people type before; what a program sends has to be written as a day. */
function faultOf(words: DayWords, given: unknown): string {
  if (given === undefined || given === '') return missingMessage(words);
  if (typeof given !== 'string') return `${words.label}: send it as text, such as 2026-01-31`;
  const meant = dayFrom(given, words.near);
  if (isDay(meant) && !isMeantDay(meant)) return outside(words);
  return isDay(meant) && !isDay(given) ? `${words.label}: write it as ${meant}` : wrongOf(words);
}

const dayOf = (words: DayWords) => ({
  words,
  control: { kind: 'day' } as const,
  codec: {
    read: (text: string) => dayFrom(text, words.near),
    readable: (value: unknown) => String(value).replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1'),
  },
});

/** A day, as YYYY-MM-DD; typed as DD/MM/YYYY. */
export const day = (words: DayWords): Field<Day> =>
  field({
    ...dayOf(words),
    schema: z
      .string({ error: ({ input }) => faultOf(words, input) })
      .check(
        z.refine((text) => isMeantDay(text), { error: ({ input }) => faultOf(words, input) }),
      ) as z.ZodMiniType<Day>,
  });

/** A day that may be left out. */
export const optionalDay = (words: DayWords): Field<Day | undefined> => optional(day(words));

/** A day; empty when it is left out, as a text that is left out is. */
export const dayOrEmpty = (words: DayWords): Field<string> =>
  field({
    ...dayOf(words),
    schema: z.string({ error: wrongOf(words) }).check(
      z.refine((text) => text === '' || isMeantDay(text), {
        error: ({ input }) => (isDay(String(input)) ? outside(words) : wrongOf(words)),
      }),
    ),
    start: '',
  });
