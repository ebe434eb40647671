import type { Payload } from 'payload';
import { changeOrder } from '../orders/change-order.ts';
import { readOrder } from '../orders/read-order.ts';
import { transferOf } from './preview-statement.ts';
import { unsealRow } from './sealed-row.ts';

/** What came of rows that were applied: how many, and which not, and why. */
export type Applied = { applied: number; refused: { reference: string; why: string }[] };

const notOurs = 'this is not a line of the statement that was read. Upload the statement again';

/**
 * Writes transfers down, each once, however often the same statement, or one that overlaps it, is applied.
 * @param seals Movements as the preview sealed them: day, amount and order are the statement’s, whatever a browser says.
 * @param person Who of the staff.
 */
export async function applyStatement(
  payload: Payload,
  seals: readonly string[],
  person: string,
): Promise<Applied> {
  const came: Applied = { applied: 0, refused: [] };
  for (const seal of seals) {
    const row = unsealRow(seal);
    if (!row) {
      came.refused.push({ reference: 'A line', why: notOurs });
      continue;
    }
    const { key, on, amount, reference } = row;
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
