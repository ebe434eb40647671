import type { Fault } from '../../../form/fault.ts';
import type { AnswersOf } from '../../../form/field.ts';
import { form } from '../../../form/form.ts';
import { amount } from '../../../form/kinds/amount.ts';
import { choice } from '../../../form/kinds/choice.ts';
import { day } from '../../../form/kinds/day.ts';
import { number } from '../../../form/kinds/number.ts';
import { optionalPrintedText, printedLines } from '../../../form/kinds/printed-text.ts';
import { yesNo } from '../../../form/kinds/yes-no.ts';
import { requiredWhen } from '../../../form/required-when.ts';
import { allowUnknown } from '../../../form/unknown-answer.ts';
import { clauseSwitches } from '../../clause-switches.ts';
import { party } from '../party-fields.ts';
import { signingFields } from '../signing-fields.ts';

const { clauses, isOn } = clauseSwitches({
  expenses: {
    label: 'Expenses are part of the fee',
    on: true,
    without: 'Without it, the principal also pays what the agent reasonably spent.',
  },
  substitute: {
    label: 'The agent may use other people',
    on: false,
    without: 'Without it, the agent acts in person and answers for others as for their own work.',
  },
  reports: {
    label: 'Reports and a final account',
    on: true,
    without: 'Without it, the agent reports only when asked, and accounts for it at the end.',
  },
  liability: {
    label: 'A limit on damages',
    on: false,
    without: 'Without it, each party pays for all the damage it causes.',
  },
  confidentiality: {
    label: 'Confidentiality',
    on: true,
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

const fields = {
  principal: party({ label: 'The principal (příkazce), who asks for the service', whose: 'the principal’s' }),
  agent: party({ label: 'The agent (příkazník), who provides it', whose: 'the agent’s' }),
  services: printedLines({
    label: 'What the agent does',
    hint: 'Each line becomes a point: keeping the books, consulting on marketing, looking after a flat',
    missing: 'Enter what the agent does',
    maxLength: 2000,
    rows: 5,
  }),
  actsForPrincipal: yesNo({
    label: 'The agent also signs or acts in the principal’s name',
    hint: 'The principal then also gives a written power of attorney',
  }),
  startOn: allowUnknown(day({ label: 'It begins on', missing: 'Enter when it begins', near: true })),
  lasts: choice({
    label: 'It lasts',
    shown: 'select',
    options: [
      { value: 'open', label: 'Until one of you ends it' },
      { value: 'day', label: 'Until a set day' },
    ],
  }),
  until: requiredWhen(
    ({ lasts }) => lasts === 'day',
    day({ label: 'Its last day', missing: 'Enter its last day', near: true }),
  ),
  feePer: choice({
    label: 'The fee is',
    shown: 'select',
    options: [
      { value: 'hour', label: 'For each hour' },
      { value: 'month', label: 'For each month' },
      { value: 'whole', label: 'For everything together' },
    ],
  }),
  fee: amount({ label: 'Fee', unit: 'CZK', min: 1, missing: 'Enter the fee' }),
  vat: choice({
    label: 'VAT',
    shown: 'select',
    options: [
      { value: 'none', label: 'The agent isn’t registered for VAT' },
      { value: 'added', label: 'VAT is added to the fee' },
      { value: 'included', label: 'The fee includes VAT' },
    ],
  }),
  dueDays: number({ label: 'Invoice due in', unit: 'days', min: 1, max: 180, start: 14 }),
  account: optionalPrintedText({ label: 'Account of the agent', maxLength: 60 }),
  noticeMonths: number({
    label: 'Notice of the agent',
    unit: 'months',
    hint: 'It runs from the end of the month in which it’s delivered. The principal may end it at any time',
    min: 1,
    max: 12,
    start: 1,
  }),
  clauses,
  liabilityMost: requiredWhen(
    isOn('liability'),
    amount({ label: 'Damages can be at most', unit: 'CZK', min: 1, missing: 'Enter the limit of damages' }),
  ),
  ...signingFields,
};
export type Services = AnswersOf<typeof fields>;

const check = ({ startOn, until }: Services): Fault[] =>
  startOn && until && until < startOn
    ? [{ field: 'until', code: 'custom', message: 'Its last day: enter a date that isn’t before its first' }]
    : [];

/** An agreement on services (a contract of mandate): who looks after what for whom, for how much and how long. */
export const servicesForm = form({
  key: 'agreement-on-services',
  version: 1,
  fields,
  check,
  steps: [
    { key: 'principal', title: 'The principal', fields: ['principal'] },
    { key: 'agent', title: 'The agent', fields: ['agent'] },
    { key: 'services', title: 'The service', fields: ['services', 'actsForPrincipal'] },
    { key: 'term', title: 'How long', fields: ['startOn', 'lasts', 'until', 'noticeMonths'] },
    { key: 'fee', title: 'The fee', fields: ['feePer', 'fee', 'vat', 'dueDays', 'account'] },
    { key: 'clauses', title: 'The clauses', fields: ['clauses', 'liabilityMost'] },
    { key: 'signing', title: 'Signatures', fields: ['place', 'signedOn', 'copies'] },
  ],
  whole: 'Send an object with the agreement',
});
