import type { AnswersOf } from '../../../form/field.ts';
import { form } from '../../../form/form.ts';
import { choice } from '../../../form/kinds/choice.ts';
import { day } from '../../../form/kinds/day.ts';
import { number } from '../../../form/kinds/number.ts';
import { optionalPrintedLines, printedText } from '../../../form/kinds/printed-text.ts';
import { yesNo } from '../../../form/kinds/yes-no.ts';
import { requiredWhen } from '../../../form/required-when.ts';
import { allowUnknown } from '../../../form/unknown-answer.ts';
import { party } from '../party-fields.ts';

const fields = {
  writer: party({ label: 'You, ending the contract', whose: 'your' }),
  other: printedText({
    label: 'The other party and their address',
    hint: 'As in the contract, with the IČO if there is one',
    missing: 'Enter the other party',
    maxLength: 200,
    personal: true,
  }),
  contract: printedText({
    label: 'What the contract is about',
    hint: 'As it’s called, such as: Smlouva o poskytování účetních služeb',
    missing: 'Enter what the contract is about',
    maxLength: 160,
  }),
  contractOn: allowUnknown(
    day({ label: 'Date of the contract', missing: 'Enter the date of the contract', near: true }),
  ),
  isWork: yesNo({
    label: 'It’s a contract for work (smlouva o dílo)',
    hint: 'One result for a price, such as a website or a repair',
  }),
  way: choice({
    label: 'How you end it',
    options: [
      { value: 'agreed', label: 'By notice, because the contract allows it' },
      {
        value: 'ongoing',
        label: 'By notice, because it has no end date',
        hint: 'Such as cleaning, bookkeeping or support',
      },
      {
        value: 'agent',
        label: 'By notice, because you look after something for your client',
        hint: 'Příkazní smlouva: you are the agent',
      },
      {
        value: 'principal',
        label: 'By dismissing the person who looks after something for you',
        hint: 'Příkazní smlouva: you are the client',
      },
      { value: 'breach', label: 'By withdrawing, because the other party seriously broke it' },
    ],
  }),
  months: requiredWhen(
    ({ way }) => way === 'agreed',
    number({ label: 'Months of notice in the contract', min: 0, max: 24, start: 1 }),
  ),
  runs: requiredWhen(
    ({ way }) => way === 'agreed',
    choice({
      label: 'They run',
      options: [
        { value: 'month', label: 'From the first day of the next month' },
        { value: 'delivery', label: 'From the day of delivery' },
      ],
    }),
  ),
  reason: optionalPrintedLines({
    label: 'Why',
    hint: 'If you withdraw, you have to say what was broken and when. Otherwise it’s up to you.',
    maxLength: 1200,
    rows: 4,
  }),
  deliveredOn: allowUnknown(
    day({ label: 'When the other party gets it', missing: 'Enter when the other party gets it', near: true }),
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
export type ContractNotice = AnswersOf<typeof fields>;

/** Notice of a contract of services: who ends which contract, by what right, and from when. */
export const contractNoticeForm = form({
  key: 'notice-of-contract',
  version: 1,
  fields,
  steps: [
    { key: 'writer', title: 'You', fields: ['writer'] },
    { key: 'contract', title: 'The contract', fields: ['other', 'contract', 'contractOn', 'isWork'] },
    { key: 'end', title: 'Its end', fields: ['way', 'months', 'runs', 'reason', 'deliveredOn'] },
    { key: 'signing', title: 'Signature', fields: ['place', 'signedOn'] },
  ],
  whole: 'Send an object with the notice',
});
