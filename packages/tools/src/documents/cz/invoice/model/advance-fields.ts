import { choice } from '../../../../form/kinds/choice.ts';
import { dayOrEmpty } from '../../../../form/kinds/day.ts';
import { number } from '../../../../form/kinds/number.ts';
import { optionalPrintedText } from '../../../../form/kinds/printed-text.ts';
import { rows } from '../../../../form/kinds/rows.ts';
import { everyRate } from './choices.ts';

export const advanceMax = 50;

/** What was paid before the supply, and is settled by this invoice: a row for each payment and rate. */
export const advances = rows({
  label: 'Advances',
  row: 'advance',
  min: 0,
  max: advanceMax,
  when: ({ kind = 'invoice' }) => kind === 'invoice',
  columns: {
    /** Of the tax document on the payment, or of the proforma that was paid. */
    number: optionalPrintedText({ label: 'Number of its document', maxLength: 40 }),
    receivedOn: dayOrEmpty({ label: 'Received on', near: true }),
    amount: number({
      label: 'Received, with VAT',
      missing: 'Enter what was received',
      decimals: 2,
      writtenDecimals: 2,
    }),
    rate: choice({
      label: 'VAT rate',
      options: everyRate.map((value) => ({ value, label: `${value} %` })),
      wrong: `Choose a rate: ${everyRate.join(', ')} %`,
    }),
    treatment: choice({
      label: 'How it was taxed',
      options: [
        { value: 'taxed', label: 'By a tax document on the payment' },
        { value: 'untaxed', label: 'Not taxed yet' },
        { value: 'unknown', label: 'Not taxed: too little was known about the supply (§ 20a)' },
      ],
      wrong: 'Choose whether a tax document was issued for it',
    }),
    /** Crowns for one unit on the day it was received; 0 stands for the rate of this invoice. */
    exchangeRate: number({ label: 'Its exchange rate', decimals: 6, max: 1_000_000, start: 0 }),
  },
});
