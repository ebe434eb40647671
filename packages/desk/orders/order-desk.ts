import { dayInWords } from '@majak/law/day-in-words';
import { formatMoney, minus } from '@majak/tools/money/money';
import type { Order, OrderPayment, OrderRefund } from '@majak/tools/orders/order';
import type { OrderChange, OrderChangeId } from '@majak/tools/orders/order-change';
import { orderStates } from '@majak/tools/orders/order-states';
import { askableFields } from '../cases/askable-fields.ts';
import type { PossibleChange } from '../cases/desk-view-schema.ts';
import { env } from '../env.ts';
import { today } from '../today.ts';
import { orderTitle } from './list-order.ts';
import type { OrderDesk } from './order-desk-schema.ts';
import { countWork, sendBack, takeOrderBack } from './order-forms.ts';
import { paymentPath } from './payment-key.ts';
import { leftAfterWithdrawal, mayBegin, mayBeOwed } from './withdrawal-words.ts';

const happened: Record<OrderChangeId, string> = {
  drafted: 'A draft was made',
  placed: 'It was ordered',
  sent: 'The client was asked to pay',
  withdrawn: 'It was taken back',
  split: 'It is paid in three parts',
  begun: 'The page of the bank was opened',
  declined: 'A card was declined',
  received: 'Money came in',
  expired: 'The time to pay ran out',
  accepted: 'It was accepted after its time',
  'refund-asked': 'Money is to be sent back',
  refunded: 'Money was sent back',
  'refund-failed': 'Money could not be sent back',
  'refunded-elsewhere': 'Money was sent back at the bank, and not from here',
  reminded: 'The client was reminded of a part',
  'contract-withdrawn': 'The client withdrew from the contract',
  'start-asked': 'The client asked us to begin at once',
  completed: 'All of the work is done',
  'work-counted': 'What was done until the withdrawal was counted',
  fulfilled: 'What was paid for is done, or with its people',
};
const authors = { agency: 'us', client: 'the client', bank: 'the bank', clock: '' } as const;

/** What happened, with the amount where it is about one. */
function inWords(change: OrderChange): string {
  const what = happened[change.kind];
  if (change.kind === 'received' || change.kind === 'refund-asked' || change.kind === 'refunded-elsewhere')
    return `${what}: ${formatMoney(change.answers.amount)}`;
  if (change.kind === 'declined') return `${what}: ${change.answers.code.replaceAll('_', ' ')}`;
  if (change.kind === 'contract-withdrawn')
    return `${what}: “${change.answers.statement}” (${change.answers.name})`;
  if (change.kind === 'work-counted')
    return `${what}: ${formatMoney(change.answers.done)}, ${change.answers.what}`;
  return change.kind === 'refund-failed' ? `${what}: ${change.answers.why}` : what;
}

const possible = (kind: string, does: string, fields: PossibleChange['fields'] = []): PossibleChange => ({
  kind,
  does,
  tellsClient: true,
  fields,
});

/** What failed, and was not asked for again since. */
const isStillToGo = ({ refunds }: Order, { number, state, payment, amount }: OrderRefund): boolean =>
  state === 'failed' &&
  !refunds.some(
    (later) =>
      later.number > number &&
      later.state !== 'failed' &&
      later.payment === payment &&
      later.amount.minor >= amount.minor,
  );

/** Money that a person sends back by transfer: as it came, or because its card did not take it. */
export const toBeTransferred = (now: Order): OrderRefund[] =>
  now.refunds.filter(
    (refund) =>
      isStillToGo(now, refund) ||
      (refund.state === 'asked' &&
        now.payments.some((one) => one.payment === refund.payment && one.method === 'transfer')),
  );

/** Work that is paid, in whole or in part, and that nobody said to be done yet. */
const canBeCompleted = ({ kind, state, kept, withdrawal, completedAt }: Order): boolean =>
  kind === 'service' &&
  kept.minor > 0 &&
  (state === 'paid' || state === 'awaiting' || state === 'declined') &&
  !withdrawal &&
  !completedAt;

