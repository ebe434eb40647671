import type { Order } from '@majak/tools/orders/order';
import type { OrderChange } from '@majak/tools/orders/order-change';
import { orderDeliveries } from '@majak/tools/orders/order-deliveries';
import { afterChange, orderOfChanges } from '@majak/tools/orders/order-of-changes';
import type { Payload } from 'payload';
import { insertOnce } from '../submissions/insert-once.ts';

type Row = {
  reference: string;
  before?: Order;
  change: OrderChange;
  person?: string;
  idempotencyKey: string;
};

/**
 * Writes a change of an order, whole, in one statement: with everything that is to be done about it.
 * @returns false where there is one of this number, with this key or of this symbol already.
 */
export async function writeOrderChange(
  payload: Payload,
  { reference, before, change, person, idempotencyKey }: Row,
): Promise<boolean> {
  const now = before ? afterChange(before, change) : orderOfChanges(reference, [change]);
  if (!now) throw new Error('An order begins with its making');
  const channels = orderDeliveries(before, now, change).join(' ');
  const symbol = change.kind === 'drafted' || change.kind === 'placed' ? change.answers.variableSymbol : null;
  const written = await insertOnce(payload, 'order_changes', {
    order_reference: reference,
    number: change.number,
    kind: change.kind,
    answers: JSON.stringify(change.answers),
    author: change.author,
    person: person ?? null,
    variable_symbol: symbol,
    unlisted: true,
    reference: `${reference}.${change.number}`,
    status: channels ? 'REQUESTED' : 'SUCCEEDED',
    channels,
    planned_at: channels ? null : change.at,
    idempotency_key: idempotencyKey,
  });
  return written !== undefined;
}
