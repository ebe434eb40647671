import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { inTransaction, isPostgres, query } from '../database.ts';
import { lockUploads, uploadsAreFree } from '../uploads/free-uploads.ts';
import { type Columns, insertion } from './insert-once.ts';

/**
 * Writes a row with its files whole or not at all, as `insertOnce` does: of two that name one file at the same moment one
 * has it.
 * @param uploads The files, as the store calls them.
 * @returns its id; nothing if there is one with its key already, or another has one of its files.
 */
export async function insertWithUploads(
  payload: Payload,
  table: string,
  { columns, uploads }: { columns: Columns; uploads: readonly string[] },
): Promise<number | undefined> {
  const free = uploadsAreFree(uploads);
  const [written] = isPostgres
    ? await inTransaction(payload, async (run) => {
        // A statement sees what was there when it began: the lock comes before.
        await run(lockUploads(uploads));
        const [ready] = await run(sql`SELECT 1 WHERE ${free}`);
        return ready ? run(insertion(table, columns)) : [];
      })
    : await query(payload, insertion(table, columns, free));
  return written && Number(written.id);
}
