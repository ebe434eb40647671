import { done } from '@majak/law/result';
import { writeBySquare } from '@majak/tools/documents/invoice/payment/by-square';
import { writeEpc } from '@majak/tools/documents/invoice/payment/epc';
import { qrMatrix, qrPicture } from '@majak/tools/documents/invoice/payment/qr-picture';
import { spaydPairs, writeSpayd } from '@majak/tools/documents/invoice/payment/spayd';
import { smallCodeText } from '@majak/tools/documents/invoice/plain-text';
import { decimalOf, type Money } from '@majak/tools/money/money';
import { site } from '../site.ts';

type Transfer = { iban: string; amount: Money; variableSymbol: string; due: string; message: string };

/** The text of the code that the payer's bank reads: of the account's country, or of the euro area. Nothing where there can be none. */
export function transferCode({ iban, amount, variableSymbol, due, message }: Transfer): string | undefined {
  const payment = {
    iban,
    bic: '',
    amount: decimalOf(amount),
    currency: amount.currency,
    dueDate: due,
    variableSymbol,
    recipient: smallCodeText(site.legal.name, 35),
    message: smallCodeText(message, 60),
  };
  const pairs = spaydPairs(payment);
  const { street, city } = site.address;
  const codes = [
    writeBySquare({ ...payment, number: variableSymbol, street, city }),
    writeEpc({ ...payment, name: payment.recipient, message: `/VS${variableSymbol} ${message}` }),
    pairs.ok ? done(writeSpayd(pairs.value)) : pairs,
  ];
  const written = codes.find(({ ok }) => ok);
  return written?.ok ? written.value : undefined;
}

/** The same as a drawing: the side of its square, and the path of its dark modules. */
export const transferCodePicture = (code: string) => qrPicture(qrMatrix(code));
