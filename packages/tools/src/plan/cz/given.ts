import { isDay } from '@majak/law/dates';
import * as z from 'zod/mini';
import { countryCodes, passportCodes, stateless } from '../../form/country-codes.ts';
import { holdIds, holdOf, purposeIds, purposeOf } from './purposes.ts';

const countries = [...countryCodes, ...passportCodes, stateless];
const words = (most: number, message = `Enter at most ${most} characters`) =>
  z.string({ error: 'Enter a text' }).check(z.maxLength(most, { error: message }));
const country = (message: string) =>
  z.pipe(
    z.pipe(
      z.string({ error: message }),
      z.transform((code) => code.trim().toUpperCase()),
    ),
    z.enum(countries, { error: message }),
  );
const amount = z
  .number({ error: 'Enter a number' })
  .check(
    z.gte(0, { error: 'Enter 0 or more' }),
    z.lte(1_000_000_000, { error: 'Enter an amount below a billion' }),
  );
const months = z
  .number({ error: 'Enter a number of months' })
  .check(z.gte(0, { error: 'Enter 0 or more' }), z.lte(1200, { error: 'Enter at most 1200' }));
const count = z
  .int({ error: 'Enter a whole number' })
  .check(z.gte(0, { error: 'Enter 0 or more' }), z.lte(100_000, { error: 'Enter a smaller number' }));
const years = z
  .number({ error: 'Enter a number of years' })
  .check(z.gte(0, { error: 'Enter 0 or more' }), z.lte(120, { error: 'Enter at most 120' }));
const yes = z.boolean({ error: 'Enter true or false' });
const day = z.string({ error: 'Enter a day as YYYY-MM-DD' }).check(
  z.refine((text) => isDay(text) && text >= '1900-01-01' && text <= '2199-12-31', {
    error: 'Enter a day as YYYY-MM-DD, of the years 1900 to 2199',
    abort: true,
  }),
);
const person = words(40);
const list = <Schema extends z.core.$ZodType>(of: Schema, most: number) =>
  z.array(of, { error: 'Enter a list' }).check(z.maxLength(most, { error: `Enter at most ${most}` }));

const sponsor = z.object({
  permit: z.optional(
    words(60).check(
      z.refine((text) => holdOf(text) !== undefined, { error: `Enter one of: ${holdIds.join(', ')}` }),
    ),
  ),
  monthsInCz: z.optional(months),
  netIncome: z.optional(amount),
  filedTogether: z.optional(yes),
});

const shape = {
  nationality: country('Enter a nationality as two letters, such as US'),
  otherNationalities: z.optional(list(country('Enter two letters, such as PL'), 10)),
  location: z.enum(['abroad', 'cz'], { error: 'Enter abroad or cz' }),
  residence: z.optional(country('Enter the country you live in as two letters')),
  purpose: z.optional(
    words(60).check(
      z.refine((text) => purposeOf(text) !== undefined, {
        error: `Enter what it is for: one of ${purposeIds.join(', ')}`,
      }),
    ),
  ),
  holds: z.optional(
    words(60).check(
      z.refine((text) => holdOf(text) !== undefined, {
        error: `Enter what you have: one of ${holdIds.join(', ')}`,
      }),
    ),
  ),
  holdsUntil: z.optional(day),
  monthsOnPermit: z.optional(months),
  firstCard: z.optional(yes),
  cardEnded: z.optional(day),
  start: z.optional(day),
  entry: z.optional(day),
  stayMonths: z.optional(months),
  stayDays: z.optional(count),
  months: z.optional(months),
  salary: z.optional(amount),
  income: z.optional(amount),
  netIncome: z.optional(amount),
  householdNet: z.optional(amount),
  rent: z.optional(amount),
  degree: z.optional(z.union([z.boolean(), words(40)], { error: 'Enter true, false, or what kind it is' })),
  practiceYears: z.optional(years),
  czechDegree: z.optional(yes),
  studies: z.optional(words(60)),
  programme: z.optional(words(60)),
  contractMonths: z.optional(months),
  hours: z.optional(z.number({ error: 'Enter a number of hours' }).check(z.gte(0), z.lte(168))),
  field: z.optional(words(60)),
  employerCountry: z.optional(country('Enter the country of the employer as two letters')),
  employerSize: z.optional(count),
  role: z.optional(words(40)),
  monthsWithGroup: z.optional(months),
  transferMonths: z.optional(months),
  hostingAgreement: z.optional(yes),
  workPermit: z.optional(yes),
  family: z.optional(list(person, 20)),
  relation: z.optional(z.union([person, list(person, 20)], { error: 'Enter a relation, or a list of them' })),
  sponsor: z.optional(z.object(sponsor.shape, { error: 'Enter an object with the permit and the months' })),
  persons: z.optional(count),
  ages: z.optional(list(years, 20)),
  age: z.optional(years),
  euRelative: z.optional(country('Enter the citizenship of your relative as two letters')),
  euRelativeDoes: z.optional(words(120)),
  togetherMonths: z.optional(months),
  jobEnd: z.optional(words(120)),
  jobEndDate: z.optional(day),
  newJob: z.optional(day),
  yearsInCz: z.optional(years),
  livesInCzSince: z.optional(day),
  history: z.optional(
    list(z.tuple([words(40), day, day], { error: 'Enter a kind of stay, its first and its last day' }), 40),
  ),
  absenceDays: z.optional(count),
  longestAbsenceDays: z.optional(count),
  maxAbsencePerYearMonths: z.optional(months),
  a2: z.optional(yes),
  applyOn: z.optional(day),
} as const;

/** What a plan is asked with. Only the nationality and where somebody is are needed; what isn’t known is left out. */
export const givenSchema = z.object(shape, {
  error: 'Send an object with nationality, location and purpose',
});
export type Given = z.infer<typeof givenSchema>;

/** The names that it knows. */
export const givenNames: readonly string[] = Object.keys(shape);
