import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import * as z from 'zod';
import { query } from '../database.ts';
import { openPayload } from '../payload.ts';
import { repeatJob } from '../repeat-job.ts';

/** Two writers can commit out of order: this many rows before the newest are looked at again. */
const overlap = 100;
/** A page that was being rendered while it was published may have been stored in between: once more, a round later. */
const timesTold = 2;

const published = z.array(z.object({ id: z.number(), tags: z.string(), created_at: z.coerce.string() }));
type Told = { keys: Map<string, number>; newest: number };

/** Rows told apart by id and moment: numbers begin again once all rows are thrown away. */
async function look(payload: Payload, { newest }: Told) {
  const rows = await query(
    payload,
    sql`SELECT id, tags, created_at FROM publications
        WHERE id > ${newest - overlap} OR (SELECT max(id) FROM publications) < ${newest} ORDER BY id`,
  );
  return published.parse(rows).map((row) => ({ ...row, key: `${row.id} ${row.created_at}` }));
}

async function tellNew(payload: Payload, told: Told, onPublished: (tags: string[]) => void): Promise<Told> {
  const rows = await look(payload, told);
  const timesOf = (key: string) => told.keys.get(key) ?? 0;
  const due = rows.filter(({ key }) => timesOf(key) < timesTold).flatMap(({ tags }) => tags.split(' '));
  if (due.length > 0) onPublished([...new Set(due)]);
  const keys = new Map(rows.map(({ key }) => [key, Math.min(timesOf(key) + 1, timesTold)]));
  return { keys, newest: rows.at(-1)?.id ?? told.newest };
}

type Watch = { stop: () => void };

/**
 * Tells of everything that is published from now on, each time twice, within `everyMs`. No clock is asked, so that one
 * that is set back hides nothing. While the store is away it waits, and then tells what it missed.
 */
export function watchPublications(onPublished: (tags: string[]) => void, everyMs = 500): Watch {
  const stopping = new AbortController();
  let told: Told | undefined;
  const run = async () => {
    const payload = await openPayload();
    told = told ? await tellNew(payload, told, onPublished) : await startingPoint(payload);
  };
  void openPayload().then(({ logger: log }) =>
    repeatJob({ name: 'Watching what is published', everyMs, run }, { signal: stopping.signal, log }),
  );
  return { stop: () => stopping.abort() };
}

/** What is there at the start is told once: a page may be on its way that was read before it. */
async function startingPoint(payload: Payload): Promise<Told> {
  const [row] = await query(payload, sql`SELECT max(id) AS newest FROM publications`);
  const newest = Number(row?.newest ?? 0);
  const rows = await look(payload, { keys: new Map(), newest });
  return { keys: new Map(rows.map(({ key }) => [key, timesTold - 1])), newest };
}
