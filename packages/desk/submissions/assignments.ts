import { type SQL, sql } from 'drizzle-orm';

/** What an UPDATE sets, by the names of columns. */
export const assignments = (columns: Readonly<Record<string, string | number | null | undefined>>): SQL =>
  sql.join(
    Object.entries(columns).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`),
    sql`, `,
  );
