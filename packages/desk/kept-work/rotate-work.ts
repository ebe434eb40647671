import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { fileKeys } from '../uploads/file-keys.ts';
import { SealBroken, seal, unseal } from '../uploads/seal.ts';

const atOnce = 50;

function openedOrBroken(content: unknown, slot: string): Buffer | undefined {
  try {
    return unseal(Buffer.from(String(content), 'base64'), slot, fileKeys);
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    return undefined;
  }
}

/**
 * Encrypts what clients keep anew with the newest key; what was changed in between has it already.
 * @returns how many there were, and how many could not be opened and stay as they are.
 */
export async function rotateWork(payload: Payload): Promise<{ sealed: number; broken: number }> {
  const [newest] = fileKeys;
  if (!newest) throw new Error('There is no key to encrypt kept work with');
  const counts = { sealed: 0, broken: 0 };
  for (let after = 0; ; ) {
    const rows = await query(
      payload,
      sql`SELECT id, slot, content FROM kept_work WHERE id > ${after} ORDER BY id LIMIT ${atOnce}`,
    );
    for (const { id, slot, content } of rows) {
      const bytes = openedOrBroken(content, String(slot));
      counts[bytes ? 'sealed' : 'broken'] += 1;
      if (!bytes) continue;
      const anew = seal(bytes, String(slot), newest).toString('base64');
      await query(
        payload,
        sql`UPDATE kept_work SET content = ${anew} WHERE id = ${id} AND content = ${content}`,
      );
    }
    if (rows.length < atOnce) return counts;
    after = Number(rows.at(-1)?.id);
  }
}
