import { sql } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Payload } from 'payload';
import * as z from 'zod';
import { query } from '../database.ts';

const content = z.string().transform((text): AdapterPayload => JSON.parse(text));
/** For what is stored without an end of its own. */
const longestS = 60 * 60;

/** Where the provider keeps what it has to remember: in the product's store, a row each, written in one statement. */
export function providerStore(payload: Payload, model: string): Adapter {
  const keyOf = (id: string) => `${model}:${id}`;
  const find = async (chosen: ReturnType<typeof sql>): Promise<AdapterPayload | undefined> => {
    const [row] = await query(
      payload,
      sql`SELECT content, consumed_at FROM provider_records WHERE ${chosen} AND expires_at > ${new Date().toISOString()}`,
    );
    return row && { ...content.parse(row.content), ...(row.consumed_at ? { consumed: true } : {}) };
  };
  return {
    upsert: async (id, record, expiresInS = longestS) => {
      const now = new Date();
      const until = new Date(now.getTime() + expiresInS * 1000).toISOString();
      await query(
        payload,
        sql`INSERT INTO provider_records (key, grant_id, uid, content, expires_at, created_at, updated_at)
            VALUES (${keyOf(id)}, ${record.grantId ?? null}, ${record.uid ? keyOf(record.uid) : null},
                    ${JSON.stringify(record)}, ${until}, ${now.toISOString()}, ${now.toISOString()})
            ON CONFLICT (key) DO UPDATE SET grant_id = excluded.grant_id, uid = excluded.uid, content = excluded.content,
              expires_at = excluded.expires_at, updated_at = excluded.updated_at`,
      );
    },
    find: (id) => find(sql`key = ${keyOf(id)}`),
    findByUid: (uid) => find(sql`uid = ${keyOf(uid)}`),
    // Only devices without a keyboard have such codes.
    findByUserCode: async () => undefined,
    consume: async (id) => {
      await query(
        payload,
        sql`UPDATE provider_records SET consumed_at = ${new Date().toISOString()} WHERE key = ${keyOf(id)}`,
      );
    },
    destroy: async (id) => {
      await query(payload, sql`DELETE FROM provider_records WHERE key = ${keyOf(id)}`);
    },
    revokeByGrantId: async (grantId) => {
      await query(payload, sql`DELETE FROM provider_records WHERE grant_id = ${grantId}`);
    },
  };
}
