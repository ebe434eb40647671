import { neighbours } from '@majak/law/cz/neighbours';
import { passportCodes } from '../../../form/country-codes.ts';
import type { Fault } from '../../../form/fault.ts';
import { type AnswersOf, optional } from '../../../form/field.ts';
import { form } from '../../../form/form.ts';
import { addressFields } from '../../../form/kinds/address.ts';
import { choice, optionalChoice } from '../../../form/kinds/choice.ts';
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
const isPerson = ({ kind }: Readonly<Record<string, unknown>>) => kind !== 'company';
/** Whether an office decides in what the agent may do: a file number and the extent mean nothing elsewhere. */
const asksProceedings = ({ powers }: Readonly<Record<string, unknown>>) =>
  Array.isArray(powers) && powerIds.some((id) => powerOf(id).proceedings && powers.includes(id));
const isCompany = ({ kind }: Readonly<Record<string, unknown>>) => kind === 'company';

const fields = {
  principal: group({
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
      sex: optionalChoice({
        label: 'Czech forms for you',
        options: [
          { value: 'male', label: 'Masculine (zmocnitel)' },
          { value: 'female', label: 'Feminine (zmocnitelka)' },
        ],
        fact: 'person.sex',
      }),
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
      phone: optionalPrintedText({
        label: 'Phone',
        hint: 'For the agent and the office, if they need to reach you',
        maxLength: 50,
        autoComplete: 'tel',
        fact: 'person.phone',
      }),
      ...addressFields(printedText, neighbours, 'address.here'),
    },
  }),
  agent: group({
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
        isPerson,
        allowUnknown(day({ label: 'Date of birth of the agent', missing: 'Enter when the agent was born' })),
      ),
      sex: {
        ...optionalChoice({
          label: 'Czech forms for the agent',
          options: [
            { value: 'male', label: 'Masculine (zmocněnec)' },
            { value: 'female', label: 'Feminine (zmocněnkyně)' },
          ],
        }),
        when: isPerson,
      },
      accusative: {
        ...optionalPrintedText({
          label: 'The agent’s name after “zmocňuje”',
          hint: 'Czech changes the ending: pana Jana Nováka, paní Janu Novákovou. Left empty, a Czech name is changed by the rules, and a foreign one stays as it is. Correct it here.',
          maxLength: nameMaxLength,
        }),
        when: ({ kind, sex }) => kind !== 'company' && Boolean(sex),
      },
      ico: requiredWhen(
        isCompany,
        companyNumber({ label: 'Company number (IČO)', missing: 'Enter the IČO of the company' }),
      ),
      ...addressFields(strangers, neighbours),
    },
  }),
  powers: choices({
    label: 'What the agent may do',
    missing: 'Choose what the agent may do',
    least: 1,
    options: powerIds.map((value) => ({ value, label: powerOf(value).label, hint: powerOf(value).hint })),
  }),
  proceedings: {
    ...choice({
      label: 'For which proceedings at offices',
      options: [
        {
          value: 'one',
          label: 'One application of each kind, to its end',
          hint: 'A plain signature is enough there',
        },
        {
          value: 'future',
          label: 'Any number, including ones that begin later',
          hint: 'You need a verified signature, and leave the document with the office',
        },
        {
          value: 'act',
          label: 'A single act, or a few that you name',
          hint: 'For example, collecting a decision. You go yourself for everything else',
        },
      ],
    }),
    when: asksProceedings,
  },
  act: requiredWhen(
    (near) => asksProceedings(near) && near.proceedings === 'act',
    printedText({
      label: 'Which act',
      hint: 'In both languages, such as: převzetí rozhodnutí (collecting the decision)',
      missing: 'Enter which act',
      maxLength: 200,
    }),
  ),
  fileNumber: {
    ...optionalPrintedText({
      label: 'File number of the matter',
      hint: 'Only if the agent is joining proceedings already under way: the číslo jednací on the papers from the office, such as OAM-12345/DP-2026',
      maxLength: 60,
      fact: 'permit.fileNumber',
    }),
    when: asksProceedings,
  },
  substitution: yesNo({
    label: 'The agent may appoint somebody else to act in their place',
    hint: 'Otherwise the agent has to act in person',
  }),
  from: allowUnknown(day({ label: 'Valid from', missing: 'Enter the day it’s valid from', near: true })),
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

/** A power of attorney: who gives it to whom, for what, and for how long. */
export const attorneyForm = form({
  key: 'power-of-attorney',
  version: 1,
  fields,
  check,
  steps: [
    { key: 'principal', title: 'You', fields: ['principal'] },
    { key: 'agent', title: 'Your agent', fields: ['agent'] },
    {
      key: 'scope',
      title: 'What for',
      fields: ['powers', 'proceedings', 'act', 'fileNumber', 'substitution'],
    },
    {
      key: 'period',
      title: 'How long, and your signature',
      fields: ['from', 'ends', 'until', 'place', 'signedOn'],
    },
  ],
  whole: 'Send an object with the power of attorney',
});
