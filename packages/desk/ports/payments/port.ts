import type { Money } from '@majak/tools/money/money';

/** What is to be paid on a page of the bank. */
export type WantedCheckout = {
  /** The order that the money is for. */
  reference: string;
  title: string;
  amount: Money;
  email: string;
  /** Where the bank sends the payer afterwards, by whether they paid. */
  paidUrl: string;
  backUrl: string;
  /** The last moment at which the page can be paid, ISO 8601 in UTC. */
  until: string;
  /** The same key opens the same page. */
  key: string;
};

/** A page of the bank, as the bank tells of it. `processing`: the payer did their part, and the money is not there yet. */
export type Checkout = {
  id: string;
  reference: string;
  amount: Money;
  state: 'open' | 'processing' | 'paid' | 'expired';
  /** Where it is paid, while it is open. */
  url?: string;
  /** The payment as the bank calls it, once it is paid. */
  payment?: string;
};

/** What went wrong with a call. `again`: it may go well another time. It never holds personal data. */
export type PaymentFailure = { kind: 'failed'; error: string; again: boolean };

export type WantedRefund = {
  reference: string;
  /** The change of the order that asks for it. */
  asked: number;
  payment: string;
  amount: Money;
  /** The same key sends the money back once. */
  key: string;
};
export type Refund = { kind: 'refund'; id: string; state: 'pending' | 'done' | 'failed' };

/** What the bank tells us by itself. `at`: when it happened, ISO 8601. */
export type PaymentEvent = { id: string; at: string } & (
  | { kind: 'checkout'; checkout: Checkout }
  | { kind: 'declined'; reference: string; payment: string; code: string }
  /** `asked`: the change that asked for it; 0 where somebody sent it back at the bank. */
  | {
      kind: 'refund';
      reference: string;
      asked: number;
      refund: Refund;
      payment: string;
      amount: Money | undefined;
    }
  /** Of no interest here. */
  | { kind: 'other' }
);

export type PaymentsPort = {
  kind: 'local' | 'real';
  /** Where cards are charged, for the line printed at the start; without credentials. */
  target: string;
  open: (wanted: WantedCheckout) => Promise<Checkout | PaymentFailure>;
  /** What became of a page. */
  look: (id: string) => Promise<Checkout | PaymentFailure>;
  /** Lets nobody pay a page any more; one that is paid by then stays paid. */
  close: (id: string) => Promise<Checkout | PaymentFailure>;
  /** Sends money back, once by its key; asked again it says what became of it. */
  refund: (wanted: WantedRefund) => Promise<Refund | PaymentFailure>;
  /** What became of money that somebody sent back, by the id that the bank gave it. */
  lookAtRefund: (id: string) => Promise<Refund | PaymentFailure>;
  /** The order that a payment was for, as we told the bank; empty where it is none of ours. */
  orderOf: (payment: string) => Promise<{ kind: 'order'; reference: string } | PaymentFailure>;
  /** What a signed message says. @returns nothing where it is forged, changed on its way, or too old. */
  readEvent: (raw: string, signature: string) => PaymentEvent | undefined;
};

/** Whether a call came to nothing. */
export const isFailure = (answer: object): answer is PaymentFailure =>
  'kind' in answer && answer.kind === 'failed';
