import { addDays } from '@majak/law/dates';
import type { Fault } from '@majak/tools/form/fault';
import { readForm } from '@majak/tools/form/form';
import { type OrderState, orderStates } from '@majak/tools/orders/order-states';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { askableFields } from '../cases/askable-fields.ts';
import { query } from '../database.ts';
import { today } from '../today.ts';
import type { OrdersAbout } from './order-desk-schema.ts';
import { askForPayment, readAmount } from './order-forms.ts';
import { endOfDay } from './pay-until.ts';
import { makeOrder, type PlacedOrder } from './place-order.ts';

/** Who is asked to pay, and what it is about: a request or a case. */
export type Asked = { about: string; customer: { name: string; email: string } };

type Asking = { given: unknown; person: string; idempotencyKey: string };

/** Asks a client to pay for work of ours, or keeps it as a draft. @returns what is wrong where it cannot be asked for. */
export async function askClientToPay(
  payload: Payload,
  { about, customer }: Asked,
  { given, person, idempotencyKey }: Asking,
): Promise<PlacedOrder | { faults: readonly Fault[] }> {
  const read = readForm(askForPayment, given);
  if (!read.ok) return { faults: read.faults };
  const { title, payUntil, workBy, now } = read.value;
  const amount = readAmount(read.value.amount);
  if ('field' in amount) return { faults: [amount] };
  if (payUntil < today())
    return { faults: [{ field: 'payUntil', code: 'past', message: 'That day is over' }] };
  const wanted = {
    kind: 'service',
    details: { title },
    lines: [{ text: title, amount }],
    customer,
    holdUntil: endOfDay(payUntil),
    about,
    ...(workBy ? { workBy } : {}),
    idempotencyKey,
  };
  return makeOrder(payload, wanted, { as: now ? 'placed' : 'drafted', person });
}

/** The orders of a request or a case, and what is asked for another. */
export async function ordersAbout(payload: Payload, about: string): Promise<OrdersAbout> {
  const rows = await query(
    payload,
    sql`SELECT id, title, state FROM orders WHERE about = ${about} ORDER BY id`,
  );
  return {
    orders: rows.map(({ id, title, state }) => ({
      id: Number(id),
      title: String(title),
      state: orderStates[state as OrderState].label,
    })),
    asking: {
      kind: 'placed',
      does: 'Ask for a payment',
      tellsClient: true,
      fields: askableFields(askForPayment.fields, { payUntil: addDays(today(), 14), now: 'yes' }),
    },
  };
}
