import { bankAccount } from '../../../cz/bank-account.ts';
import type { Answers, AnswersOf } from '../../../form/field.ts';
import { form } from '../../../form/form.ts';
import { amount } from '../../../form/kinds/amount.ts';
import { choice } from '../../../form/kinds/choice.ts';
import { day } from '../../../form/kinds/day.ts';
import { number } from '../../../form/kinds/number.ts';
import { optionalPrintedLines, optionalPrintedText, printedText } from '../../../form/kinds/printed-text.ts';
import { yesNo } from '../../../form/kinds/yes-no.ts';
import { requiredWhen } from '../../../form/required-when.ts';
import { allowUnknown } from '../../../form/unknown-answer.ts';
import { writer } from '../writer-fields.ts';
import { taxes, taxIds } from './taxes.ts';

const fromOffice = ({ owedBy }: Answers) => owedBy === 'office';
const fromEmployer = ({ owedBy }: Answers) => owedBy === 'employer';

const fields = {
  owedBy: choice({
    label: 'How you get it back',
    options: [
      {
        value: 'office',
        label: 'From the tax office, to your account',
        hint: 'You filed a return, or paid more than you owed',
      },
      {
        value: 'employer',
        label: 'From your employer, with the wage',
        hint: 'You only had a job, and have filed no return for the year',
      },
    ],
  }),
  writer: writer('You'),
  taxNumber: allowUnknown(
    printedText({
      label: 'Birth number (rodné číslo) or tax number (DIČ)',
      missing: 'Enter your birth number or tax number',
      maxLength: 20,
      personal: true,
      fact: 'person.birthNumber',
    }),
  ),
  office: requiredWhen(
    fromOffice,
    printedText({
      label: 'Your tax office and its address',
      hint: 'The one of the district where your address is registered, such as: Finanční úřad pro hlavní město Prahu, Územní pracoviště pro Prahu 2',
      missing: 'Enter your tax office',
      maxLength: 200,
    }),
  ),
  tax: requiredWhen(
    fromOffice,
    choice({
      label: 'Which tax',
      shown: 'select',
      options: taxIds.map((value) => ({ value, label: taxes[value].label })),
    }),
  ),
  employer: requiredWhen(
    fromEmployer,
    printedText({
      label: 'Your last employer of that year and its address',
      hint: 'With its IČO',
      missing: 'Enter your employer',
      maxLength: 200,
    }),
  ),
  year: number({
    label: 'Year',
    hint: 'Such as 2025',
    missing: 'Enter the year',
    min: 1993,
    max: 2100,
    thousands: false,
  }),
  whole: requiredWhen(fromOffice, yesNo({ label: 'You’re asking for the whole overpayment', start: true })),
  sum: requiredWhen(
    ({ owedBy, whole }) => owedBy === 'office' && whole === false,
    amount({ label: 'How much you’re asking for', unit: 'CZK', min: 1, missing: 'Enter how much' }),
  ),
  account: requiredWhen(
    fromOffice,
    allowUnknown(
      bankAccount({
        label: 'Account to send it to',
        hint: 'An IBAN, or a Czech number such as 19-123457/0710',
        missing: 'Enter the account to send it to',
        fact: 'bank.accounts.account',
      }),
    ),
  ),
  bank: {
    ...optionalPrintedText({
      label: 'Its bank and BIC, if it’s abroad',
      maxLength: 100,
    }),
    when: fromOffice,
  },
  mustFile: requiredWhen(
    fromEmployer,
    yesNo({ label: 'You have to file a tax return for that year, or have filed one' }),
  ),
  statement: requiredWhen(
    fromEmployer,
    yesNo({
      label: 'You signed the tax statement with each employer',
      hint: 'Prohlášení poplatníka, the form for credits, and with one employer at a time',
      start: true,
    }),
  ),
  others: {
    ...optionalPrintedLines({
      label: 'Your other employers in that year',
      hint: 'One per line. Leave it empty if there weren’t any.',
      maxLength: 600,
      rows: 3,
    }),
    when: fromEmployer,
  },
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
export type TaxRefund = AnswersOf<typeof fields>;

/** A request for a refund of tax: who asks whom for which overpayment, and where it is sent. */
export const refundForm = form({
  key: 'tax-refund',
  version: 1,
  fields,
  steps: [
    { key: 'who', title: 'Who returns it', fields: ['owedBy', 'office', 'employer'] },
    { key: 'writer', title: 'You', fields: ['writer', 'taxNumber'] },
    {
      key: 'tax',
      title: 'The tax',
      fields: ['tax', 'year', 'whole', 'sum', 'mustFile', 'statement', 'others'],
    },
    { key: 'payment', title: 'Payment and signature', fields: ['account', 'bank', 'place', 'signedOn'] },
  ],
  whole: 'Send an object with the request',
});