function possibleNow(now: Order): PossibleChange[] {
  const [refund] = toBeTransferred(now);
  return [
    ...(refund ? [possible('refund-sent', `${formatMoney(refund.amount)} went back by transfer`)] : []),
    ...(now.withdrawal && now.startRequest && !now.counted && (now.kept.minor > 0 || mayBeOwed(now))
      ? [possible('work-counted', 'Say what was done', askableFields(countWork.fields))]
      : []),
    ...(canBeCompleted(now) ? [possible('completed', 'All of the work is done')] : []),
    ...possibleIn(now),
  ];
}

function possibleIn({ state, kept, total, withdrawal }: Order): PossibleChange[] {
  const takeBack = possible('withdrawn', 'Take it back', askableFields(takeOrderBack.fields));
  if (state === 'draft')
    return [possible('sent', 'Ask the client to pay'), { ...takeBack, tellsClient: false }];
  if (state === 'expired' && kept.minor >= total.minor && !withdrawal)
    return [possible('accepted', 'Accept the late payment')];
  return (state === 'awaiting' || state === 'declined') && kept.minor === 0 ? [takeBack] : [];
}

/** What is said of a part of the price that did not come; nothing while none is late. */
function latePart({ state, instalments }: Order): string | undefined {
  const part = instalments.find(({ left }) => left.minor > 0);
  const isOpen = state === 'awaiting' || state === 'declined';
  return part && isOpen && part.due < today()
    ? `${formatMoney(part.left)} was due on ${dayInWords(part.due)} and hasn’t come. Ask the client about it.`
    : undefined;
}

/** What has to be done about an order by a person. */
export function orderTask(now: Order): string | undefined {
  const { state, kept, total, refunds, withdrawal } = now;
  const [transfer] = toBeTransferred(now);
  if (transfer?.state === 'failed')
    return `${formatMoney(transfer.amount)} could not be sent back to the card. Ask the client for an account, send it there by bank transfer, and say here that you did.`;
  if (transfer)
    return `${transfer.why}. Send ${formatMoney(transfer.amount)} back by bank transfer, to the account it came from, and say here that you did.`;
  if (refunds.some((refund) => refund.state === 'asked')) return undefined;
  if (withdrawal && (kept.minor > 0 || mayBeOwed(now))) return leftAfterWithdrawal(now) || undefined;
  const late = latePart(now);
  if (late) return late;
  if (kept.minor === 0) return undefined;
  if (state === 'expired') return 'Money came in after the time to pay. Accept it, or send it back.';
  const over = minus(kept, total);
  return over.minor > 0 ? `${formatMoney(over)} too much came in. Send it back.` : undefined;
}

const methods = { card: 'by card', transfer: 'by bank transfer' } as const;

const paymentView = ({ payment, method, amount, on, refunded }: OrderPayment) => {
  const left = minus(amount, refunded);
  return {
    payment,
    shown: `${formatMoney(amount)} ${methods[method]}, ${on}`,
    left: formatMoney(left),
    canGoBack: left.minor > 0,
  };
};

/** An order as the screen of the studio shows it. */
export function orderDesk(now: Order, erased: boolean): OrderDesk {
  const task = orderTask(now);
  const begin = mayBegin(now);
  return {
    reference: now.reference,
    title: orderTitle(now),
    customer: now.customer,
    state: now.state,
    label: now.withdrawal && now.state !== 'refunded' ? 'Withdrawn from' : orderStates[now.state].label,
    lines: now.lines.map(({ text, amount }) => `${text}: ${formatMoney(amount)}`),
    total: formatMoney(now.total),
    kept: formatMoney(now.kept),
    variableSymbol: now.variableSymbol,
    holdUntil: now.holdUntil,
    about: now.about ?? '',
    erased,
    address: `${env.webUrl}${paymentPath(now.reference)}`,
    ...(task ? { task } : {}),
    ...(begin ? { begin } : {}),
    instalments: now.instalments.map(({ due, amount, left }) => ({
      due,
      amount: formatMoney(amount),
      paid: left.minor === 0,
    })),
    payments: now.payments.map(paymentView),
    history: now.history.toReversed().map((change) => ({
      number: change.number,
      at: change.at,
      happened: inWords(change),
      by: authors[change.author],
    })),
    possible: erased ? [] : possibleNow(now),
    sendBack: possible('refund-asked', 'Send money back', askableFields(sendBack.fields)),
  };
}
