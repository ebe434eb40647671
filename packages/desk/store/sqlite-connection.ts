import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { InValue, ResultSet, Row } from '@libsql/client';
import * as z from 'zod';
import { sqliteFile } from '../store-address.ts';

/** A statement with its values, in the order of its question marks. */
export type Statement = { sql: string; args: readonly InValue[] };

type Connection = {
  run: (statement: Statement) => ResultSet;
  /** Runs all of them in one commit or none. */
  commit: (statements: readonly Statement[]) => ResultSet[];
  /** Runs statements without values or rows. */
  script: (sql: string) => void;
  close: () => void;
};

const failed = z.looseObject({ errcode: z.number(), message: z.string() });
const names: Record<number, string> = {
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  19: 'SQLITE_CONSTRAINT',
  26: 'SQLITE_NOTADB',
};
const uniqueFailed = 2067;

/** The driver gives numbers; everyone else, Payload too, knows these faults by name. */
function named(error: unknown): unknown {
  const known = failed.safeParse(error);
  if (!known.success) return error;
  const { errcode, message } = known.data;
  const code =
    errcode === uniqueFailed ? 'SQLITE_CONSTRAINT_UNIQUE' : (names[errcode & 0xff] ?? 'SQLITE_ERROR');
  return Object.assign(new Error(message), { code });
}

function toSqlite(value: InValue): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.getTime();
  return value instanceof ArrayBuffer ? new Uint8Array(value) : value;
}

/** A row that is read by position and by name, as the query builder does both; of two columns with one name the first. */
function rowOf(columns: readonly string[], values: readonly unknown[]): Row {
  const row: Record<string, unknown> = {};
  for (const [index, name] of columns.entries()) if (!Object.hasOwn(row, name)) row[name] = values[index];
  for (const [index, value] of values.entries()) Object.defineProperty(row, index, { value });
  return Object.defineProperty(row, 'length', { value: values.length }) as Row;
}

function runOn(database: DatabaseSync, { sql, args }: Statement): ResultSet {
  const prepared = database.prepare(sql);
  const values = args.map(toSqlite);
  const columns = prepared.columns().map(({ name }) => name);
  const answer = { columns, columnTypes: columns.map(() => ''), toJSON: () => ({ columns }) };
  if (columns.length === 0) {
    const { changes, lastInsertRowid } = prepared.run(...values);
    return { ...answer, rows: [], rowsAffected: Number(changes), lastInsertRowid: BigInt(lastInsertRowid) };
  }
  prepared.setReturnArrays(true);
  const rows = prepared.all(...values).map((row) => rowOf(columns, Object.values(row)));
  return { ...answer, rows, rowsAffected: 0, lastInsertRowid: undefined };
}

/**
 * One connection to a SQLite file, through Node's own driver: it leaves no statement open behind a refusal, which
 * would keep later writes from being committed.
 * @throws Error with SQLite's name of the fault as its `code`.
 */
export function connectSqlite(url: string): Connection {
  const database = new DatabaseSync(sqliteFile(url));
  const withNames = <Result>(run: () => Result): Result => {
    try {
      return run();
    } catch (error) {
      throw named(error);
    }
  };
  return {
    run: (statement) => withNames(() => runOn(database, statement)),
    commit: (statements) =>
      withNames(() => {
        database.exec('BEGIN IMMEDIATE');
        try {
          const results = statements.map((statement) => runOn(database, statement));
          database.exec('COMMIT');
          return results;
        } finally {
          if (database.isTransaction) database.exec('ROLLBACK');
        }
      }),
    script: (sql) => withNames(() => database.exec(sql)),
    close: () => database.close(),
  };
}
