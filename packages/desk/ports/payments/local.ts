import { endPage, type LocalBank, openPage, readPage, readRefund, refundPage } from './local-bank.ts';
import { type Checkout, isFailure, type PaymentFailure, type PaymentsPort } from './port.ts';
import { readStripeEvent } from './stripe-event.ts';

const unknown: PaymentFailure = { kind: 'failed', error: 'The bank does not know it', again: false };

/** A bank on this machine, with pages at `/dev/bank` and cards to try: no money moves. It speaks as Stripe does. */
export function localPayments(bank: LocalBank): PaymentsPort {
  const look = async (id: string): Promise<Checkout | PaymentFailure> =>
    (await readPage(bank, id))?.checkout ?? unknown;
  return {
    kind: 'local',
    target: `${bank.origin}/dev/bank`,
    open: async (wanted) => look(await openPage(bank, wanted)),
    look,
    close: async (id) => {
      const now = await look(id);
      if (!('state' in now) || now.state !== 'open') return now;
      await endPage(bank, id);
      return look(id);
    },
    refund: async (wanted) => (await refundPage(bank, wanted)) ?? unknown,
    lookAtRefund: async (id) => (await readRefund(bank, id)) ?? unknown,
    orderOf: async (payment) => {
      const paid = await look(payment.replace('pi_', 'cs_'));
      return isFailure(paid) ? paid : { kind: 'order', reference: paid.reference };
    },
    readEvent: (raw, signature) => readStripeEvent(raw, signature, bank.secret),
  };
}
