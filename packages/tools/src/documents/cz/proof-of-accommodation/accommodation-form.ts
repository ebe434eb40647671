import type { Fault } from '../../../form/fault.ts';
import type { Answers, AnswersOf } from '../../../form/field.ts';
import { isPlainObject } from '../../../form/field-tree.ts';
import { form } from '../../../form/form.ts';
import { choice } from '../../../form/kinds/choice.ts';
import { day } from '../../../form/kinds/day.ts';
import { number } from '../../../form/kinds/number.ts';
import { printedText } from '../../../form/kinds/printed-text.ts';
import { yesNo } from '../../../form/kinds/yes-no.ts';
import { requiredWhen } from '../../../form/required-when.ts';
import { allowUnknown } from '../../../form/unknown-answer.ts';
import { accommodatedFields } from './accommodated-fields.ts';
import { providerFields } from './provider-fields.ts';
import { unitFields } from './unit-fields.ts';

const fields = {
  purpose: choice({
    label: 'What it’s for',
    options: [
      { value: 'visa', label: 'A long-term visa' },
      {
        value: 'residence',
        label: 'A long-term residence permit or a card',
        hint: 'Employee card, blue card, study, business, family',
      },
      { value: 'seasonal', label: 'A visa for seasonal work' },
      { value: 'permanent', label: 'Permanent residence' },
      { value: 'eu', label: 'A certificate of an EU citizen, or residence of their family' },
    ],
  }),
  filedAt: requiredWhen(
    ({ purpose }) => purpose !== 'eu',
    choice({
      label: 'Where the application is filed',
      hint: 'An embassy only accepts it on paper. Inside the country, the person who signs it can also send it from their data box to 6bnaawp.',
      options: [
        { value: 'embassy', label: 'At an embassy or a consulate' },
        { value: 'here', label: 'In the Czech Republic, at the Ministry of the Interior' },
      ],
    }),
  ),
  ...providerFields,
  ...accommodatedFields,
  ...unitFields,
  from: allowUnknown(
    day({ label: 'From', missing: 'Enter the first day', near: true, fact: 'address.here.from' }),
  ),
  ends: choice({
    label: 'Until',
    fact: 'address.here.ends',
    options: [
      { value: 'unlimited', label: 'With no end date' },
      { value: 'day', label: 'A day' },
    ],
  }),
  until: requiredWhen(
    ({ ends }) => ends === 'day',
    day({
      label: 'Last day of the accommodation',
      missing: 'Enter the last day',
      near: true,
      fact: 'address.here.until',
    }),
  ),
  stayUntil: allowUnknown(
    day({
      label: 'Last day of the stay you’re applying for',
      hint: 'Only to check the period: it isn’t printed',
      missing: 'Enter the last day of the stay you’re applying for',
      near: true,
      fact: 'stay.until',
    }),
  ),
  employer: requiredWhen(
    ({ purpose }) => purpose === 'seasonal',
    yesNo({ label: 'The employer provides or arranges the accommodation' }),
  ),
  price: requiredWhen(
    ({ purpose, employer }) => purpose === 'seasonal' && employer === true,
    allowUnknown(
      number({ label: 'Price per month', hint: '0 if it’s free', unit: 'CZK', missing: 'Enter the price' }),
    ),
  ),
  place: allowUnknown(
    printedText({
      label: 'Where it is signed',
      missing: 'Enter where it is signed',
      maxLength: 100,
      fact: 'person.signingPlace',
    }),
  ),
  signedOn: allowUnknown(day({ label: 'When it is signed', missing: 'Enter when it is signed', near: true })),
};
export type Accommodation = AnswersOf<typeof fields>;

const check = ({ from, until }: Accommodation): Fault[] =>
  from && until && until < from
    ? [{ field: 'until', code: 'custom', message: 'Last day: enter a date that isn’t before the first' }]
    : [];

/** Names were one text in the first version. Nobody is asked again, and nothing is guessed: it is printed as it was. */
const namesInParts = ({ foreigners, ...rest }: Answers): Answers => ({
  ...rest,
  foreigners: Array.isArray(foreigners) ? foreigners.map(nameInParts) : foreigners,
});
function nameInParts(one: unknown): unknown {
  if (!isPlainObject(one)) return one;
  const { name, ...rest } = one;
  return { ...rest, surname: name };
}

/** A proof of accommodation: who lets whom live where, by what right, and how long. */
export const accommodationForm = form({
  key: 'proof-of-accommodation',
  version: 2,
  upgrades: { 1: namesInParts },
  fields,
  check,
  steps: [
    { key: 'purpose', title: 'What it is for', fields: ['purpose', 'filedAt'] },
    {
      key: 'provider',
      title: 'Who provides the accommodation',
      fields: ['provider', 'relation', 'livesThere', 'consent', 'consenting', 'paid'],
    },
    { key: 'foreigners', title: 'Who will live there', fields: ['foreigners', 'others'] },
    { key: 'unit', title: 'The flat or house', fields: ['unit'] },
    {
      key: 'period',
      title: 'How long, and the signature',
      fields: ['from', 'ends', 'until', 'stayUntil', 'employer', 'price', 'place', 'signedOn'],
    },
  ],
  whole: 'Send an object with the proof of accommodation',
});
