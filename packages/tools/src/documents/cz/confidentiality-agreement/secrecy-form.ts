import type { AnswersOf } from '../../../form/field.ts';
import { form } from '../../../form/form.ts';
import { amount } from '../../../form/kinds/amount.ts';
import { choice } from '../../../form/kinds/choice.ts';
import { number } from '../../../form/kinds/number.ts';
import { printedLines, printedText } from '../../../form/kinds/printed-text.ts';
import { requiredWhen } from '../../../form/required-when.ts';
import { clauseSwitches } from '../../clause-switches.ts';
import { party } from '../party-fields.ts';
import { signingFields } from '../signing-fields.ts';

const { clauses, isOn } = clauseSwitches({
  helpers: {
    label: 'Employees and advisers',
    on: true,
    without: 'Without it, not even an accountant or a lawyer may see the information.',
  },
  return: {
    label: 'Return of documents',
    on: true,
    without: 'Without it, copies may stay where they are when you’re done.',
  },
  penalty: {
    label: 'Penalty for a breach',
    on: true,
    without: 'Without it, you have to prove the damage, which is hard with secrets.',
  },
  personalData: {
    label: 'Personal data of the parties',
    on: true,
    without: 'Without it, you each have to inform the other separately.',
  },
  writtenChanges: {
    label: 'Changes only in writing',
    on: true,
    without: 'Without it, a phone call can change the agreement, and nobody can prove how.',
  },
});

const fields = {
  discloser: party({ label: 'The first party, who has something to tell', whose: 'the first party’s' }),
  recipient: party({ label: 'The second party, who hears it', whose: 'the second party’s' }),
  direction: choice({
    label: 'Who has to keep secrets',
    shown: 'select',
    options: [
      { value: 'both', label: 'Both of you' },
      { value: 'recipient', label: 'Only the second party' },
    ],
  }),
  purpose: printedText({
    label: 'What you’ll talk about',
    hint: 'Such as: possible cooperation on a mobile app',
    missing: 'Enter what you’ll talk about',
    maxLength: 200,
  }),
  information: printedLines({
    label: 'What’s secret',
    hint: 'Name it, so that a court can tell what it is: price lists, customers, source code. Each line becomes a point.',
    missing: 'Enter what’s secret',
    maxLength: 1500,
    rows: 4,
  }),
  years: number({
    label: 'How long it stays secret',
    unit: 'years',
    min: 1,
    max: 10,
    start: 3,
    hint: 'From the day of signing',
  }),
  clauses,
  penaltyAmount: requiredWhen(
    isOn('penalty'),
    amount({ label: 'Penalty for each breach', unit: 'CZK', min: 1, missing: 'Enter the penalty' }),
  ),
  ...signingFields,
};
export type Secrecy = AnswersOf<typeof fields>;

/** A confidentiality agreement (NDA): who keeps what secret, why they learn it, and for how long. */
export const secrecyForm = form({
  key: 'confidentiality-agreement',
  version: 1,
  fields,
  steps: [
    { key: 'discloser', title: 'The first party', fields: ['discloser'] },
    { key: 'recipient', title: 'The second party', fields: ['recipient'] },
    { key: 'secrets', title: 'The secrets', fields: ['direction', 'purpose', 'information', 'years'] },
    { key: 'clauses', title: 'The clauses', fields: ['clauses', 'penaltyAmount'] },
    { key: 'signing', title: 'Signatures', fields: ['place', 'signedOn', 'copies'] },
  ],
  whole: 'Send an object with the agreement',
});
