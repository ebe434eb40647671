import type { Payload } from 'payload';
import { changeOrder } from '../orders/change-order.ts';
import { readOrder } from '../orders/read-order.ts';
import { transferOf } from './preview-statement.ts';
import type { AppliedRow } from './statement-schema.ts';

/** What came of rows that were applied: how many, and which not, and why. */
export type Applied = { applied: number; refused: { reference: string; why: string }[] };

/**
 * Writes transfers down, each once, however often the same statement, or one that overlaps it, is applied.
 * @param person Who of the staff.
 */
export async function applyStatement(
  payload: Payload,
  rows: readonly AppliedRow[],
  person: string,
): Promise<Applied> {
  const came: Applied = { applied: 0, refused: [] };
  for (const { key, on, amount, reference } of rows) {
    const payment = transferOf(key);
    const before = await readOrder(payload, reference);
    if (before?.payments.some((one) => one.payment === payment)) continue;
    const outcome = await changeOrder(payload, {
      reference,
      kind: 'received',
      answers: { method: 'transfer', payment, amount, on },
      author: 'agency',
      person,
      idempotencyKey: payment,
    });
    if (outcome.kind === 'made') came.applied += 1;
    else came.refused.push({ reference, why: outcome.kind === 'refused' ? outcome.why : outcome.kind });
  }
  return came;
}
