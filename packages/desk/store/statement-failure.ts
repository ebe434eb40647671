import { PgPreparedQuery } from 'drizzle-orm/pg-core';
import { SQLitePreparedQuery } from 'drizzle-orm/sqlite-core';
import * as z from 'zod';

const verbs =
  /^\W*(select|insert|update|delete|replace|with|create|drop|alter|pragma|begin|commit|rollback)\b/i;
const tables = /\b(?:from|into|update|table)\s+["`]?(\w+)/i;

/** A statement as a log may name it: its verb and its table, `INSERT requests`. */
export function nameOfStatement(statement: string): string {
  const verb = verbs.exec(statement)?.[1]?.toUpperCase() ?? 'STATEMENT';
  const table = tables.exec(statement)?.[1];
  return table ? `${verb} ${table}` : verb;
}

const failing = z.looseObject({
  message: z.string().catch(''),
  code: z.string().optional().catch(undefined),
  extendedCode: z.string().optional().catch(undefined),
  constraint: z.string().optional().catch(undefined),
  detail: z.string().optional().catch(undefined),
});

/** PostgreSQL's driver gives its own faults no code. */
const faultsOfTheDriver: [RegExp, string][] = [
  [/time-?out/i, 'TIMEOUT'],
  [/terminated|not queryable|closed/i, 'CONNECTION_LOST'],
];

/** SQLite and PostgreSQL say which columns were not unique beside their values: the columns alone are kept. */
const columnsIn = ({ message, detail = '' }: z.infer<typeof failing>) => ({
  sqlite: /^(?:\w+: )*((?:UNIQUE|NOT NULL|FOREIGN KEY|CHECK) constraint failed(?:: [\w., ]+)?)$/.exec(
    message,
  )?.[1],
  postgres: /^Key \(([\w, ".]+)\)=/.exec(detail)?.[1],
});

/**
 * What came of a statement that failed, without a single value: values are what clients wrote, and errors end in logs.
 * `code`, `constraint` and `detail` are as Payload looks for them to say which field has to be unique.
 */
export function statementFailure(statement: string, reason: unknown): Error {
  const known = failing.safeParse(reason).data ?? { message: '' };
  const ofTheDriver = faultsOfTheDriver.find(([words]) => words.test(known.message))?.[1];
  const code = known.extendedCode ?? known.code ?? ofTheDriver ?? 'UNKNOWN';
  const columns = columnsIn(known);
  const name = nameOfStatement(statement);
  return Object.assign(new Error(`${name} failed (${code})${columns.sqlite ? `: ${columns.sqlite}` : ''}`), {
    name: 'StatementFailure',
    code,
    statement: name,
    ...(known.constraint && { constraint: known.constraint }),
    ...(columns.postgres && { detail: `Key (${columns.postgres})=(…) already exists.` }),
  });
}

const reasonOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? error.cause : error;

type Prepared = {
  queryWithCache: (statement: string, values: unknown[], run: () => Promise<unknown>) => Promise<unknown>;
};

/**
 * The query builder writes every value of a failed statement into the message of its error, and has no setting for
 * it. Both of its kinds of statements run through one method: what leaves it names the statement alone.
 */
export function keepValuesOutOfErrors(): void {
  for (const { prototype } of [PgPreparedQuery, SQLitePreparedQuery]) {
    const prepared: Prepared = prototype as unknown as Prepared;
    const { queryWithCache } = prepared;
    if (queryWithCache.name === 'withoutValues') continue;
    prepared.queryWithCache = async function withoutValues(this: Prepared, statement, values, run) {
      try {
        return await queryWithCache.call(this, statement, values, run);
      } catch (error) {
        throw statementFailure(statement, reasonOf(error));
      }
    };
  }
}
