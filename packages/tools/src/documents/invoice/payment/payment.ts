import type { Amount } from '../amount.ts';

/** What a payment code needs to know. */
export type Payment = {
  iban: string;
  bic: string;
  amount: Amount;
  currency: string;
  dueDate: string;
  variableSymbol: string;
  recipient: string;
  message: string;
};

/** Why no code is written for an amount that is not above zero. */
export const nothingToPay = 'There is nothing to pay';

/** A day as payment codes write it: YYYYMMDD. */
export const compactDay = (day: string): string => day.replaceAll('-', '');
