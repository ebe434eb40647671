import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import type { Request, User } from '../payload-types.ts';

const most = 200;

/**
 * Requests that nobody has answered yet, who has waited the longest first. One that became a case is answered by its case.
 * @param user With whose rights they are read.
 */
export async function unansweredRequests(payload: Payload, user: User): Promise<Request[]> {
  const waiting = await query(
    payload,
    sql`SELECT id FROM requests
        WHERE stage IN ('new', 'in progress') AND answered_at IS NULL AND redacted_at IS NULL AND spam IS NOT TRUE
          AND NOT EXISTS (SELECT 1 FROM cases WHERE cases.request = requests.reference)
        ORDER BY created_at, id LIMIT ${most}`,
  );
  const { docs } = await payload.find({
    collection: 'requests',
    where: { id: { in: waiting.map(({ id }) => Number(id)) } },
    sort: 'createdAt',
    pagination: false,
    depth: 0,
    user,
    overrideAccess: false,
  });
  return docs;
}
