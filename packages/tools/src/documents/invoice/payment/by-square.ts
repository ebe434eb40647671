import { exact } from '@majak/law/exact';
import { done, failed, type Result } from '@majak/law/result';
import { decode, encode, PaymentOptions } from 'bysquare/pay';
import { isValidBIC, isValidIBAN } from 'ibantools';
import { type Amount, amountOf } from '../amount.ts';
import { cut, withoutAccents } from '../plain-text.ts';
import { compactDay, nothingToPay, type Payment } from './payment.ts';

const plain = (text: string, max: number) => cut(withoutAccents(text.replace(/\s+/g, ' ')), max);

/** A payment to a Slovak account, and where its owner is. */
export type PlacedPayment = Payment & { number: string; street: string; city: string };

/**
 * The text of a PAY by square code 1.2.0, which Slovak banks read. Texts lose their accents: some programs fail on them.
 * @returns why there can be none, in words.
 */
export function writeBySquare(payment: PlacedPayment): Result<string> {
  const { iban, bic, amount, currency, dueDate, variableSymbol, recipient, message, number, street, city } =
    payment;
  if (!iban.startsWith('SK') || !isValidIBAN(iban)) return failed('PAY by square needs a Slovak account');
  if (exact(amount).lte(0)) return failed(nothingToPay);
  const place = {
    ...(street ? { street: plain(street, 70) } : {}),
    ...(city ? { city: plain(city, 70) } : {}),
  };
  return done(
    encode({
      ...(number.length <= 10 ? { invoiceId: plain(number, 10) } : {}),
      payments: [
        {
          type: PaymentOptions.PaymentOrder,
          amount: Number(amount),
          currencyCode: currency,
          paymentDueDate: compactDay(dueDate),
          ...(/^\d{1,10}$/.test(variableSymbol) ? { variableSymbol } : {}),
          paymentNote: plain(message, 140),
          bankAccounts: [{ iban, ...(isValidBIC(bic) ? { bic } : {}) }],
          beneficiary: { name: plain(recipient, 70) || '-', ...place },
        },
      ],
    }),
  );
}

/** What a PAY by square code says. */
export type BySquare = {
  iban: string;
  amount: Amount;
  currency: string;
  dueDate: string;
  variableSymbol: string;
  name: string;
  message: string;
};

/** Reads the text of a PAY by square code of any version: its first payment. */
export function readBySquare(text: string): Result<BySquare> {
  try {
    const [payment] = decode(text).payments;
    if (!payment) return failed('The code doesn’t contain a payment');
    const { amount = 0, currencyCode, paymentDueDate = '', variableSymbol = '', paymentNote = '' } = payment;
    return done({
      iban: payment.bankAccounts[0]?.iban ?? '',
      amount: amountOf(amount),
      currency: currencyCode,
      dueDate: paymentDueDate.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'),
      variableSymbol,
      name: payment.beneficiary.name,
      message: paymentNote,
    });
  } catch {
    return failed('This isn’t a PAY by square code');
  }
}
