import type { Fault } from '../../../form/fault.ts';
import type { AnswersOf } from '../../../form/field.ts';
import { form } from '../../../form/form.ts';
import { amount } from '../../../form/kinds/amount.ts';
import { choice } from '../../../form/kinds/choice.ts';
import { day } from '../../../form/kinds/day.ts';
import { number } from '../../../form/kinds/number.ts';
import { optionalPrintedText, printedLines, printedText } from '../../../form/kinds/printed-text.ts';
import { requiredWhen } from '../../../form/required-when.ts';
import { allowUnknown } from '../../../form/unknown-answer.ts';
import { clauseSwitches } from '../../clause-switches.ts';
import { party } from '../party-fields.ts';
import { signingFields } from '../signing-fields.ts';

const { clauses, isOn } = clauseSwitches({
  advance: {
    label: 'Part of the price in advance',
    on: false,
    without: 'Without it, the whole price is due after the work is handed over.',
  },
  cooperation: {
    label: 'What the client has to provide',
    on: true,
    without: 'Without it, the contractor first has to set a deadline for each thing the client owes.',
  },
  supervision: {
    label: 'The client may check the progress',
    on: true,
    without: 'Without it, the law allows checks, but doesn’t say when and how.',
  },
  subcontractors: {
    label: 'The contractor may use other people',
    on: false,
    without:
      'Without it, the contractor has to do or supervise the work in person if it depends on their skills.',
  },
  guarantee: {
    label: 'Guarantee of quality',
    on: false,
    without: 'Without it, the client can only complain about defects that were there at the handover.',
  },
  licence: {
    label: 'Rights to use the result',
    on: false,
    without: 'Without it, a creative result may only be used as far as the purpose of the contract requires.',
  },
  penalty: {
    label: 'Penalty for a late handover',
    on: true,
    without: 'Without it, the client has to prove what damage the delay caused.',
  },
  liability: {
    label: 'A limit on damages',
    on: false,
    without: 'Without it, each party pays for all the damage it causes.',
  },
  confidentiality: {
    label: 'Confidentiality',
    on: false,
    without:
      'Without it, the law only protects business secrets and what was said in confidence before the contract.',
  },
  personalData: {
    label: 'Personal data of the parties',
    on: true,
    without: 'Without it, you each have to inform the other separately.',
  },
  writtenChanges: {
    label: 'Changes only in writing',
    on: true,
    without: 'Without it, a phone call can change the contract, and nobody can prove how.',
  },
});

const percent = { unit: '%', decimals: 2, max: 100 } as const;
const fields = {
  client: party({ label: 'The client (objednatel), who orders the work', whose: 'the client’s' }),
  contractor: party({ label: 'The contractor (zhotovitel), who does it', whose: 'the contractor’s' }),
  work: printedText({
    label: 'The work in a few words',
    hint: 'Such as: website of the restaurant, or painting of a three-room flat',
    missing: 'Enter what is made',
    maxLength: 160,
  }),
  specification: printedLines({
    label: 'What exactly is made',
    hint: 'In words you can both read: Czech, English or both. Each line becomes a paragraph.',
    missing: 'Describe the work',
    maxLength: 2000,
    rows: 5,
  }),
  startOn: allowUnknown(day({ label: 'Work begins on', missing: 'Enter when the work begins', near: true })),
  finishBy: allowUnknown(
    day({ label: 'Hand over by', missing: 'Enter when it has to be handed over', near: true }),
  ),
  handoverAt: allowUnknown(
    printedText({
      label: 'Where it is handed over',
      hint: 'An address, or for a digital result an e-mail or a link',
      missing: 'Enter where it is handed over',
      maxLength: 160,
    }),
  ),
  price: amount({ label: 'Price', unit: 'CZK', min: 1, missing: 'Enter the price' }),
  vat: choice({
    label: 'VAT',
    shown: 'select',
    options: [
      { value: 'none', label: 'The contractor isn’t registered for VAT' },
      { value: 'added', label: 'VAT is added to the price' },
      { value: 'included', label: 'The price includes VAT' },
    ],
  }),
  dueDays: number({ label: 'Invoice due in', unit: 'days', min: 1, max: 180, start: 14 }),
  account: optionalPrintedText({ label: 'Account of the contractor', maxLength: 60 }),
  clauses,
  advance: requiredWhen(
    isOn('advance'),
    amount({ label: 'Paid in advance', unit: 'CZK', min: 1, missing: 'Enter what is paid in advance' }),
  ),
  cooperation: requiredWhen(
    isOn('cooperation'),
    printedLines({
      label: 'What the client provides',
      hint: 'Such as: texts and photographs, access to the flat, a decision within three working days',
      missing: 'Enter what the client provides',
      maxLength: 1000,
      rows: 3,
    }),
  ),
  guaranteeMonths: requiredWhen(
    isOn('guarantee'),
    number({
      label: 'Guarantee',
      unit: 'months',
      min: 1,
      max: 240,
      missing: 'Enter the months of the guarantee',
    }),
  ),
  licence: requiredWhen(
    isOn('licence'),
    choice({
      label: 'The client may use the result',
      shown: 'select',
      options: [
        { value: 'exclusive', label: 'Exclusively: nobody else may, not even the contractor' },
        { value: 'shared', label: 'Non-exclusively: the contractor may use it too' },
      ],
    }),
  ),
  penaltyPercent: requiredWhen(
    isOn('penalty'),
    number({
      ...percent,
      label: 'Penalty for each day of delay',
      missing: 'Enter the penalty for a day',
      min: 0.01,
      start: 0.05,
    }),
  ),
  penaltyMost: requiredWhen(
    isOn('penalty'),
    number({
      ...percent,
      label: 'The penalty can be at most',
      missing: 'Enter the maximum penalty',
      min: 1,
      start: 20,
    }),
  ),
  liabilityMost: requiredWhen(
    isOn('liability'),
    amount({ label: 'Damages can be at most', unit: 'CZK', min: 1, missing: 'Enter the limit of damages' }),
  ),
  ...signingFields,
};
export type Work = AnswersOf<typeof fields>;

const check = ({ startOn, finishBy, price, advance }: Work): Fault[] => [
  ...(startOn && finishBy && finishBy < startOn
    ? [
        {
          field: 'finishBy',
          code: 'custom',
          message: 'Hand over by: enter a date that isn’t before the work begins',
        },
      ]
    : []),
  ...(advance !== undefined && advance > price
    ? [{ field: 'advance', code: 'custom', message: 'Paid in advance: enter no more than the price' }]
    : []),
];

/** A contract for work: who makes what for whom, by when and for how much, and which clauses it has. */
export const workForm = form({
  key: 'contract-for-work',
  version: 1,
  fields,
  check,
  steps: [
    { key: 'client', title: 'The client', fields: ['client'] },
    { key: 'contractor', title: 'The contractor', fields: ['contractor'] },
    {
      key: 'work',
      title: 'The work',
      fields: ['work', 'specification', 'startOn', 'finishBy', 'handoverAt'],
    },
    { key: 'price', title: 'The price', fields: ['price', 'vat', 'dueDays', 'account'] },
    { key: 'clauses', title: 'The clauses', fields: ['clauses'] },
    {
      key: 'details',
      title: 'What the clauses need',
      fields: [
        'advance',
        'cooperation',
        'guaranteeMonths',
        'licence',
        'penaltyPercent',
        'penaltyMost',
        'liabilityMost',
      ],
    },
    { key: 'signing', title: 'Signatures', fields: ['place', 'signedOn', 'copies'] },
  ],
  whole: 'Send an object with the contract',
});
