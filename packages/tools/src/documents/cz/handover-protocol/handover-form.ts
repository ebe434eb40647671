import type { AnswersOf } from '../../../form/field.ts';
import { form } from '../../../form/form.ts';
import { choice } from '../../../form/kinds/choice.ts';
import { day } from '../../../form/kinds/day.ts';
import { number } from '../../../form/kinds/number.ts';
import { optionalPrintedLines, optionalPrintedText, printedText } from '../../../form/kinds/printed-text.ts';
import { rows } from '../../../form/kinds/rows.ts';
import { allowUnknown } from '../../../form/unknown-answer.ts';
import { party } from '../party-fields.ts';
import { flat } from '../rented-flat-fields.ts';
import { signingFields } from '../signing-fields.ts';
import { keys, meters, optionsOf, states } from './handover-words.ts';

const fields = {
  moment: choice({
    label: 'The flat is handed over',
    options: [
      { value: 'start', label: 'To the tenant, who moves in' },
      { value: 'end', label: 'Back to the landlord' },
    ],
  }),
  landlord: party({ label: 'The landlord (pronajímatel)', whose: 'the landlord’s' }),
  tenant: party({ label: 'The tenant (nájemce)', whose: 'the tenant’s' }),
  flat: flat('The flat'),
  handedOn: allowUnknown(
    day({ label: 'Day of the handover', missing: 'Enter the day of the handover', near: true }),
  ),
  meters: rows({
    label: 'Meters',
    row: 'meter',
    min: 0,
    max: 20,
    columns: {
      kind: choice({ label: 'What it measures', shown: 'select', options: optionsOf(meters) }),
      number: allowUnknown(
        printedText({
          label: 'Number of the meter',
          hint: 'Printed on it',
          missing: 'Enter the number of the meter',
          maxLength: 40,
        }),
      ),
      reading: allowUnknown(
        printedText({
          label: 'Reading',
          hint: 'With its unit, such as 1234.5 kWh',
          missing: 'Enter the reading',
          maxLength: 40,
        }),
      ),
    },
  }),
  keys: rows({
    label: 'Keys',
    row: 'key',
    min: 0,
    max: 12,
    columns: {
      kind: choice({ label: 'Which', shown: 'select', options: optionsOf(keys) }),
      count: number({ label: 'How many', min: 1, max: 50, start: 1 }),
    },
  }),
  rooms: rows({
    label: 'Rooms',
    row: 'room',
    min: 0,
    max: 20,
    columns: {
      name: printedText({
        label: 'Room',
        hint: 'Such as: kitchen (kuchyně)',
        missing: 'Enter which room',
        maxLength: 60,
      }),
      state: choice({ label: 'Its state', shown: 'select', options: optionsOf(states) }),
      faults: optionalPrintedText({
        label: 'Faults',
        hint: 'For example, a scratch on the floor by the window. Take a photo too.',
        maxLength: 300,
      }),
    },
  }),
  equipment: optionalPrintedLines({
    label: 'What’s in it',
    hint: 'Furniture and appliances. Each line becomes a paragraph.',
    maxLength: 1500,
    rows: 4,
  }),
  photographs: number({
    label: 'Photographs you took',
    hint: 'How many, or 0 if there are none. Send them to each other on the same day, so that you both have the same ones.',
    max: 1000,
    start: 0,
  }),
  remarks: optionalPrintedLines({
    label: 'What you agree on, or don’t',
    hint: 'For example, a repair and its date, or that one of you sees it differently.',
    maxLength: 1000,
    rows: 3,
  }),
  ...signingFields,
};
export type Handover = AnswersOf<typeof fields>;

/** A handover protocol of a flat: meters, keys, rooms with their faults, and who got it from whom. */
export const handoverForm = form({
  key: 'handover-protocol',
  version: 1,
  fields,
  steps: [
    { key: 'handover', title: 'The handover', fields: ['moment', 'handedOn'] },
    { key: 'landlord', title: 'The landlord', fields: ['landlord'] },
    { key: 'tenant', title: 'The tenant', fields: ['tenant'] },
    { key: 'flat', title: 'The flat', fields: ['flat'] },
    { key: 'meters', title: 'Meters and keys', fields: ['meters', 'keys'] },
    { key: 'rooms', title: 'Rooms', fields: ['rooms', 'equipment', 'photographs', 'remarks'] },
    { key: 'signing', title: 'Signatures', fields: ['place', 'signedOn', 'copies'] },
  ],
  whole: 'Send an object with the protocol',
});
