import { readStatement } from '@majak/tools/bank-statements/read-statement';
import { sql } from 'drizzle-orm';
import type { Endpoint, PayloadRequest } from 'payload';
import { readCase } from '../cases/read-case.ts';
import { query } from '../database.ts';
import { type Asked, askClientToPay, ordersAbout } from '../orders/ask-for-payment.ts';
import { changeOrderByStaff, type StaffOutcome } from '../orders/change-order-by-staff.ts';
import { orderAsItStands } from '../orders/order-as-it-stands.ts';
import { orderDesk } from '../orders/order-desk.ts';
import { readOrder } from '../orders/read-order.ts';
import { retryDeliveries } from '../outbox/retry-deliveries.ts';
import { applyStatement } from '../payments/apply-statement.ts';
import { previewStatement } from '../payments/preview-statement.ts';
import { appliedRows } from '../payments/statement-schema.ts';
import { readBytes } from '../ports/read-bytes.ts';
import { site } from '../site.ts';
import { refuse } from './request-actions-access.ts';
import {
  bodyOf,
  forStaff,
  idempotencyKeyOf,
  idIn,
  requestIn,
  unseen,
  withoutKey,
} from './staff-endpoints.ts';

const personOf = ({ user }: PayloadRequest): string => String(user?.email ?? '');
const noOrder = () => refuse(404, 'There is no such order.');

async function rowOf(req: PayloadRequest): Promise<{ reference: string; erased: boolean } | undefined> {
  const [row] = await query(
    req.payload,
    sql`SELECT reference, redacted_at FROM orders WHERE id = ${idIn(req)}`,
  );
  return row && { reference: String(row.reference), erased: Boolean(row.redacted_at) };
}

async function show(req: PayloadRequest): Promise<Response> {
  const row = await rowOf(req);
  const now = row && (await readOrder(req.payload, row.reference));
  if (!row || !now) return noOrder();
  return Response.json(orderDesk(await orderAsItStands(req.payload, now), row.erased), unseen);
}

const look: Endpoint = { path: '/:id/desk', method: 'get', handler: forStaff(show) };

/** What came of a change, as an answer. */
function refusal(outcome: Exclude<StaffOutcome, { kind: 'made' }>): Response {
  switch (outcome.kind) {
    case 'faults':
      return Response.json({ errors: outcome.faults }, { status: 422 });
    case 'refused':
      return refuse(409, `${outcome.why}.`);
    case 'no such change':
      return refuse(400, 'There is no such change.');
    case 'no such order':
      return noOrder();
    case 'key reused':
      return refuse(409, 'This key was used for something else.');
  }
}

const change: Endpoint = {
  path: '/:id/changes',
  method: 'post',
  handler: forStaff(async (req) => {
    const row = await rowOf(req);
    if (!row) return noOrder();
    const idempotencyKey = idempotencyKeyOf(req);
    if (!idempotencyKey) return withoutKey();
    const { kind, answers } = await bodyOf(req);
    const outcome = await changeOrderByStaff(req.payload, {
      reference: row.reference,
      kind: String(kind),
      given: answers,
      person: personOf(req),
      idempotencyKey,
    });
    return outcome.kind === 'made' ? show(req) : refusal(outcome);
  }),
};

const retry: Endpoint = {
  path: '/:id/retry',
  method: 'post',
  handler: forStaff(async (req) => {
    const row = await rowOf(req);
    if (!row || row.erased) return noOrder();
    await retryDeliveries(req.payload, 'order-changes', row.reference);
    return show(req);
  }),
};

const mostStatementBytes = 5 * 1024 * 1024;

const preview: Endpoint = {
  path: '/statement',
  method: 'post',
  handler: forStaff(async (req) => {
    const bytes = await readBytes({ body: req.body ?? null, headers: req.headers }, mostStatementBytes);
    if (!bytes) return refuse(413, 'This file is larger than 5 MB. Export a shorter time.');
    const statement = readStatement(bytes, site.jurisdiction.currency);
    return 'refused' in statement
      ? refuse(422, statement.refused)
      : Response.json(await previewStatement(req.payload, statement), unseen);
  }),
};

const apply: Endpoint = {
  path: '/statement/rows',
  method: 'post',
  handler: forStaff(async (req) => {
    const wanted = appliedRows.safeParse(await bodyOf(req));
    if (!wanted.success) return refuse(400, 'Send up to 500 rows, as they came with the statement.');
    return Response.json(await applyStatement(req.payload, wanted.data.rows, personOf(req)), unseen);
  }),
};

/** What staff do with orders: look at one, change it; and a statement of the bank, shown first, then applied. */
export const orderEndpoints: Endpoint[] = [preview, apply, look, change, retry];

/** Who pays for what a request or a case is about; nothing where there is none, or nothing is left of it. */
type FindAsked = (req: PayloadRequest) => Promise<Asked | undefined>;

const askedOfRequest: FindAsked = async (req) => {
  const request = await requestIn(req);
  if (!request || request.redactedAt) return undefined;
  return {
    about: request.reference,
    customer: { name: request.name ?? '', email: request.email ?? '' },
  };
};

const askedOfCase: FindAsked = async (req) => {
  const [row] = await query(
    req.payload,
    sql`SELECT reference FROM cases WHERE id = ${idIn(req)} AND redacted_at IS NULL`,
  );
  const now = row && (await readCase(req.payload, String(row.reference)));
  return now && { about: now.reference, customer: { name: now.person.name, email: now.person.email } };
};

const noneToAsk = () => refuse(404, 'There is nobody to ask.');

/** The orders of a request or a case, `GET …/{id}/orders`, and another with one press, `POST …/{id}/orders`. */
const paymentEndpoints = (find: FindAsked): Endpoint[] => [
  {
    path: '/:id/orders',
    method: 'get',
    handler: forStaff(async (req) => {
      const asked = await find(req);
      return asked ? Response.json(await ordersAbout(req.payload, asked.about), unseen) : noneToAsk();
    }),
  },
  {
    path: '/:id/orders',
    method: 'post',
    handler: forStaff(async (req) => {
      const asked = await find(req);
      if (!asked) return noneToAsk();
      const idempotencyKey = idempotencyKeyOf(req);
      if (!idempotencyKey) return withoutKey();
      const asking = { given: await bodyOf(req), person: personOf(req), idempotencyKey };
      const placed = await askClientToPay(req.payload, asked, asking);
      if ('faults' in placed) return Response.json({ errors: placed.faults }, { status: 422 });
      const [row] = await query(
        req.payload,
        sql`SELECT id FROM orders WHERE reference = ${placed.reference}`,
      );
      return Response.json({ id: Number(row?.id), reference: placed.reference }, { status: 201 });
    }),
  },
];

export const requestOrderEndpoints = paymentEndpoints(askedOfRequest);
export const caseOrderEndpoints = paymentEndpoints(askedOfCase);
