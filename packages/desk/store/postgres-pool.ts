import pg from 'pg';

/** All shorter than the twenty seconds after which a browser gives up, even one after the other. */
const connectingMs = 3000;
const statementMs = 6000;
const connections = 10;

/** How long a statement may take: by the server's clock, and by ours for a server that no longer answers. 0 is for ever. */
export const statementLimits = (ms: number) => ({ statement_timeout: ms, query_timeout: ms && ms + 1000 });

/**
 * Connections to PostgreSQL that are missed when they go, not mourned: a lost one is thrown away, the next statement
 * opens another. A server that hangs is given up on after a while.
 */
export function postgresPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    keepAlive: true,
    connectionTimeoutMillis: connectingMs,
    ...statementLimits(statementMs),
    idle_in_transaction_session_timeout: 2 * statementMs,
  });
  // An idle connection that breaks tells the pool, one in use tells itself; unheard, either would end the process.
  // Whatever was being asked fails by itself, and says so where it was asked.
  const leave = () => undefined;
  pool.on('error', leave);
  pool.on('connect', (client) => client.on('error', leave));
  return pool;
}
