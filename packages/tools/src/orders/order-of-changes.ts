import type { Day } from '@majak/law/dates';
import { type Money, minus, money, plus, sumOf } from '../money/money.ts';
import type { Instalment, Order } from './order.ts';
import type { OrderAnswers, OrderChange, OrderChangeId, OrderContent } from './order-change.ts';
import type { OrderState } from './order-states.ts';

/** The currency of an order is that of its first line. */
function currencyOf({ lines }: OrderContent): string {
  const [first] = lines;
  if (!first) throw new Error('An order has a line at least');
  return first.amount.currency;
}

function begun(reference: string, change: OrderChange, content: OrderContent): Order {
  const currency = currencyOf(content);
  const nothing = money(0, currency);
  const total = sumOf(
    content.lines.map(({ amount }) => amount),
    currency,
  );
  const asked: OrderState = total.minor === 0 ? 'paid' : 'awaiting';
  return {
    ...content,
    reference,
    state: change.kind === 'drafted' ? 'draft' : asked,
    total,
    received: nothing,
    refunded: nothing,
    kept: nothing,
    ...(content.startAsked ? { startRequest: { at: change.at, statement: content.startAsked } } : {}),
    instalments: [],
    payments: [],
    refunds: [],
    checkouts: [],
    fulfilled: false,
    reminded: [],
    history: [],
    lastNumber: change.number,
    madeAt: change.at,
    changedAt: change.at,
  };
}

const isWhole = ({ total, kept }: Pick<Order, 'total' | 'kept'>): boolean => kept.minor >= total.minor;

/** Parts of the price, with what came in taken off the earliest. */
function withPaid(instalments: readonly Instalment[], kept: Money): Instalment[] {
  let rest = kept.minor;
  return instalments.map(({ due, amount }) => {
    const covered = Math.max(0, Math.min(rest, amount.minor));
    rest -= covered;
    return { due, amount, left: minus(amount, { ...amount, minor: covered }) };
  });
}

function received(now: Order, { number, answers }: Change<'received'>): Partial<Order> {
  const nothing = { ...answers.amount, minor: 0 };
  const { method, payment, amount, on } = answers;
  const kept = plus(now.kept, amount);
  const canBePaid = now.state === 'awaiting' || now.state === 'declined';
  return {
    payments: [...now.payments, { number, method, payment, amount, on, refunded: nothing }],
    received: plus(now.received, amount),
    kept,
    instalments: withPaid(now.instalments, kept),
    // A transfer of a part leaves a declined card behind.
    ...(canBePaid ? { state: isWhole({ ...now, kept }) ? ('paid' as const) : ('awaiting' as const) } : {}),
  };
}

/** The payment that a refund is of has more, or less, of it sent back. */
const withRefund = ({ payments }: Order, payment: string, amount: Money) =>
  payments.map((one) => (one.payment === payment ? { ...one, refunded: plus(one.refunded, amount) } : one));

const withRefundState = ({ refunds }: Order, asked: number, state: 'done' | 'failed') =>
  refunds.map((refund) => (refund.number === asked ? { ...refund, state } : refund));

function refunded(now: Order, { answers }: Change<'refunded'>): Partial<Order> {
  const refund = now.refunds.find(({ number }) => number === answers.asked);
  if (!refund) return {};
  const kept = minus(now.kept, refund.amount);
  return {
    refunds: withRefundState(now, answers.asked, 'done'),
    // What failed before was taken off its payment.
    ...(refund.state === 'failed' ? { payments: withRefund(now, refund.payment, refund.amount) } : {}),
    refunded: plus(now.refunded, refund.amount),
    kept,
    instalments: withPaid(now.instalments, kept),
    ...(kept.minor <= 0 && now.state !== 'draft' ? { state: 'refunded' as const } : {}),
  };
}

/** What somebody sent back at the bank: asked for and done at once. */
function refundedElsewhere(now: Order, { number, answers }: Change<'refunded-elsewhere'>): Partial<Order> {
  const { payment, amount } = answers;
  const kept = minus(now.kept, amount);
  return {
    refunds: [...now.refunds, { number, payment, amount, why: 'Sent back at the bank', state: 'done' }],
    payments: withRefund(now, payment, amount),
    refunded: plus(now.refunded, amount),
    kept,
    instalments: withPaid(now.instalments, kept),
    ...(kept.minor <= 0 && now.state !== 'draft' ? { state: 'refunded' as const } : {}),
  };
}

