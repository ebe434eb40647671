import type { Fault } from '../../../form/fault.ts';
import type { AnswersOf } from '../../../form/field.ts';
import { form } from '../../../form/form.ts';
import { amount } from '../../../form/kinds/amount.ts';
import { choice } from '../../../form/kinds/choice.ts';
import { day } from '../../../form/kinds/day.ts';
import { number } from '../../../form/kinds/number.ts';
import {
  optionalPrintedLines,
  optionalPrintedText,
  printedLines,
  printedText,
} from '../../../form/kinds/printed-text.ts';
import { answeredYesNo } from '../../../form/kinds/yes-no.ts';
import { requiredWhen } from '../../../form/required-when.ts';
import { allowUnknown } from '../../../form/unknown-answer.ts';
import { party } from '../party-fields.ts';
import { flat } from '../rented-flat-fields.ts';
import { signingFields } from '../signing-fields.ts';
import { jointTenants } from './joint-tenants.ts';
import { leaseSwitches } from './lease-switches.ts';

const { clauses, isOn } = leaseSwitches;
/** What is agreed on is something; where the law lets it be nothing, its clause is switched off. */
const crowns = { unit: 'CZK', min: 1 } as const;
const fields = {
  landlord: party({ label: 'The landlord (pronajímatel)', whose: 'the landlord’s' }),
  tenant: party({ label: 'The tenant (nájemce)', whose: 'the tenant’s' }),
  jointTenants,
  flat: flat('The flat'),
  equipment: optionalPrintedLines({
    label: 'What’s in it',
    hint: 'Furniture and appliances that stay. Each line becomes a paragraph.',
    maxLength: 1000,
    rows: 4,
  }),
  household: optionalPrintedText({
    label: 'Who lives there with the tenant',
    hint: 'Names, if there’s anybody else',
    maxLength: 300,
    personal: true,
    fact: 'family.household',
  }),
  startOn: allowUnknown(
    day({
      label: 'The lease begins',
      missing: 'Enter when it begins',
      near: true,
      fact: 'address.here.from',
    }),
  ),
  term: choice({
    label: 'It lasts',
    fact: 'address.here.term',
    options: [
      { value: 'definite', label: 'Until a set day' },
      { value: 'indefinite', label: 'With no end date' },
    ],
  }),
  endOn: requiredWhen(
    ({ term }) => term === 'definite',
    day({ label: 'Its last day', missing: 'Enter its last day', near: true, fact: 'address.here.until' }),
  ),
  rent: amount({ ...crowns, label: 'Rent per month', missing: 'Enter the rent' }),
  advance: amount({
    unit: 'CZK',
    label: 'Advance for services per month',
    hint: 'Enter 0 if the tenant pays for all of them directly',
    missing: 'Enter the advance',
  }),
  services: requiredWhen(
    ({ advance }) => typeof advance === 'number' && advance > 0,
    printedLines({
      label: 'Which services the landlord provides',
      hint: 'Such as water, heating, the lift and waste. The tenant arranges the rest, such as electricity.',
      missing: 'Enter the services',
      maxLength: 500,
      rows: 3,
    }),
  ),
  dueDay: number({ label: 'Rent is due on this day of the month', min: 1, max: 28, start: 5 }),
  account: optionalPrintedText({ label: 'Account to pay to', maxLength: 60 }),
  clauses,
  deposit: requiredWhen(
    isOn('deposit'),
    amount({ ...crowns, label: 'Deposit', missing: 'Enter the deposit' }),
  ),
  penalty: requiredWhen(
    isOn('penalty'),
    amount({
      ...crowns,
      label: 'Maximum for penalties',
      missing: 'Enter the maximum for penalties',
    }),
  ),
  increase: requiredWhen(
    isOn('increase'),
    number({
      label: 'The rent goes up each year by',
      unit: '%',
      decimals: 2,
      min: 0.01,
      max: 100,
      missing: 'Enter how much by',
    }),
  ),
  animals: requiredWhen(
    isOn('pets'),
    printedText({
      label: 'Which animals',
      hint: 'In both languages, such as: jeden pes, bígl (one dog, a beagle)',
      missing: 'Enter which animals',
      maxLength: 200,
    }),
  ),
  landlordOwns: requiredWhen(
    isOn('seat'),
    answeredYesNo({
      label: 'The landlord owns the flat',
      hint: 'To register a trade at an address, the office wants the owner’s written consent.',
      missing: 'Say whether the landlord owns the flat',
    }),
  ),
  special: optionalPrintedLines({
    label: 'Anything else you agreed on',
    hint: 'In words you can both read. Anything the law forbids is marked next to the document.',
    maxLength: 1500,
    rows: 4,
  }),
  ...signingFields,
};
export type Lease = AnswersOf<typeof fields>;

const check = ({ startOn, endOn }: Lease): Fault[] =>
  startOn && endOn && endOn < startOn
    ? [{ field: 'endOn', code: 'custom', message: 'Its last day: enter a date that isn’t before it begins' }]
    : [];

/** A lease of a flat: who lets which flat to whom, for how long and for how much. */
export const leaseForm = form({
  key: 'lease',
  version: 1,
  fields,
  check,
  steps: [
    { key: 'landlord', title: 'The landlord', fields: ['landlord'] },
    { key: 'tenant', title: 'The tenant', fields: ['tenant', 'jointTenants', 'household'] },
    { key: 'flat', title: 'The flat', fields: ['flat', 'equipment'] },
    { key: 'term', title: 'How long', fields: ['startOn', 'term', 'endOn'] },
    { key: 'rent', title: 'The rent', fields: ['rent', 'advance', 'services', 'dueDay', 'account'] },
    { key: 'clauses', title: 'The clauses', fields: ['clauses'] },
    {
      key: 'details',
      title: 'What the clauses need',
      fields: ['deposit', 'penalty', 'increase', 'animals', 'landlordOwns', 'special'],
    },
    { key: 'signing', title: 'Signatures', fields: ['place', 'signedOn', 'copies'] },
  ],
  whole: 'Send an object with the lease',
});
