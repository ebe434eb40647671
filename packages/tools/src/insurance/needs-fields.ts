import { type Day, isDay } from '@majak/law/dates';
import * as z from 'zod/mini';
import type { Option } from '../form/control.ts';
import type { Answers } from '../form/field.ts';
import { choice } from '../form/kinds/choice.ts';
import { day, optionalDay } from '../form/kinds/day.ts';
import { number } from '../form/kinds/number.ts';
import { requiredWhen } from '../form/required-when.ts';
import { daysIn } from './needs.ts';
import { type CoverCategory, type InsuranceLine, type InsuredType, lengthUnit, type Sex } from './product.ts';

/** The youngest and the oldest that can be asked for: a child in its first year is insured by hand. */
export const agesAsked = { from: 1, to: 120 } as const;
/** The longest that can be asked for. */
export const longest = { days: 365, months: 36 } as const;
/** A stay of more than these days is a long one, whose place of application matters. */
const shortDays = 90;

const categories: Readonly<Record<InsuranceLine, readonly Option<CoverCategory>[]>> = {
  health: [
    {
      value: 'comprehensive',
      label: 'Comprehensive',
      hint: 'Doctors, hospital, check-ups, pregnancy: for a long stay.',
    },
    {
      value: 'basic',
      label: 'Basic',
      hint: 'Emergencies and transport home: for a short stay or the first days.',
    },
  ],
  travel: [{ value: 'travel', label: 'Travel insurance' }],
  liability: [{ value: 'liability', label: 'Liability insurance' }],
};

/** What a stay or a trip is for, by the line that asks. */
export const purposes: Readonly<Record<InsuranceLine, readonly Option<string>[]>> = {
  health: [
    { value: 'visit', label: 'A visit or tourism' },
    { value: 'study', label: 'Studying' },
    { value: 'work', label: 'A job' },
    { value: 'business', label: 'My own trade or company' },
    { value: 'family', label: 'Living with my family' },
    { value: 'research', label: 'Research' },
    { value: 'other', label: 'Something else' },
  ],
  travel: [
    { value: 'holiday', label: 'A holiday' },
    { value: 'workTrip', label: 'A trip for work' },
    { value: 'sports', label: 'Winter or adventure sports' },
  ],
  liability: [
    { value: 'private', label: 'My private life' },
    { value: 'home', label: 'A home that I rent' },
    { value: 'business', label: 'My business' },
  ],
};

const isLong = ({ stayFrom, stayTo }: Answers): boolean =>
  typeof stayFrom === 'string' &&
  typeof stayTo === 'string' &&
  isDay(stayFrom) &&
  isDay(stayTo) &&
  daysIn({ from: stayFrom as Day, to: stayTo as Day }) > shortDays;

/** The age, gender and kind are those of one person; of a company’s list each has its own. */
export const isIndividual = ({ client }: Answers): boolean => client !== 'corporate';

const choose = <const Value extends string>(words: {
  label: string;
  hint?: string;
  missing: string;
  options: readonly Option<Value>[];
  shown?: 'radio' | 'select';
}) => choice<Value>({ shown: 'radio', ...words, wrong: words.missing, start: null });

export const genderOptions: readonly Option<Sex>[] = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
];
export const insuredOptions: readonly Option<InsuredType>[] = [
  { value: 'regular', label: 'Regular' },
  { value: 'student', label: 'Student' },
  { value: 'pregnant', label: 'Pregnant' },
];

const stayWords = (line: InsuranceLine) =>
  line === 'travel'
    ? { purpose: 'What is the trip for?', from: 'First day of the trip', to: 'Last day of the trip' }
    : { purpose: 'What is your stay for?', from: 'First day of your stay', to: 'Last day of your stay' };

/** What the stay is like: asked before anything else, since nothing may be offered without it. */
const stayFields = (line: InsuranceLine) => {
  const words = stayWords(line);
  return {
    purpose: choose({
      label: words.purpose,
      missing: 'Choose what it’s for',
      options: purposes[line],
      shown: 'select',
    }),
    stayFrom: day({
      label: words.from,
      ...(line === 'travel' ? {} : { hint: 'If you’re here already, the day you came.' }),
      missing: `Enter the ${words.from.toLowerCase()}`,
      near: true,
    }),
    stayTo: day({ label: words.to, missing: `Enter the ${words.to.toLowerCase()}`, near: true }),
    filed: requiredWhen(
      (near) => line === 'health' && isLong(near),
      choose({
        label: 'Where do you apply for the visa or permit?',
        hint: 'For a stay of over 90 days. If you apply here, the law requires more.',
        missing: 'Choose where you apply',
        options: [
          { value: 'abroad', label: 'At an embassy abroad' },
          { value: 'here', label: 'Here, or I’m extending what I have' },
        ],
      }),
    ),
    insuredBy: requiredWhen(
      () => line === 'health',
      choose({
        label: 'Are you insured in another way?',
        missing: 'Choose how you’re insured',
        options: [
          { value: 'nobody', label: 'No' },
          {
            value: 'public',
            label: 'Yes, through public health insurance here',
            hint: 'Employees and people with permanent residence are.',
          },
          {
            value: 'treaty',
            label: 'Yes, through the EU or a treaty',
            hint: 'For example, with an EHIC card.',
          },
          { value: 'unknown', label: 'I don’t know' },
        ],
      }),
    ),
    hasFrom: optionalDay({
      label: 'Insurance you already have: first day',
      hint: 'If some of the days are covered already, we show what’s left.',
      near: true,
    }),
    hasTo: optionalDay({ label: 'Insurance you already have: last day', near: true }),
  };
};

/** What insurance is wanted, for whom and from when. */
const coverFields = (line: InsuranceLine) => {
  const unit = lengthUnit(line);
  return {
    category: choice<CoverCategory>({
      label: 'Category',
      shown: 'radio',
      options: categories[line],
      missing: 'Choose a category',
      wrong: 'Choose a category',
      ...(categories[line].length > 1 ? { start: null } : {}),
    }),
    client: choose({
      label: 'Individual or corporate',
      missing: 'Choose individual or corporate',
      options: [
        { value: 'individual', label: 'Individual', hint: 'One person.' },
        { value: 'corporate', label: 'Corporate', hint: 'A company insures several people.' },
      ],
    }),
    age: requiredWhen(
      isIndividual,
      number({
        label: 'Age',
        hint: 'In whole years, on the first day of the insurance.',
        missing: 'Enter the age',
        max: agesAsked.to,
        more: [
          z.minimum(agesAsked.from, {
            error: 'We insure a child in its first year by hand. Write to us, and we’ll arrange it',
          }),
        ],
      }),
    ),
    gender: requiredWhen(
      isIndividual,
      choose({ label: 'Gender', missing: 'Choose the gender', options: genderOptions }),
    ),
    insuredType: requiredWhen(
      isIndividual,
      choose({ label: 'Insured type', missing: 'Choose the insured type', options: insuredOptions }),
    ),
    startsOn: day({
      label: 'Insurance start date',
      missing: 'Enter the insurance start date',
      near: true,
    }),
    duration: number({
      label: 'Duration of insurance',
      missing: 'Enter the duration of insurance',
      unit,
      min: 1,
      max: longest[unit],
    }),
  };
};

/** Everything that is asked before products are compared. */
export const needsFields = (line: InsuranceLine) => ({ ...coverFields(line), ...stayFields(line) });
