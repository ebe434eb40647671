import type { Fault } from '../../../form/fault.ts';
import type { Answers, AnswersOf } from '../../../form/field.ts';
import { form } from '../../../form/form.ts';
import { amount } from '../../../form/kinds/amount.ts';
import { choice } from '../../../form/kinds/choice.ts';
import { day } from '../../../form/kinds/day.ts';
import { number } from '../../../form/kinds/number.ts';
import { optionalPrintedLines, printedText } from '../../../form/kinds/printed-text.ts';
import { yesNo } from '../../../form/kinds/yes-no.ts';
import { requiredWhen } from '../../../form/required-when.ts';
import { allowUnknown } from '../../../form/unknown-answer.ts';
import { clauseSwitches } from '../../clause-switches.ts';
import { party } from '../party-fields.ts';
import { flat } from '../rented-flat-fields.ts';
import { signingFields } from '../signing-fields.ts';

const { clauses, isOn } = clauseSwitches({
  deposit: {
    label: 'A deposit',
    on: true,
    without: 'Without it, the tenant has nothing to set unpaid rent against.',
  },
  notice: {
    label: 'Either of you may give notice',
    on: true,
    without: 'Without it, a fixed-term sublease only ends on its last day.',
  },
  address: {
    label: 'The subtenant may report the address to offices',
    on: true,
    without: 'Without it, the subtenant still has to report it, but some offices ask for consent.',
  },
  writtenChanges: {
    label: 'Changes only in writing',
    on: true,
    without: 'Without it, a phone call can change the contract, and nobody can prove how.',
  },
});
const crowns = { unit: 'CZK', min: 1 } as const;
const asksConsent = ({ consent }: Answers) => consent === 'here';

const fields = {
  tenant: party({ label: 'The tenant (nájemce), who sublets', whose: 'the tenant’s' }),
  subtenant: party({ label: 'The subtenant (podnájemce)', whose: 'the subtenant’s' }),
  consent: choice({
    label: 'The landlord’s consent',
    options: [
      { value: 'here', label: 'The landlord signs it here' },
      { value: 'attached', label: 'It’s on a separate paper, or in the lease' },
      { value: 'none', label: 'There isn’t one' },
    ],
  }),
  landlord: requiredWhen(
    asksConsent,
    party({ label: 'The landlord (pronajímatel), who consents', whose: 'the landlord’s' }),
  ),
  flat: flat('The flat'),
  leaseOn: allowUnknown(
    day({
      label: 'Date of the lease between landlord and tenant',
      missing: 'Enter its date',
      near: true,
      fact: 'address.here.leaseOn',
    }),
  ),
  leaseEndOn: allowUnknown(
    day({
      label: 'Last day of that lease',
      hint: 'If you don’t know it, or it has no end date, choose “I don’t know yet”. It isn’t printed.',
      missing: 'Enter its last day',
      near: true,
    }),
  ),
  livesThere: yesNo({ label: 'The tenant goes on living in the flat' }),
  extent: choice({
    label: 'What is sublet',
    options: [
      { value: 'whole', label: 'The whole flat' },
      { value: 'part', label: 'Part of it' },
    ],
  }),
  part: requiredWhen(
    ({ extent }) => extent === 'part',
    printedText({
      label: 'Which part',
      hint: 'Such as: the room by the balcony, with use of the kitchen and bathroom',
      missing: 'Enter which part',
      maxLength: 200,
    }),
  ),
  startOn: allowUnknown(day({ label: 'The sublease begins', missing: 'Enter when it begins', near: true })),
  term: choice({
    label: 'It lasts',
    options: [
      { value: 'definite', label: 'Until a set day' },
      { value: 'indefinite', label: 'With no end date' },
    ],
  }),
  endOn: requiredWhen(
    ({ term }) => term === 'definite',
    day({ label: 'Its last day', missing: 'Enter its last day', near: true }),
  ),
  rent: amount({ ...crowns, label: 'Rent per month', missing: 'Enter the rent' }),
  advance: amount({ unit: 'CZK', label: 'Advance for services per month', start: 0 }),
  dueDay: number({ label: 'They’re due on this day of the month', min: 1, max: 28, start: 5 }),
  clauses,
  deposit: requiredWhen(
    isOn('deposit'),
    amount({ ...crowns, label: 'Deposit', missing: 'Enter the deposit' }),
  ),
  noticeMonths: requiredWhen(
    isOn('notice'),
    number({ label: 'Months of notice', min: 1, max: 12, start: 1 }),
  ),
  special: optionalPrintedLines({ label: 'Anything else you agreed on', maxLength: 1500, rows: 4 }),
  ...signingFields,
};
export type Sublease = AnswersOf<typeof fields>;

/** Whether the tenant may do it alone: who lives there may sublet a part. */
export const needsNoConsent = ({ livesThere, extent }: Sublease): boolean => livesThere && extent === 'part';

const check = ({ startOn, endOn }: Sublease): Fault[] =>
  startOn && endOn && endOn < startOn
    ? [{ field: 'endOn', code: 'custom', message: 'Its last day: enter a date that isn’t before it begins' }]
    : [];

/** A sublease of a flat: who sublets what to whom, and whether the landlord consents. */
export const subleaseForm = form({
  key: 'sublease',
  version: 1,
  fields,
  check,
  steps: [
    { key: 'tenant', title: 'The tenant', fields: ['tenant'] },
    { key: 'subtenant', title: 'The subtenant', fields: ['subtenant'] },
    {
      key: 'flat',
      title: 'The flat',
      fields: ['flat', 'livesThere', 'extent', 'part', 'leaseOn', 'leaseEndOn'],
    },
    { key: 'consent', title: 'The landlord’s consent', fields: ['consent', 'landlord'] },
    {
      key: 'term',
      title: 'How long, and how much',
      fields: ['startOn', 'term', 'endOn', 'rent', 'advance', 'dueDay'],
    },
    { key: 'clauses', title: 'The clauses', fields: ['clauses'] },
    { key: 'details', title: 'What the clauses need', fields: ['deposit', 'noticeMonths', 'special'] },
    { key: 'signing', title: 'Signatures', fields: ['place', 'signedOn', 'copies'] },
  ],
  whole: 'Send an object with the sublease',
});
