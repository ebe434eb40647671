import { sampleOf } from '@majak/tools/documents/cz/invoice/model/sample';
import { totalsOf } from '@majak/tools/documents/cz/invoice/model/totals';
import { bestCode } from '@majak/tools/documents/cz/invoice/payment/payment-code';
import { expect, test } from 'vitest';
import { bankCode, printedPaymentCode } from './printed-payment-code.ts';

const payer = { ...sampleOf('payer', '2026-11-21'), qr: true };
const totals = totalsOf(payer);
const slovak = { ...payer, payment: { ...payer.payment, iban: 'SK3112000000198742637541', account: '' } };
const abroad = { ...sampleOf('identifiedPerson', '2026-11-21'), qr: true };

test.each([
  ['a Czech account', payer, 'spayd'],
  ['a Slovak account', slovak, 'bySquare'],
  ['euros from abroad', abroad, 'epc'],
])('%s has the code its bank reads, the same as everywhere', async (_, invoice, kind) => {
  const code = await printedPaymentCode(invoice, totalsOf(invoice));
  expect(code?.kind).toBe(kind);
  expect(code).toEqual(bestCode(invoice, totalsOf(invoice)));
});

test('no code is shown where none is wanted, or nothing is paid by one', async () => {
  expect(await printedPaymentCode({ ...payer, qr: false }, totals)).toBeUndefined();
  const cash = { ...payer, payment: { ...payer.payment, method: 'cash' } } as const;
  expect(await printedPaymentCode(cash, totals)).toBeUndefined();
  expect((await bankCode(cash, totals)).written).toMatchObject({ ok: false });
});
