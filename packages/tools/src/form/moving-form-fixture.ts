import { form } from './form.ts';
import { amount } from './kinds/amount.ts';
import { choice } from './kinds/choice.ts';
import { choices } from './kinds/choices.ts';
import { country } from './kinds/country.ts';
import { day } from './kinds/day.ts';
import { email } from './kinds/email.ts';
import { group } from './kinds/group.ts';
import { longText } from './kinds/long-text.ts';
import { personName } from './kinds/person-name.ts';
import { rows } from './kinds/rows.ts';
import { optionalText, text } from './kinds/text.ts';
import { yesNo } from './kinds/yes-no.ts';
import { requiredWhen } from './required-when.ts';
import { allowUnknown } from './unknown-answer.ts';

/** A form with every kind of nesting, for the tests of the kit. */
export const movingForm = form({
  key: 'move',
  version: 2,
  fields: {
    fullName: personName({ label: 'Full name', name: 'cf_full_name', missing: 'Please input your name' }),
    email: email({ label: 'E-mail', personal: { keptDays: 30 } }),
    movedOn: allowUnknown(day({ label: 'Day of the move' })),
    with: choice({
      label: 'You move with',
      options: [
        { value: 'nobody', label: 'Nobody' },
        { value: 'family', label: 'Family' },
      ],
    }),
    children: requiredWhen(
      (near) => near.with === 'family',
      rows({
        label: 'Children',
        row: 'child',
        max: 3,
        missing: 'Enter each child',
        columns: {
          name: personName({ label: 'Name of the child' }),
          born: day({ label: 'Born on' }),
          school: yesNo({ label: 'Goes to school' }),
        },
      }),
    ),
    home: group({
      label: 'New home',
      fields: {
        city: text({ label: 'Town', missing: 'Enter the town' }),
        country: country({ label: 'Country', start: 'CZ' }),
        zip: optionalText({
          label: 'Postcode',
          when: (near, whole) => near.country === 'CZ' && whole.with === 'family',
        }),
      },
    }),
    rent: amount({ unit: 'CZK', label: 'Rent', start: 0 }),
    needs: choices({
      label: 'You need',
      options: [
        { value: 'visa', label: 'A visa' },
        { value: 'flat', label: 'A flat' },
      ],
    }),
    note: longText({ label: 'Note', maxLength: 20, missing: 'Write a note' }),
  },
  steps: [
    { key: 'you', title: 'You', fields: ['fullName', 'email', 'movedOn'] },
    { key: 'family', title: 'Your family', fields: ['with', 'children'] },
    { key: 'rest', title: 'The rest', fields: ['home', 'rent', 'needs', 'note'] },
  ],
  check: ({ rent, note }) =>
    rent > 0 && note === 'free'
      ? [{ field: 'rent', code: 'contradicts', message: 'It is free or it is not' }]
      : [],
  upgrades: { 1: ({ town, ...rest }) => ({ ...rest, home: { city: town, country: 'CZ' } }) },
});

/** What a person types into it. */
export const movingTexts = {
  fullName: '  Jana\u200b Nováková ',
  email: 'jana@example.com',
  movedOn: '1. 2. 2027',
  with: 'family',
  'children.0.name': 'Petr Novák',
  'children.0.born': '31/12/2020',
  'children.0.school': 'yes',
  'home.city': 'Brno',
  'home.country': 'CZ',
  'home.zip': '602 00',
  rent: '12 500,50',
  needs: 'visa,flat',
  note: 'two\r\nlines',
};
/** What that means. */
export const movingAnswers = {
  fullName: 'Jana Nováková',
  email: 'jana@example.com',
  movedOn: '2027-02-01',
  with: 'family',
  children: [{ name: 'Petr Novák', born: '2020-12-31', school: true }],
  home: { city: 'Brno', country: 'CZ', zip: '602 00' },
  rent: 12500.5,
  needs: ['visa', 'flat'],
  note: 'two\nlines',
};
