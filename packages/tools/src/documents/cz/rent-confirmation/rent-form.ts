import type { Fault } from '../../../form/fault.ts';
import type { AnswersOf } from '../../../form/field.ts';
import { form } from '../../../form/form.ts';
import { amount } from '../../../form/kinds/amount.ts';
import { day } from '../../../form/kinds/day.ts';
import { printedText } from '../../../form/kinds/printed-text.ts';
import { yesNo } from '../../../form/kinds/yes-no.ts';
import { allowUnknown } from '../../../form/unknown-answer.ts';
import { party } from '../party-fields.ts';
import { flat } from '../rented-flat-fields.ts';

const fields = {
  landlord: party({ label: 'The landlord (pronajímatel), who confirms', whose: 'the landlord’s' }),
  tenant: party({ label: 'The tenant (nájemce)', whose: 'the tenant’s' }),
  flat: flat('The flat'),
  from: allowUnknown(day({ label: 'Rent was paid from', missing: 'Enter the first day', near: true })),
  until: allowUnknown(day({ label: 'Until', missing: 'Enter the last day', near: true })),
  rent: amount({ label: 'Rent per month', unit: 'CZK', min: 1, missing: 'Enter the rent' }),
  advance: amount({ label: 'Advance for services per month', unit: 'CZK', start: 0 }),
  paid: yesNo({ label: 'Everything due by now has been paid', start: true }),
  place: allowUnknown(
    printedText({
      label: 'Where it is signed',
      missing: 'Enter where it is signed',
      maxLength: 100,
      fact: 'person.signingPlace',
    }),
  ),
  signedOn: allowUnknown(day({ label: 'When it is signed', missing: 'Enter when it is signed', near: true })),
};
export type RentConfirmation = AnswersOf<typeof fields>;

const check = ({ from, until }: RentConfirmation): Fault[] =>
  from && until && until < from
    ? [{ field: 'until', code: 'custom', message: 'Until: enter a date that isn’t before the first' }]
    : [];

/** A confirmation of rent: who paid whom how much for which flat. */
export const rentForm = form({
  key: 'rent-confirmation',
  version: 1,
  fields,
  check,
  steps: [
    { key: 'landlord', title: 'The landlord', fields: ['landlord'] },
    { key: 'tenant', title: 'The tenant', fields: ['tenant'] },
    { key: 'flat', title: 'The flat', fields: ['flat'] },
    { key: 'rent', title: 'The rent', fields: ['from', 'until', 'rent', 'advance', 'paid'] },
    { key: 'signing', title: 'Signature', fields: ['place', 'signedOn'] },
  ],
  whole: 'Send an object with the confirmation',
});
