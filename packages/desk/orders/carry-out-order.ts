import type { Order } from '@majak/tools/orders/order';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import type { Claim } from '../outbox/claim.ts';
import type { OrderChange as StoredChange } from '../payload-types.ts';
import { settleCheckout } from '../payments/settle-checkout.ts';
import { settleRefund } from '../payments/settle-refund.ts';
import type { Outcome } from '../ports/outcome.ts';
import { isFailure } from '../ports/payments/port.ts';
import { services } from '../services.ts';
import { afterWithdrawal } from './after-withdrawal.ts';
import { changeOrder } from './change-order.ts';
import { giveBack } from './give-back.ts';
import { orderAsItStands } from './order-as-it-stands.ts';
import { orderKindOf } from './order-kinds.ts';
import { agencyOrderMail, clientOrderMail, type ToldOrder } from './order-mails.ts';
import { readOrder } from './read-order.ts';

type CarryOut = (told: ToldOrder, payload: Payload, claim: Claim) => Promise<Outcome>;

const done: Outcome = { kind: 'done' };
const minuteMs = 60_000;
const declineMailMs = 5 * minuteMs;
const hourMs = 60 * minuteMs;
/** When to look again whether somebody has paid: ever less often, the longer ago they were sent to pay. */
const nextLookMs = (since: string) =>
  Math.min(Math.max((Date.now() - Date.parse(since)) / 2, minuteMs), hourMs);

/** Does what was paid for, and writes down that it is done. Somebody who died in between has it done again. */
async function fulfil({ now }: ToldOrder, payload: Payload): Promise<Outcome> {
  if (now.fulfilled) return done;
  if (now.withdrawal) return { kind: 'withheld', error: 'It was withdrawn from' };
  if (now.state !== 'paid') return { kind: 'withheld', error: 'It is not paid any more' };
  const kind = orderKindOf(now.kind);
  await kind.fulfil(payload, now);
  if (await kind.isCalledOff?.(payload, now)) return giveBack(payload, now.reference);
  const idempotencyKey = `${now.reference}:fulfilled`;
  await changeOrder(payload, {
    reference: now.reference,
    kind: 'fulfilled',
    answers: {},
    author: 'clock',
    idempotencyKey,
  });
  return done;
}

async function release({ now }: ToldOrder, payload: Payload): Promise<Outcome> {
  if (now.withdrawal) return afterWithdrawal(payload, now);
  if (now.state !== 'expired' && now.state !== 'refunded')
    return { kind: 'withheld', error: 'It was accepted after all' };
  await orderKindOf(now.kind).release(payload, now);
  return done;
}

const rowOf = async (payload: Payload, { reference }: Order): Promise<number> => {
  const [row] = await query(payload, sql`SELECT id FROM orders WHERE reference = ${reference}`);
  return Number(row?.id);
};

/** Asks the bank what came of its page until it says, should it never tell by itself. */
async function checkout({ change }: ToldOrder, payload: Payload): Promise<Outcome> {
  if (change.kind !== 'begun') return { kind: 'refused', error: 'No page of the bank was opened' };
  const answer = await services.payments.look(change.answers.checkout);
  if (isFailure(answer)) {
    const { error, again } = answer;
    return again ? { kind: 'retry', error, inDoubt: false } : { kind: 'refused', error };
  }
  return (await settleCheckout(payload, answer)) === 'open'
    ? { kind: 'waiting', error: 'Not paid yet', afterMs: nextLookMs(change.at) }
    : done;
}

/** Sends money back by the way it came. */
async function refund({ now: { reference }, change, key }: ToldOrder, payload: Payload): Promise<Outcome> {
  if (change.kind !== 'refund-asked') return { kind: 'refused', error: 'No refund was asked for' };
  const { payment, amount } = change.answers;
  const asked = change.number;
  const answer = await services.payments.refund({ reference, asked, payment, amount, key });
  if (isFailure(answer) && answer.again) return { kind: 'retry', error: answer.error, inDoubt: true };
  if (isFailure(answer)) {
    await settleRefund(payload, { reference, asked, refund: { kind: 'refund', id: '', state: 'failed' } });
    return { kind: 'refused', error: answer.error };
  }
  await settleRefund(payload, { reference, asked, refund: answer });
  return answer.state === 'pending'
    ? { kind: 'waiting', error: 'On its way', afterMs: hourMs }
    : { kind: 'done', externalId: answer.id };
}

/** Said soon enough to whoever has left, and not to whoever tries their next card: they read it on the page. */
async function declineMail(told: ToldOrder): Promise<Outcome> {
  const { now, change } = told;
  if (now.state !== 'declined') return { kind: 'withheld', error: 'They went on already' };
  const waitMs = Date.parse(change.at) + declineMailMs - Date.now();
  return waitMs > 0
    ? { kind: 'waiting', error: 'Waits whether they go on', afterMs: waitMs }
    : services.mail.send(clientOrderMail(told));
}

/** As it is told of: what it is for is said as it is by now. */
const asItStands = async (told: ToldOrder, payload: Payload): Promise<ToldOrder> => ({
  ...told,
  now: await orderAsItStands(payload, told.now),
});

/** What is done about changes of orders, by the channels of the outbox. */
const channels: Readonly<Record<string, CarryOut>> = {
  fulfil,
  release,
  checkout,
  refund,
  client: async (told, payload) =>
    told.change.kind === 'declined'
      ? declineMail(told)
      : services.mail.send(clientOrderMail(await asItStands(told, payload))),
  agency: async (told, payload) =>
    services.mail.send(agencyOrderMail(await asItStands(told, payload), await rowOf(payload, told.now))),
};

const carryOut =
  (channel: string) =>
  async (row: StoredChange, claim: Claim, payload: Payload): Promise<Outcome> => {
    const now = await readOrder(payload, row.orderReference);
    const change = now?.history.find(({ number }) => number === row.number);
    const carry = channels[channel];
    if (!now || !change || !carry) return { kind: 'refused', error: 'There is no such change' };
    return carry({ now, change, key: `${claim.reference}:${channel}` }, payload, claim);
  };

/** What the outbox does about changes of orders. */
export const orderChannels = Object.fromEntries(
  Object.keys(channels).map((channel) => [channel, carryOut(channel)]),
);
