import { choice } from '../../../../form/kinds/choice.ts';
import { day } from '../../../../form/kinds/day.ts';
import { group, optionalGroup } from '../../../../form/kinds/group.ts';
import { number } from '../../../../form/kinds/number.ts';
import { optionalPrintedCode, optionalPrintedText } from '../../../../form/kinds/printed-text.ts';
import { methodOptions, rateUnits } from './choices.ts';

/** How it is paid. Whether an account, an IBAN and a BIC are right, the checks of the law say: a document is drawn with any. */
export const payment = group({
  label: 'Payment',
  fields: {
    method: choice({
      label: 'How it is paid',
      options: methodOptions,
      wrong: 'Choose how the invoice is paid',
    }),
    bankName: optionalPrintedText({ label: 'Bank', maxLength: 100 }),
    /** Czech account number: prefix-number/bank. */
    account: optionalPrintedCode({
      label: 'Account number',
      personal: true,
      maxLength: 30,
      line: { placeholder: '19-123457/0710' },
    }),
    /** Of 34 characters at most (ISO 13616), written in groups of four. */
    iban: optionalPrintedCode({
      label: 'IBAN',
      personal: true,
      hint: 'Made from the account number',
      maxLength: 34,
    }),
    bic: optionalPrintedCode({ label: 'BIC/SWIFT', maxLength: 11 }),
    variableSymbol: optionalPrintedCode({
      label: 'Variable symbol',
      maxLength: 20,
      line: { inputMode: 'numeric' },
    }),
  },
});

/** Crowns for so many units of the currency, as the Czech National Bank publishes it. */
export const exchange = optionalGroup({
  label: 'Exchange rate of the Czech National Bank',
  by: 'rate',
  when: ({ currency = 'CZK' }) => currency !== 'CZK',
  fields: {
    rate: number({
      label: 'Exchange rate',
      min: 0.000001,
      max: 1_000_000,
      decimals: 6,
      missing: 'Enter the exchange rate',
    }),
    units: choice({
      label: 'Units',
      options: rateUnits.map((value) => ({ value, label: String(value) })),
      wrong: 'Choose 1, 100 or 1000 units',
    }),
    date: day({ label: 'Rate of the day', missing: 'Enter the day of the exchange rate', near: true }),
  },
});

/** Of the whole invoice, before tax. */
export const discount = group({
  label: 'Discount on the total',
  start: { kind: 'percent', value: 0 },
  fields: {
    kind: choice({
      label: 'Discount on the total as',
      options: [
        { value: 'percent', label: 'Percent' },
        { value: 'amount', label: 'Amount' },
      ],
      wrong: 'Choose percent or an amount',
      start: null,
    }),
    value: number({ label: 'Discount', missing: 'Enter the discount', decimals: 2 }),
  },
});
