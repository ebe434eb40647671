import type { Day } from '@majak/law/dates';
import type { Money } from '../money/money.ts';
import type { OrderChange, OrderContent } from './order-change.ts';
import type { OrderState } from './order-states.ts';

/** A part of the price with the day on which it is due, and how much of it is still to come. */
export type Instalment = { due: Day; amount: Money; left: Money };

/** Money that came in. Its number is that of the change that wrote it down. */
export type OrderPayment = {
  number: number;
  method: 'card' | 'transfer';
  payment: string;
  amount: Money;
  on: Day;
  /** What of it went back, or is on its way back. */
  refunded: Money;
};

/** Money that goes back, or did. */
export type OrderRefund = {
  number: number;
  payment: string;
  amount: Money;
  why: string;
  state: 'asked' | 'done' | 'failed';
};

/** A contract that its client withdrew from: at this moment, by this change. */
export type OrderWithdrawal = { number: number; at: string; statement: string; name: string; email: string };

/** A page of the bank that was opened for this order. */
export type OrderCheckout = { checkout: string; amount: Money; until: string };

/** An order as its changes leave it. */
export type Order = OrderContent & {
  reference: string;
  state: OrderState;
  total: Money;
  /** What came in, what of it went back, and what is left of the two. */
  received: Money;
  refunded: Money;
  kept: Money;
  /** Empty where the whole is paid at once. */
  instalments: readonly Instalment[];
  payments: readonly OrderPayment[];
  refunds: readonly OrderRefund[];
  checkouts: readonly OrderCheckout[];
  /** Why the last card was declined. */
  declinedCode?: string;
  withdrawal?: OrderWithdrawal;
  /** Where its client asked for work to begin before the days to withdraw were over: in which words, and when. */
  startRequest?: { at: string; statement: string };
  /** When all of the work was done. */
  completedAt?: string;
  /** What was done until its client withdrew, and what it comes to. */
  counted?: { done: Money; what: string };
  fulfilled: boolean;
  reminded: readonly Day[];
  history: readonly OrderChange[];
  lastNumber: number;
  madeAt: string;
  changedAt: string;
};
