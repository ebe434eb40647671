import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { sealData, unsealData } from 'iron-session';
import type { JWK } from 'oidc-provider';
import type { Payload } from 'payload';
import * as z from 'zod';
import { query } from '../database.ts';
import { signature } from '../signature.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A new key is made so often, known for a day before it signs, and known as long again after it was replaced. */
const days = { betweenKeys: 90, untilItSigns: 1, kept: 180 };

const password = signature('identity-keys', 'sealed');
const seal = { password, ttl: 0 };
const stored = z.object({ content: z.string(), created_at: z.coerce.date() }).array();
const key = z.looseObject({ kty: z.literal('EC'), kid: z.string(), d: z.string() });

type StoredKey = { jwk: JWK; madeAt: Date };

async function readKeys(payload: Payload, now: Date): Promise<StoredKey[]> {
  const rows = await query(
    payload,
    sql`SELECT content, created_at FROM provider_records WHERE key LIKE 'Key:%' AND expires_at > ${now.toISOString()}
        ORDER BY created_at DESC, id DESC`,
  );
  const keys = await Promise.all(
    stored.parse(rows).map(async ({ content, created_at: madeAt }) => {
      // One that was sealed with another secret cannot be opened any more: a new one takes its place.
      const read = key.safeParse(await unsealData(content, seal));
      return read.success ? [{ jwk: read.data as JWK, madeAt }] : [];
    }),
  );
  return keys.flat();
}

async function makeKey(payload: Payload, now: Date): Promise<void> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = randomUUID();
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' };
  const at = now.toISOString();
  const until = new Date(now.getTime() + days.kept * dayMs).toISOString();
  await query(
    payload,
    sql`INSERT INTO provider_records (key, content, expires_at, created_at, updated_at)
        VALUES (${`Key:${kid}`}, ${await sealData(jwk, seal)}, ${until}, ${at}, ${at})`,
  );
}

/**
 * The keys that the provider signs with, the one in use first, then those that are known beside it. They lie sealed in
 * the store; a new one is made when the newest is old.
 */
export async function signingKeys(payload: Payload, now = new Date()): Promise<JWK[]> {
  const age = ({ madeAt }: StoredKey) => (now.getTime() - madeAt.getTime()) / dayMs;
  const [newest] = await readKeys(payload, now);
  if (!newest || age(newest) >= days.betweenKeys) await makeKey(payload, now);
  const keys = await readKeys(payload, now);
  // What a site has not heard of yet signs nothing, unless there is no other.
  const inUse = keys.find((one) => age(one) >= days.untilItSigns) ?? keys.at(-1);
  return [...keys.filter((one) => one === inUse), ...keys.filter((one) => one !== inUse)].map(
    ({ jwk }) => jwk,
  );
}
