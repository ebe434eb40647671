import { sql } from 'drizzle-orm';
import type { Endpoint, PayloadRequest } from 'payload';
import { roleOf } from '../content/access.ts';
import { query } from '../database.ts';
import { erase } from '../outbox/redact.ts';

type Action = (req: PayloadRequest, reference: string) => Promise<unknown>;

/** Gives deliveries that were given up another day of attempts. */
const retry: Action = async ({ payload }, reference) => {
  const at = new Date().toISOString();
  await query(
    payload,
    sql`UPDATE outbox SET status = 'INITIAL', attempts = 0, due_at = ${at} WHERE reference = ${reference} AND status = 'FAILED'`,
  );
  await query(payload, sql`UPDATE requests SET status = 'REQUESTED' WHERE reference = ${reference} AND status = 'FAILED'`);
};

/** Out of sight; what is not delivered yet stays undelivered. */
const spam: Action = async ({ payload }, reference) => {
  await query(payload, sql`UPDATE requests SET spam = ${true} WHERE reference = ${reference}`);
  await query(payload, sql`UPDATE outbox SET status = 'FAILED', last_error = 'Marked as spam' WHERE reference = ${reference} AND status = 'INITIAL'`);
};

/** Back among the requests; if it was never delivered, it is now. */
const notSpam: Action = async (req, reference) => {
  await query(
    req.payload,
    sql`UPDATE requests SET spam = ${false}, status = CASE WHEN status = 'INITIAL' THEN 'REQUESTED' ELSE status END WHERE reference = ${reference}`,
  );
  await retry(req, reference);
};

const actions: Record<string, Action> = {
  retry,
  spam,
  'not-spam': notSpam,
  erase: ({ payload }, reference) => erase(payload, reference, new Date()),
};

const mayAct = (req: PayloadRequest) => {
  const role = roleOf(req);
  return role === 'owner' || role === 'agent';
};

/** What staff do with a request beyond editing it: `POST /api/requests/{id}/{action}`. */
export const requestEndpoints: Endpoint[] = Object.entries(actions).map(([name, act]) => ({
  path: `/:id/${name}`,
  method: 'post',
  handler: async (req) => {
    if (!mayAct(req)) return Response.json({ error: 'Not allowed' }, { status: 403 });
    const id = Number(req.routeParams?.id);
    const request = Number.isInteger(id)
      ? await req.payload.findByID({ collection: 'requests', id, depth: 0, overrideAccess: true, disableErrors: true })
      : null;
    if (!request) return Response.json({ error: 'No such request' }, { status: 404 });
    await act(req, request.reference);
    return Response.json({ done: name });
  },
}));
