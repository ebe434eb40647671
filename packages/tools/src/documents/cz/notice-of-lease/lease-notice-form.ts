import type { Answers, AnswersOf } from '../../../form/field.ts';
import { isPlainObject } from '../../../form/field-tree.ts';
import { form } from '../../../form/form.ts';
import { choice } from '../../../form/kinds/choice.ts';
import { day } from '../../../form/kinds/day.ts';
import { optionalPrintedLines, printedText } from '../../../form/kinds/printed-text.ts';
import { yesNo } from '../../../form/kinds/yes-no.ts';
import { requiredWhen } from '../../../form/required-when.ts';
import { allowUnknown } from '../../../form/unknown-answer.ts';
import { party } from '../party-fields.ts';
import { flat } from '../rented-flat-fields.ts';
import { groundIds, grounds } from './grounds.ts';

type Near = Readonly<Record<string, unknown>>;
const isLandlord = ({ giver }: Near) => giver === 'landlord';
const fields = {
  giver: choice({
    label: 'You are',
    options: [
      { value: 'tenant', label: 'The tenant' },
      { value: 'landlord', label: 'The landlord' },
    ],
  }),
  writer: party({ label: 'You, ending the lease', whose: 'your' }),
  others: optionalPrintedLines({
    label: 'Who else gives notice with you',
    hint: 'Other tenants in the lease, or other owners, one on each line. All of them sign.',
    maxLength: 600,
    rows: 2,
    personal: true,
  }),
  other: printedText({
    label: 'The other party and their address',
    hint: 'As in the lease. If there are several tenants or owners, name each of them.',
    missing: 'Enter the other party',
    maxLength: 300,
    personal: true,
  }),
  flat: flat('The flat'),
  leaseOn: allowUnknown(
    day({
      label: 'Date of the lease',
      missing: 'Enter the date of the lease',
      near: true,
      fact: 'address.here.leaseOn',
    }),
  ),
  term: choice({
    label: 'It was agreed on',
    options: [
      { value: 'indefinite', label: 'With no end date' },
      { value: 'definite', label: 'Until a set day' },
    ],
  }),
  agreed: requiredWhen(
    ({ giver, term }) => giver === 'tenant' && term === 'definite',
    yesNo({ label: 'The lease itself lets the tenant give notice', hint: 'Look for “výpověď nájemce”' }),
  ),
  ground: requiredWhen(
    isLandlord,
    choice({
      label: 'Why',
      shown: 'select',
      options: groundIds.map((value) => ({ value, label: grounds[value].label })),
    }),
  ),
  warned: requiredWhen(
    ({ giver, ground }) => giver === 'landlord' && ground === 'severe',
    yesNo({ label: 'You asked the tenant in writing before to put it right' }),
  ),
  reason: optionalPrintedLines({
    label: 'What happened',
    hint: 'A landlord has to say it, clearly enough not to be taken for something else. A tenant does if circumstances have changed.',
    maxLength: 1200,
    rows: 4,
  }),
  deliveredOn: allowUnknown(
    day({
      label: 'When the other party gets it',
      hint: 'The day you hand it over, or the day it comes by post',
      missing: 'Enter when the other party gets it',
      near: true,
    }),
  ),
  place: allowUnknown(
    printedText({
      label: 'Where you sign it',
      missing: 'Enter where you sign it',
      maxLength: 100,
      fact: 'person.signingPlace',
    }),
  ),
  signedOn: allowUnknown(day({ label: 'When you sign it', missing: 'Enter when you sign it', near: true })),
};
export type LeaseNotice = AnswersOf<typeof fields>;

/** Only a person wrote it in the first version. */
const byPerson = (answers: Answers): Answers => ({
  ...answers,
  writer: { kind: 'person', ...(isPlainObject(answers.writer) ? answers.writer : {}) },
});

/** Notice of a lease of a flat: who ends which lease, why, and from when. */
export const leaseNoticeForm = form({
  key: 'notice-of-lease',
  version: 2,
  fields,
  upgrades: { 1: byPerson },
  steps: [
    { key: 'writer', title: 'You', fields: ['giver', 'writer', 'others'] },
    { key: 'lease', title: 'The lease', fields: ['other', 'flat', 'leaseOn', 'term', 'agreed'] },
    { key: 'end', title: 'Its end', fields: ['ground', 'warned', 'reason', 'deliveredOn'] },
    { key: 'signing', title: 'Signature', fields: ['place', 'signedOn'] },
  ],
  whole: 'Send an object with the notice',
});
