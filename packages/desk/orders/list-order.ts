import type { Order } from '@majak/tools/orders/order';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { logFailure } from '../log.ts';
import { orderKinds } from './order-kinds.ts';
import { readOrder } from './read-order.ts';

/** What an order is of, in words; its kind, where a newer program knows more of them. */
export const orderTitle = ({ kind, details }: Pick<Order, 'kind' | 'details'>): string =>
  orderKinds.find(({ slug }) => slug === kind)?.title(details) ?? kind;

const isOpen = ({ state }: Order): boolean => state === 'awaiting' || state === 'declined';

const columnsOf = (now: Order) => ({
  reference: now.reference,
  title: `${now.customer.name}: ${orderTitle(now)}`,
  kind: now.kind,
  state: now.state,
  email: now.customer.email,
  about: now.about ?? null,
  variable_symbol: now.variableSymbol,
  total: now.total.minor,
  kept: now.kept.minor,
  currency: now.total.currency,
  // Of what is open alone: the clock looks at nothing else.
  hold_until: isOpen(now) && now.kept.minor === 0 ? now.holdUntil : null,
  next_due: isOpen(now) ? (now.instalments.find(({ left }) => left.minor > 0)?.due ?? null) : null,
  changed_at: now.changedAt,
  last_number: now.lastNumber,
  created_at: now.madeAt,
  updated_at: now.changedAt,
});

/** Writes the row of an order for lists and searches, unless it says something later already. */
async function listOrder(payload: Payload, reference: string): Promise<void> {
  const now = await readOrder(payload, reference);
  if (!now) return;
  const columns = Object.entries(columnsOf(now));
  const names = columns.map(([name]) => sql.identifier(name));
  const values = columns.map(([, value]) => sql`${value}`);
  const updates = names.map((name) => sql`${name} = excluded.${name}`);
  await query(
    payload,
    sql`INSERT INTO orders (${sql.join(names, sql`, `)}) VALUES (${sql.join(values, sql`, `)})
        ON CONFLICT (reference) DO UPDATE SET ${sql.join(updates, sql`, `)}
        WHERE orders.last_number < excluded.last_number AND orders.redacted_at IS NULL`,
  );
  await query(
    payload,
    sql`UPDATE order_changes SET unlisted = ${false}
        WHERE order_reference = ${reference} AND number <= ${now.lastNumber} AND unlisted = ${true}`,
  );
}

const atOnce = 100;

/** Orders that could not be read, and were complained of: it is looked at them every second. */
const unreadable = new Set<string>();

async function listOrLog(payload: Payload, reference: string): Promise<void> {
  try {
    await listOrder(payload, reference);
    unreadable.delete(reference);
  } catch (error) {
    if (!unreadable.has(reference)) logFailure('An order could not be listed', error);
    unreadable.add(reference);
  }
}

/**
 * Brings the rows of orders up to their changes. A change is written in one statement and says that it is not listed yet:
 * who dies in between is followed by somebody who does the same again. Safe to run anywhere, any number of times.
 * @param reference One order; every one that waits, where none is named.
 */
export async function listOrders(payload: Payload, reference?: string): Promise<void> {
  if (reference) return listOrder(payload, reference);
  const waiting = await query(
    payload,
    sql`SELECT DISTINCT order_reference FROM order_changes WHERE unlisted = ${true} LIMIT ${atOnce}`,
  );
  for (const { order_reference: waits } of waiting) await listOrLog(payload, String(waits));
}
