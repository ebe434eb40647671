import { openPayload } from '../payload.ts';

const overlapMs = 60_000;

export type Watch = { stop: () => void };

/**
 * Tells of everything that is published from now on, within `everyMs`. Rows are told apart by id and looked for in a
 * window that overlaps, since two writers can commit out of order. Each is told twice, one round apart: a page that
 * was being rendered while it was published may have been stored in between.
 */
export function watchPublications(onPublished: (tags: string[]) => void, everyMs = 500): Watch {
  const told = new Map<number, { at: number; times: number }>();
  const startedAt = Date.now();
  const look = async () => {
    const since = Math.max(startedAt, Date.now() - overlapMs);
    const payload = await openPayload();
    const { docs } = await payload.find({
      collection: 'publications',
      where: { createdAt: { greater_than_equal: new Date(since).toISOString() } },
      depth: 0,
      pagination: false,
      overrideAccess: true,
    });
    for (const { id, tags } of docs) {
      const times = (told.get(id)?.times ?? 0) + 1;
      if (times <= 2) onPublished(tags.split(' '));
      told.set(id, { at: told.get(id)?.at ?? Date.now(), times });
    }
    for (const [id, { at }] of told) if (at < Date.now() - 2 * overlapMs) told.delete(id);
  };
  const timer = setInterval(() => void look().catch(() => undefined), everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
