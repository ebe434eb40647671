import { sumOf } from '../money/money.ts';
import type { Order } from './order.ts';
import type { OrderAnswers, OrderAuthor, OrderChangeId } from './order-change.ts';
import { type OrderState, orderStates } from './order-states.ts';

type Rule<Id extends OrderChangeId> = {
  by: readonly OrderAuthor[];
  /** In which states it can be made; in every one where nothing is said. */
  from?: readonly OrderState[];
  /** What has to hold besides: why it cannot be made, in words. */
  unless?: (now: Order, answers: OrderAnswers[Id], author: OrderAuthor) => string | undefined;
};

const open = ['awaiting', 'declined'] as const;

const isOpen = (state: OrderState): boolean => state === 'awaiting' || state === 'declined';

const wrongCurrency = ({ total }: Order, currency: string): string | undefined =>
  currency === total.currency ? undefined : `This order is in ${total.currency}`;

const settledAlready = 'This refund is settled already';

/** What was asked for goes back; what failed does where a person sends it another way, and not by what the bank said before. */
function cannotGoBack(now: Order, asked: number, author: OrderAuthor): string | undefined {
  const refund = now.refunds.find(({ number }) => number === asked);
  if (refund?.state === 'asked') return undefined;
  return refund?.state === 'failed' && author === 'agency' ? refundTooLarge(now, refund) : settledAlready;
}

/** A bank can say days after it sent money back that it was not taken. */
const cannotFail = ({ refunds }: Order, asked: number): string | undefined =>
  refunds.some(({ number, state }) => number === asked && state !== 'failed') ? undefined : settledAlready;

function refundTooLarge(
  { payments }: Order,
  { payment, amount }: Pick<OrderAnswers['refund-asked'], 'payment' | 'amount'>,
) {
  const found = payments.find((one) => one.payment === payment);
  if (!found) return 'There is no such payment';
  if (amount.currency !== found.amount.currency) return `This payment is in ${found.amount.currency}`;
  if (amount.minor <= 0) return 'Say how much goes back';
  return amount.minor > found.amount.minor - found.refunded.minor
    ? 'That is more than is left of this payment'
    : undefined;
}

function unevenParts(now: Order, { instalments }: OrderAnswers['split']): string | undefined {
  if (now.received.minor !== 0) return 'A part is paid already';
  if (now.instalments.length > 0) return 'It is in parts already';
  const { currency } = now.total;
  const parts = instalments.map(({ amount }) => amount);
  if (parts.some((part) => part.currency !== currency || part.minor <= 0)) return 'A part has no amount';
  if (instalments.some(({ due }, at) => due < (instalments[at - 1]?.due ?? due)))
    return 'The days are not in order';
  return sumOf(parts, currency).minor === now.total.minor
    ? undefined
    : 'The parts do not add up to the price';
}

function miscounted(now: Order, { done }: OrderAnswers['work-counted']): string | undefined {
  if (!now.withdrawal) return 'Its client did not withdraw from it';
  if (now.counted) return 'It is counted already';
  if (done.minor < 0) return 'What was done is worth nothing at least';
  if (done.minor > now.total.minor) return 'That is more than the price';
  if (!now.startRequest && done.minor > 0)
    return 'Its client did not ask for work to begin before the days to withdraw were over: nothing is owed for it';
  return wrongCurrency(now, done.currency);
}

/** What may be made when. How an order begins has no rule: there is nothing before it. */
const rules: { [Id in Exclude<OrderChangeId, 'drafted' | 'placed'>]: Rule<Id> } = {
  sent: { by: ['agency'], from: ['draft'] },
  withdrawn: {
    by: ['agency', 'client', 'clock'],
    from: ['draft', ...open],
    unless: ({ kept }) => (kept.minor === 0 ? undefined : 'A part is paid: give it back first'),
  },
  split: { by: ['agency', 'client'], from: open, unless: unevenParts },
  begun: {
    by: ['client'],
    from: open,
    unless: (now, { checkout, amount }) =>
      now.checkouts.some((one) => one.checkout === checkout)
        ? 'This page of the bank is known already'
        : wrongCurrency(now, amount.currency),
  },
  declined: { by: ['bank'], from: ['awaiting'] },
  received: {
    by: ['bank', 'agency'],
    from: ['awaiting', 'declined', 'paid', 'expired', 'refunded'],
    unless: (now, { payment, amount }) => {
      if (now.payments.some((one) => one.payment === payment)) return 'This payment is written down already';
      return amount.minor > 0 ? wrongCurrency(now, amount.currency) : 'A payment brings something in';
    },
  },
  expired: {
    by: ['clock'],
    from: open,
    unless: ({ kept }) => (kept.minor === 0 ? undefined : 'A part is paid'),
  },
  accepted: {
    by: ['agency'],
    from: ['expired'],
    unless: ({ kept, total, withdrawal }) => {
      if (withdrawal) return 'Its client withdrew from it';
      return kept.minor >= total.minor ? undefined : 'It is not paid';
    },
  },
  'refund-asked': { by: ['agency', 'clock'], unless: refundTooLarge },
  refunded: { by: ['bank', 'agency'], unless: (now, { asked }, author) => cannotGoBack(now, asked, author) },
  'refund-failed': { by: ['bank'], unless: (now, { asked }) => cannotFail(now, asked) },
  'refunded-elsewhere': { by: ['bank'], unless: refundTooLarge },
  reminded: {
    by: ['clock'],
    from: open,
    unless: ({ reminded }, { due }) => (reminded.includes(due) ? 'It was reminded of already' : undefined),
  },
  // By when it can be is up to what was ordered.
  'contract-withdrawn': {
    by: ['client'],
    from: ['paid', 'refunded', ...open],
    unless: ({ withdrawal, kept, state }) => {
      if (withdrawal) return 'It was withdrawn from already';
      return isOpen(state) && kept.minor === 0
        ? 'Nothing of it is paid: there is no contract yet'
        : undefined;
    },
  },
  'start-asked': {
    by: ['client'],
    from: ['paid', ...open],
    unless: ({ withdrawal, startRequest }) => {
      if (withdrawal) return 'It was withdrawn from already';
      return startRequest ? 'It was asked for already' : undefined;
    },
  },
  completed: {
    by: ['agency'],
    from: ['paid', ...open],
    unless: ({ withdrawal, completedAt }) => {
      if (withdrawal) return 'Its client withdrew from it';
      return completedAt ? 'It is done already' : undefined;
    },
  },
  'work-counted': { by: ['agency'], unless: miscounted },
  fulfilled: {
    by: ['clock'],
    from: ['paid'],
    unless: ({ fulfilled }) => (fulfilled ? 'It is fulfilled already' : undefined),
  },
};

/** A change that somebody wants to make to an order that is there. */
export type WantedOrderChange = {
  [Id in keyof typeof rules]: { kind: Id; answers: OrderAnswers[Id]; author: OrderAuthor };
}[keyof typeof rules];

/** Why a change cannot be made to an order as it stands, in words; nothing where it can. */
export function orderObstacle(now: Order, { kind, answers, author }: WantedOrderChange): string | undefined {
  const rule = rules[kind] as Rule<OrderChangeId>;
  if (!rule.by.includes(author)) return 'This is not yours to do';
  if (rule.from && !rule.from.includes(now.state))
    return `This cannot be done: the order is ${orderStates[now.state].label.toLowerCase()}`;
  return rule.unless?.(now, answers as never, author);
}
