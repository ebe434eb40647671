import pg from 'pg';
import * as z from 'zod';
import { type Holder, StoreInUse } from './store-in-use.ts';

/** Two numbers that nobody else uses for an advisory lock in this database. */
const key = [7235_1000, 1] as const;
const held = z.object({ rows: z.tuple([z.object({ held: z.boolean() })]) });
const sessions = z.object({ rows: z.array(z.object({ application_name: z.string(), pid: z.number() })) });

/** In every version of the driver, in none of its types. */
const referable = z.custom<{ ref: () => void; unref: () => void }>(
  (value) => value instanceof pg.Client && 'ref' in value && 'unref' in value,
);

const connectMs = 5000;
const firstWaitMs = 500;
const longestWaitMs = 10_000;

async function open(databaseUrl: string, holder: Holder): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: `majak ${holder.name} ${holder.pid}`,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
  });
  // A connection that breaks says so by `end` as well; without a listener the error would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function tryLock(client: pg.Client, kind: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared') {
  const { rows } = held.parse(await client.query(`SELECT ${kind}($1, $2) AS held`, [...key]));
  return rows[0].held;
}

/**
 * Takes a shared lock for a process that uses the store, on a connection of its own, and takes it again whenever that
 * connection was lost. A process that then finds the store being restored ends: what it remembers is of another store.
 * @throws StoreInUse while somebody owns the store.
 */
export async function sharePostgres(databaseUrl: string, holder: Holder): Promise<() => Promise<void>> {
  let released = false;
  let client: pg.Client;
  const take = async () => {
    client = await open(databaseUrl, holder);
    if (!(await tryLock(client, 'pg_try_advisory_lock_shared'))) {
      const holders = await others(client);
      await client.end();
      throw new StoreInUse(holders);
    }
    client.once('end', () => void again(firstWaitMs));
    // The lock alone keeps no script from ending.
    referable.parse(client).unref();
  };
  const again = async (waitMs: number): Promise<void> => {
    if (released) return;
    await new Promise((resolve) => setTimeout(resolve, waitMs).unref());
    try {
      await take();
    } catch (error) {
      if (error instanceof StoreInUse) endProcess(error);
      await again(Math.min(2 * waitMs, longestWaitMs));
    }
  };
  await take();
  return async () => {
    released = true;
    referable.parse(client).ref();
    await client.end();
  };
}

function endProcess({ message }: StoreInUse): never {
  process.stderr.write(`${message} This process ends: start it again afterwards.\n`);
  process.exit(1);
}

/**
 * Takes the lock that nobody can share, and looks for sessions of the same user besides: a process whose lock was lost
 * for a moment still has its pool. @throws StoreInUse while anybody has the store open.
 */
export async function ownPostgres(databaseUrl: string, holder: Holder): Promise<() => Promise<void>> {
  const client = await open(databaseUrl, holder);
  const owned = await tryLock(client, 'pg_try_advisory_lock');
  const holders = await others(client);
  if (owned && holders.length === 0) return () => client.end();
  await client.end();
  throw new StoreInUse(holders);
}

/** Who has the store open now. */
export async function postgresHolders(databaseUrl: string, asker: Holder): Promise<Holder[]> {
  const client = await open(databaseUrl, asker);
  try {
    return await others(client);
  } finally {
    await client.end();
  }
}

/** Sessions in this database by this user, those of the product by their names, without connections of one twice. */
async function others(client: pg.Client): Promise<Holder[]> {
  const { rows } = sessions.parse(
    await client.query(
      `SELECT application_name, pid FROM pg_stat_activity
       WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()
         AND backend_type = 'client backend'`,
    ),
  );
  const named = rows.map(({ application_name: name, pid }): Holder => {
    const [, part, own] = /^majak (.+) (\d+)$/.exec(name) ?? [];
    return part ? { name: part, pid: Number(own) } : { name: name || 'session', pid };
  });
  const products = named.filter(({ name }, index) => rows[index]?.application_name !== name);
  return products.length > 0 ? products : named;
}
