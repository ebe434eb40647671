import { neighbours } from '@majak/law/sk/neighbours';
import { passportCodes } from '../../../form/country-codes.ts';
import type { Fault } from '../../../form/fault.ts';
import { type AnswersOf, optional } from '../../../form/field.ts';
import { form } from '../../../form/form.ts';
import { addressFields } from '../../../form/kinds/address.ts';
import { choice } from '../../../form/kinds/choice.ts';
import { choices } from '../../../form/kinds/choices.ts';
import { companyNumber } from '../../../form/kinds/company-number.ts';
import { country } from '../../../form/kinds/country.ts';
import { day } from '../../../form/kinds/day.ts';
import { group } from '../../../form/kinds/group.ts';
import { optionalPrintedText, printedText } from '../../../form/kinds/printed-text.ts';
import type { TextWords } from '../../../form/kinds/text.ts';
import { yesNo } from '../../../form/kinds/yes-no.ts';
import { requiredWhen } from '../../../form/required-when.ts';
import { allowUnknown } from '../../../form/unknown-answer.ts';
import { powerIds, powerOf } from './powers.ts';

const nameMaxLength = 100;
const strangers = ({ autoComplete: _, ...words }: TextWords) => printedText(words);

const principal = group({
  label: 'You, granting the power (principal)',
  personal: true,
  fields: {
    name: printedText({
      label: 'Name and surname',
      hint: 'As in your passport',
      missing: 'Enter your name',
      maxLength: nameMaxLength,
      autoComplete: 'name',
      fact: 'person.name',
    }),
    bornOn: allowUnknown(
      day({ label: 'Date of birth', missing: 'Enter your date of birth', fact: 'person.bornOn' }),
    ),
    passport: allowUnknown(
      printedText({
        label: 'Number of your passport or identity card',
        missing: 'Enter the number of your passport',
        maxLength: 30,
        fact: 'person.passport.number',
      }),
    ),
    nationality: optional(
      country({
        label: 'Nationality',
        near: neighbours,
        further: passportCodes,
        fact: 'person.citizenship',
      }),
    ),
    ...addressFields(printedText, neighbours, 'address.here'),
  },
});

const agent = group({
  label: 'Who acts for you (agent)',
  personal: true,
  fields: {
    kind: choice({
      label: 'The agent is',
      options: [
        { value: 'person', label: 'A person' },
        { value: 'company', label: 'A company' },
      ],
    }),
    name: allowUnknown(
      printedText({
        label: 'Name of the agent',
        missing: 'Enter the name of the agent',
        maxLength: nameMaxLength,
      }),
    ),
    bornOn: requiredWhen(
      ({ kind }) => kind !== 'company',
      allowUnknown(day({ label: 'Date of birth of the agent', missing: 'Enter when the agent was born' })),
    ),
    ico: requiredWhen(
      ({ kind }) => kind === 'company',
      companyNumber({ label: 'Company number (IČO)', missing: 'Enter the IČO of the company' }),
    ),
    ...addressFields(strangers, neighbours),
  },
});

const fields = {
  principal,
  agent,
  powers: choices({
    label: 'What the agent may do',
    missing: 'Choose what the agent may do',
    least: 1,
    options: powerIds.map((value) => ({ value, label: powerOf(value).label, hint: powerOf(value).hint })),
  }),
  matter: optionalPrintedText({
    label: 'The matter',
    hint: 'In both languages, or a number anyone can read, such as the file number on a letter from the office',
    maxLength: 150,
  }),
  substitution: yesNo({
    label: 'The agent may appoint somebody else to act in their place',
    hint: 'Otherwise the agent has to act in person',
  }),
  from: allowUnknown(day({ label: 'It’s valid from', missing: 'Enter the day it’s valid from', near: true })),
  ends: choice({
    label: 'It ends',
    options: [
      { value: 'revoked', label: 'When you revoke it' },
      { value: 'day', label: 'On a set day' },
    ],
  }),
  until: requiredWhen(
    ({ ends }) => ends === 'day',
    day({ label: 'Its last day', missing: 'Enter its last day', near: true }),
  ),
  place: allowUnknown(
    printedText({
      label: 'Where you sign it',
      missing: 'Enter where you sign it',
      maxLength: nameMaxLength,
      fact: 'person.signingPlace',
    }),
  ),
  signedOn: allowUnknown(day({ label: 'When you sign it', missing: 'Enter when you sign it', near: true })),
};
export type Attorney = AnswersOf<typeof fields>;

const check = ({ from, until }: Attorney): Fault[] =>
  from && until && until < from
    ? [{ field: 'until', code: 'custom', message: 'Its last day: enter a date that isn’t before its first' }]
    : [];

/** A power of attorney by Slovak law: who gives it to whom, for what, and for how long. */
export const attorneyForm = form({
  key: 'slovak-power-of-attorney',
  version: 1,
  fields,
  check,
  steps: [
    { key: 'principal', title: 'You', fields: ['principal'] },
    { key: 'agent', title: 'Your agent', fields: ['agent'] },
    { key: 'scope', title: 'What for', fields: ['powers', 'matter', 'substitution'] },
    {
      key: 'period',
      title: 'How long, and your signature',
      fields: ['from', 'ends', 'until', 'place', 'signedOn'],
    },
  ],
  whole: 'Send an object with the power of attorney',
});
