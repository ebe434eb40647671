import type { Fault } from '@majak/tools/form/fault';
import { readForm } from '@majak/tools/form/form';
import { orderChanges } from '@majak/tools/orders/order-change';
import type { Payload } from 'payload';
import * as z from 'zod';
import { today } from '../today.ts';
import { changeOrder, type OrderOutcome } from './change-order.ts';
import { toBeTransferred } from './order-desk.ts';
import { countWork, readAmount, sendBack, takeOrderBack } from './order-forms.ts';
import { readOrder } from './read-order.ts';

/** What staff do with an order, as it comes over the wire. */
export type StaffStep = {
  reference: string;
  kind: string;
  given: unknown;
  person: string;
  idempotencyKey: string;
};
export type StaffOutcome =
  | OrderOutcome
  | { kind: 'faults'; faults: readonly Fault[] }
  | { kind: 'no such change' };

const refundOf = z.object({ payment: z.string().max(200) });

async function refund(payload: Payload, { given, ...step }: StaffStep): Promise<StaffOutcome> {
  const { payment } = refundOf.catch({ payment: '' }).parse(given);
  const { amount: typed, why } = { amount: '', why: '', ...Object(given) };
  const read = readForm(sendBack, { amount: typed, why });
  if (!read.ok) return { kind: 'faults', faults: read.faults };
  const amount = readAmount(read.value.amount);
  if ('field' in amount) return { kind: 'faults', faults: [amount] };
  const outcome = await changeOrder(payload, {
    ...step,
    kind: 'refund-asked',
    answers: orderChanges['refund-asked'].parse({ payment, amount, why: read.value.why }),
    author: 'agency',
  });
  if (outcome.kind !== 'made') return outcome;
  const found = outcome.order.payments.find((one) => one.payment === payment);
  if (found?.method !== 'transfer') return outcome;
  // What came by transfer goes back by transfer, which staff make themselves: pressing it says that it is on its way.
  return changeOrder(payload, {
    reference: step.reference,
    person: step.person,
    kind: 'refunded',
    answers: { asked: outcome.number, refund: 'by transfer' },
    author: 'agency',
    idempotencyKey: `refund:${step.reference}.${outcome.number}`,
  });
}

/** Writes down that money went back by transfer: the earliest that is still to go. */
async function sent(payload: Payload, step: Omit<StaffStep, 'given' | 'kind'>): Promise<StaffOutcome> {
  const now = await readOrder(payload, step.reference);
  // Pressed again after the answer was lost, it is the one that was settled.
  const refund = now && (toBeTransferred(now)[0] ?? now.refunds.findLast(({ state }) => state === 'done'));
  if (!refund) return { kind: 'refused', why: 'Nothing is to be sent back by transfer' };
  return changeOrder(payload, {
    ...step,
    kind: 'refunded',
    answers: { asked: refund.number, refund: 'by transfer' },
    author: 'agency',
  });
}

/** Writes down what was done of what a client withdrew from: the rest of what they paid goes back by itself. */
async function count(payload: Payload, { given, ...step }: StaffStep): Promise<StaffOutcome> {
  const read = readForm(countWork, given);
  if (!read.ok) return { kind: 'faults', faults: read.faults };
  const done = readAmount(read.value.amount, 0);
  if ('field' in done) return { kind: 'faults', faults: [done] };
  const answers = { done, what: read.value.what };
  return changeOrder(payload, { ...step, kind: 'work-counted', answers, author: 'agency' });
}

/** Does what staff press, once, if the rules of orders let it. */
export async function changeOrderByStaff(payload: Payload, step: StaffStep): Promise<StaffOutcome> {
  const { given, kind, ...shared } = step;
  if (kind === 'refund-asked') return refund(payload, step);
  if (kind === 'refund-sent') return sent(payload, shared);
  if (kind === 'work-counted') return count(payload, step);
  if (kind === 'withdrawn') {
    const read = readForm(takeOrderBack, given);
    if (!read.ok) return { kind: 'faults', faults: read.faults };
    return changeOrder(payload, { ...shared, kind, answers: read.value, author: 'agency' });
  }
  if (kind === 'completed')
    return changeOrder(payload, { ...shared, kind, answers: { on: today() }, author: 'agency' });
  if (kind === 'sent' || kind === 'accepted')
    return changeOrder(payload, { ...shared, kind, answers: {}, author: 'agency' });
  return { kind: 'no such change' };
}
