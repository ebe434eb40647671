import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { caseOwner } from './upload-owner.ts';

const atOnce = 100;

/** Tables whose rows hand files in, the column of the reference, and whose its files are. */
const carriers = [
  { table: 'requests', column: 'reference', ownerOf: (reference: string) => reference },
  { table: 'case_changes', column: 'case_reference', ownerOf: caseOwner },
] as const;

/**
 * Gives every upload that was handed in the reference of its request. The request itself says which are to come
 * (`pending_uploads`, written in the statement that accepted it), and says so until all have it: whoever dies in between
 * is followed by somebody who does the same again. Safe to run anywhere, any number of times.
 */
export async function bindUploads(payload: Payload): Promise<void> {
  for (const carrier of carriers) await bindUploadsOf(payload, carrier);
}

async function bindUploadsOf(payload: Payload, carrier: (typeof carriers)[number]): Promise<void> {
  const [table, column] = [sql.identifier(carrier.table), sql.identifier(carrier.column)];
  for (;;) {
    const waiting = await query(
      payload,
      sql`SELECT id, ${column} AS reference, pending_uploads FROM ${table} WHERE uploads_pending = ${true} ORDER BY id LIMIT ${atOnce}`,
    );
    for (const { id, reference, pending_uploads: pending } of waiting) {
      const keys = String(pending)
        .split(' ')
        .map((key) => sql`${key}`);
      await query(
        payload,
        sql`UPDATE uploads SET reference = ${carrier.ownerOf(String(reference))}, expires_at = NULL
            WHERE key IN (${sql.join(keys, sql`, `)}) AND reference IS NULL`,
      );
      await query(
        payload,
        sql`UPDATE ${table} SET pending_uploads = NULL, uploads_pending = ${false} WHERE id = ${id}`,
      );
    }
    if (waiting.length < atOnce) return;
  }
}
