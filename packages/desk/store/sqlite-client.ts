import { setTimeout as wait } from 'node:timers/promises';
import type { Client, InStatement, ResultSet } from '@libsql/client';
import { groupCommit } from './group-commit.ts';
import { connectSqlite, type Statement } from './sqlite-connection.ts';

const writing =
  /^\W*(insert|update|delete|replace|create|drop|alter)\b|^\W*with\b[\s\S]*\b(insert|update|delete)\b/i;
const longestWaitMs = 10;
const journalBytes = 64 * 1024 * 1024;

/** `FULL`: what was acknowledged survives a loss of power. Erased means overwritten. */
const settings = `
  PRAGMA busy_timeout = 0; -- The native wait would stop everything else this process does: waiting is done here.
  PRAGMA journal_mode = WAL;
  PRAGMA journal_size_limit = ${journalBytes};
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;`;

/** Whether a statement was refused only because another process is writing. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';

/** Tries until nobody is in the way, or patience is at an end. */
async function whileBusy<Result>(patienceMs: number, run: () => Result): Promise<Result> {
  const untilMs = performance.now() + patienceMs;
  for (;;) {
    try {
      return run();
    } catch (error) {
      if (!isBusy(error) || performance.now() > untilMs) throw error;
      await wait(Math.random() * longestWaitMs);
    }
  }
}

function statementOf(given: InStatement | string, values: unknown): Statement {
  const { sql, args = [] } = typeof given === 'string' ? { sql: given, args: values ?? [] } : given;
  if (!Array.isArray(args)) throw new Error('Values are given by position');
  return { sql, args };
}

/** What of a client is used: transactions are off on SQLite. */
export type SqliteClient = Pick<Client, 'execute' | 'executeMultiple' | 'close'>;

/**
 * A SQLite file as the query builder talks to it. Reading never waits for writing; writes that arrive together are one
 * commit; while another process writes, ours wait up to `patienceMs` and everything else goes on.
 * @throws Error with the code SQLITE_BUSY when a write did not get its turn in time.
 */
export async function openSqlite(url: string, patienceMs: number): Promise<SqliteClient> {
  const connection = connectSqlite(url);
  await whileBusy(patienceMs, () => connection.script(settings));
  const write = groupCommit<Statement, ResultSet>({
    commit: async (statements) => connection.commit(statements),
    isBusy,
    patienceMs,
  });
  return {
    execute: async (given: InStatement | string, values?: unknown) => {
      const statement = statementOf(given, values);
      return writing.test(statement.sql)
        ? write(statement)
        : whileBusy(patienceMs, () => connection.run(statement));
    },
    executeMultiple: (sql) => whileBusy(patienceMs, () => connection.script(sql)),
    close: () => connection.close(),
  };
}
