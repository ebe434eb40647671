import { money } from '@majak/tools/money/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFailure, type PaymentsPort, type WantedCheckout, type WantedRefund } from './port.ts';

/** An adapter under test: how its payer pays, and what it says then, signed. */
type PaymentsSubject = {
  port: PaymentsPort;
  pay: (id: string) => Promise<{ raw: string; signature: string }>;
  close: () => Promise<void>;
};

const hourMs = 60 * 60 * 1000;

/** What the contract asks for: 125 CZK, to be paid within the hour. */
export const aCheckout = (key: string, change: Partial<WantedCheckout> = {}): WantedCheckout => ({
  reference: 'MJK-7F3K-9QX2',
  title: 'Employee card',
  amount: money(12_500, 'CZK'),
  email: 'ana@example.com',
  paidUrl: 'https://majak.example/payment/key/success',
  backUrl: 'https://majak.example/payment/key/back',
  until: new Date(Math.ceil(Date.now() / hourMs) * hourMs + hourMs).toISOString(),
  key,
  ...change,
});

const aRefund = (payment: string, key: string, minor: number): WantedRefund => ({
  reference: 'MJK-7F3K-9QX2',
  asked: 3,
  payment,
  amount: money(minor, 'CZK'),
  key,
});

/** What every payments port promises, whatever is behind it. */
export function paymentsContract(name: string, open: () => Promise<PaymentsSubject>): void {
  describe(`${name} keeps the contract of the payments port`, () => {
    let subject: PaymentsSubject;
    beforeAll(async () => {
      subject = await open();
    });
    afterAll(() => subject.close());

    const opened = async (key: string) => {
      const checkout = await subject.port.open(aCheckout(key));
      if (isFailure(checkout)) throw new Error(checkout.error);
      return checkout;
    };
    const paid = async (key: string) => {
      const { id } = await opened(key);
      const message = await subject.pay(id);
      const checkout = await subject.port.look(id);
      if (isFailure(checkout)) throw new Error(checkout.error);
      return { id, message, checkout, payment: checkout.payment ?? '' };
    };

    test('the same key opens the same page, which is looked up by its id', async () => {
      const first = await opened('a');
      expect(first).toMatchObject({
        state: 'open',
        reference: 'MJK-7F3K-9QX2',
        amount: money(12_500, 'CZK'),
        url: expect.stringMatching(/^http/),
      });
      expect((await opened('a')).id).toBe(first.id);
      expect((await opened('b')).id).not.toBe(first.id);
      expect(await subject.port.look(first.id)).toEqual(first);
      expect(await subject.port.look('cs_none')).toMatchObject({ kind: 'failed', again: false });
    });

    test('a paid page says so when it is asked, and by itself, signed', async () => {
      const { id, message, checkout } = await paid('c');
      expect(checkout).toMatchObject({ id, state: 'paid', payment: expect.stringMatching(/^pi_/) });
      expect(subject.port.readEvent(message.raw, message.signature)).toMatchObject({
        kind: 'checkout',
        checkout,
      });
    });

    test('what is forged, changed or of nobody is not read', async () => {
      const { message } = await paid('d');
      const { raw, signature } = message;
      expect(subject.port.readEvent(raw.replace('12500', '12501'), signature)).toBeUndefined();
      expect(subject.port.readEvent(`${raw} `, signature)).toBeUndefined();
      expect(subject.port.readEvent(raw, signature.replace(/v1=./, 'v1=x'))).toBeUndefined();
      expect(subject.port.readEvent(raw, '')).toBeUndefined();
    });

    test('a payment says which order it was for; one of nobody is none of ours', async () => {
      const { payment } = await paid('h');
      expect(await subject.port.orderOf(payment)).toEqual({ kind: 'order', reference: 'MJK-7F3K-9QX2' });
      expect(await subject.port.orderOf('pi_none')).toMatchObject({ kind: 'failed', again: false });
    });

    test('a closed page takes no money; a paid one stays paid', async () => {
      const { id } = await opened('e');
      expect(await subject.port.close(id)).toMatchObject({ state: 'expired' });
      expect(await subject.port.close(id)).toMatchObject({ state: 'expired' });
      const { id: other } = await paid('f');
      expect(await subject.port.close(other)).toMatchObject({ state: 'paid' });
    });

    test('money goes back once by its key, in parts, and never more than came', async () => {
      const { payment } = await paid('g');
      const first = await subject.port.refund(aRefund(payment, 'r1', 5000));
      expect(first).toMatchObject({ kind: 'refund', state: 'done' });
      expect(await subject.port.refund(aRefund(payment, 'r1', 5000))).toEqual(first);
      const id = isFailure(first) ? '' : first.id;
      expect(await subject.port.lookAtRefund(id)).toEqual(first);
      expect(await subject.port.lookAtRefund('re_none')).toMatchObject({ kind: 'failed', again: false });
      expect(await subject.port.refund(aRefund(payment, 'r2', 7501))).toMatchObject({
        kind: 'failed',
        again: false,
      });
      expect(await subject.port.refund(aRefund(payment, 'r3', 7500))).toMatchObject({ state: 'done' });
      expect(await subject.port.refund(aRefund('pi_none', 'r4', 1))).toMatchObject({
        kind: 'failed',
        again: false,
      });
    });
  });
}