/** Money that did not arrive: what was written down as sent back is with us again. */
function refundFailed(now: Order, { answers }: Change<'refund-failed'>): Partial<Order> {
  const refund = now.refunds.find(({ number }) => number === answers.asked);
  if (!refund) return {};
  const kept = refund.state === 'done' ? plus(now.kept, refund.amount) : now.kept;
  return {
    kept,
    refunded: minus(now.received, kept),
    instalments: withPaid(now.instalments, kept),
    refunds: withRefundState(now, answers.asked, 'failed'),
    payments: withRefund(now, refund.payment, { ...refund.amount, minor: -refund.amount.minor }),
  };
}

/** Parts that would be due after their work, which would be a credit, become one that is due with it. */
function dueWithWork({ instalments, total: { currency } }: Order, on: Day): Instalment[] {
  const isAfter = ({ due, left }: Instalment) => left.minor > 0 && due >= on;
  const after = instalments.filter(isAfter);
  if (after.length === 0) return [...instalments];
  const rest = {
    due: on,
    amount: sumOf(
      after.map(({ amount }) => amount),
      currency,
    ),
    left: sumOf(
      after.map(({ left }) => left),
      currency,
    ),
  };
  return [...instalments.filter((part) => !isAfter(part)), rest];
}

type Change<Id extends OrderChangeId> = Extract<OrderChange, { kind: Id }>;
type Steps = {
  [Id in Exclude<OrderChangeId, 'drafted' | 'placed'>]: (now: Order, change: Change<Id>) => Partial<Order>;
};

/** What each kind of change does to an order. */
const steps: Steps = {
  sent: ({ total }) => ({ state: total.minor === 0 ? 'paid' : 'awaiting' }),
  withdrawn: () => ({ state: 'expired' }),
  split: (now, { answers }) => ({
    instalments: withPaid(
      answers.instalments.map((one) => ({ ...one, left: one.amount })),
      now.kept,
    ),
  }),
  begun: (now, { answers }) => ({ state: 'awaiting', checkouts: [...now.checkouts, answers] }),
  declined: (_, { answers }) => ({ state: 'declined', declinedCode: answers.code }),
  received,
  expired: () => ({ state: 'expired' }),
  accepted: () => ({ state: 'paid' }),
  'refund-asked': (now, { number, answers }) => ({
    refunds: [...now.refunds, { number, ...answers, state: 'asked' }],
    payments: withRefund(now, answers.payment, answers.amount),
  }),
  refunded,
  'refund-failed': refundFailed,
  'refunded-elsewhere': refundedElsewhere,
  reminded: (now, { answers }) => ({ reminded: [...now.reminded, answers.due] }),
  // Parts that are still to come are not asked for any more.
  'contract-withdrawn': ({ state }, { number, at, answers }) => ({
    withdrawal: { number, at, ...answers },
    ...(state === 'awaiting' || state === 'declined' ? { state: 'expired' as const } : {}),
  }),
  'start-asked': (_, { at, answers }) => ({ startRequest: { at, ...answers } }),
  completed: (now, { at, answers: { on } }) => ({ completedAt: at, instalments: dueWithWork(now, on) }),
  'work-counted': (_, { answers }) => ({ counted: answers }),
  fulfilled: () => ({ fulfilled: true }),
};

/** An order after one more change. */
export function afterChange(now: Order, change: OrderChange): Order {
  const step = steps[change.kind as keyof Steps] as
    | ((now: Order, change: OrderChange) => Partial<Order>)
    | undefined;
  return {
    ...now,
    ...step?.(now, change),
    history: [...now.history, change],
    lastNumber: change.number,
    changedAt: change.at,
  };
}

/**
 * An order as its changes leave it.
 * @param changes All of them, in their order, as they were stored.
 * @returns nothing where the first is not the making of an order.
 */
export function orderOfChanges(reference: string, changes: readonly OrderChange[]): Order | undefined {
  const [first, ...rest] = changes;
  if (first?.kind !== 'drafted' && first?.kind !== 'placed') return undefined;
  const answers: OrderAnswers['placed'] = first.answers;
  const made = { ...begun(reference, first, answers), history: [first] };
  return rest.reduce<Order>(afterChange, made);
}
