import { sql } from 'drizzle-orm';
import type { Endpoint, PayloadRequest } from 'payload';
import { query } from '../database.ts';
import { erase } from '../outbox/redact-requests.ts';
import { retryDeliveries } from '../outbox/retry-deliveries.ts';
import type { Request as ClientRequest } from '../payload-types.ts';
import { mayActOnRequests, refuse } from './request-actions-access.ts';

type Action = {
  /** Why this cannot be done with a request as it is; nothing if it can. */
  obstacle: (request: ClientRequest) => string | undefined;
  /** Does it. Answers how many deliveries it concerns. */
  act: (req: PayloadRequest, reference: string) => Promise<number>;
};

const erased = 'The personal data of this request is erased: there is nothing left to deliver.';

/** Of the request, and of what was answered to it. */
const retryAll: Action['act'] = async ({ payload }, reference) =>
  (await retryDeliveries(payload, 'requests', reference)) +
  (await retryDeliveries(payload, 'request-replies', reference));

const retry: Action = {
  obstacle: ({ redactedAt, spam }) =>
    redactedAt ? erased : spam ? 'This request is marked as spam. Take the mark off first.' : undefined,
  act: retryAll,
};

/** Out of sight; what is not planned or delivered yet stays undelivered. */
const spam: Action = {
  obstacle: ({ spam }) => (spam ? 'This request is marked as spam already.' : undefined),
  act: async ({ payload }, reference) => {
    await query(
      payload,
      sql`UPDATE requests SET spam = ${true}, status = CASE WHEN planned_at IS NULL THEN 'INITIAL' ELSE status END
          WHERE reference = ${reference}`,
    );
    const at = new Date().toISOString();
    const rows = await query(
      payload,
      sql`UPDATE outbox SET status = 'FAILED', last_error = 'Marked as spam', updated_at = ${at}
          WHERE reference = ${reference} AND status = 'INITIAL' RETURNING id`,
    );
    return rows.length;
  },
};

/** Back among the requests; what was never delivered is now. */
const notSpam: Action = {
  obstacle: ({ redactedAt, spam }) =>
    redactedAt ? erased : spam ? undefined : 'This request is not marked as spam.',
  act: async (req, reference) => {
    await query(
      req.payload,
      sql`UPDATE requests SET spam = ${false}, status = CASE WHEN status = 'INITIAL' THEN 'REQUESTED' ELSE status END
          WHERE reference = ${reference}`,
    );
    return retryAll(req, reference);
  },
};

const erasePersonalData: Action = {
  obstacle: ({ redactedAt }) =>
    redactedAt ? 'The personal data of this request is erased already.' : undefined,
  act: async ({ payload }, reference) => {
    await erase(payload, reference, new Date());
    return 0;
  },
};

const actions: Record<string, Action> = { retry, spam, 'not-spam': notSpam, erase: erasePersonalData };

/** What staff do with a request beyond editing it: `POST /api/requests/{id}/{action}`. */
export const requestEndpoints: Endpoint[] = Object.entries(actions).map(([name, { obstacle, act }]) => ({
  path: `/:id/${name}`,
  method: 'post',
  handler: async (req) => {
    if (!mayActOnRequests(req)) return refuse(403, 'Only agents and owners may do this.');
    const id = Number(req.routeParams?.id);
    const request = Number.isSafeInteger(id)
      ? await req.payload.findByID({
          collection: 'requests',
          id,
          depth: 0,
          overrideAccess: true,
          disableErrors: true,
        })
      : null;
    if (!request) return refuse(404, 'There is no such request.');
    const reason = obstacle(request);
    if (reason) return refuse(409, reason);
    return Response.json({ done: name, deliveries: await act(req, request.reference) });
  },
}));
