import { isCaseChangeId } from '@majak/tools/cases/case-change-kinds';
import { sql } from 'drizzle-orm';
import type { Endpoint, PayloadRequest } from 'payload';
import { caseKinds } from '../cases/case-kinds.ts';
import { type ChangeOutcome, changeCase, isErased } from '../cases/change-case.ts';
import { deskView } from '../cases/desk-view.ts';
import { eraseCase } from '../cases/erase-case.ts';
import { openCaseOfRequest } from '../cases/open-case-of-request.ts';
import { readCase } from '../cases/read-case.ts';
import { requestCases } from '../cases/request-cases.ts';
import { query } from '../database.ts';
import { retryDeliveries } from '../outbox/retry-deliveries.ts';
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
import { downloadOf } from './upload-endpoints.ts';

async function referenceOf(req: PayloadRequest): Promise<string | undefined> {
  const [row] = await query(req.payload, sql`SELECT reference FROM cases WHERE id = ${idIn(req)}`);
  return row && String(row.reference);
}

/** What came of a change, as an answer; of one that was made the caller says more. */
function answerTo(
  outcome: ChangeOutcome,
  made: () => Response | Promise<Response>,
): Response | Promise<Response> {
  switch (outcome.kind) {
    case 'made':
      return made();
    case 'refused':
      return Response.json({ errors: outcome.faults }, { status: 422 });
    case 'no such case':
      return refuse(404, 'There is no such case.');
    case 'key reused':
      return refuse(409, 'This key was used for something else.');
  }
}

const show = async (req: PayloadRequest, reference: string): Promise<Response> => {
  const now = await readCase(req.payload, reference);
  return now
    ? Response.json(await deskView(req.payload, now), unseen)
    : refuse(404, 'There is no such case.');
};

const look: Endpoint = {
  path: '/:id/desk',
  method: 'get',
  handler: forStaff(async (req) => {
    const reference = await referenceOf(req);
    return reference ? show(req, reference) : refuse(404, 'There is no such case.');
  }),
};

const change: Endpoint = {
  path: '/:id/changes',
  method: 'post',
  handler: forStaff(async (req) => {
    const reference = await referenceOf(req);
    if (!reference) return refuse(404, 'There is no such case.');
    const { kind, answers } = await bodyOf(req);
    const idempotencyKey = idempotencyKeyOf(req);
    if (!isCaseChangeId(caseKinds, kind)) return refuse(400, 'There is no such change.');
    if (!idempotencyKey) return withoutKey();
    const outcome = await changeCase(req.payload, {
      reference,
      kind,
      given: answers,
      author: 'agency',
      ...(req.user?.email ? { person: req.user.email } : {}),
      idempotencyKey,
    });
    return answerTo(outcome, () => show(req, reference));
  }),
};

const retry: Endpoint = {
  path: '/:id/retry',
  method: 'post',
  handler: forStaff(async (req) => {
    const reference = await referenceOf(req);
    if (!reference) return refuse(404, 'There is no such case.');
    if (await isErased(req.payload, reference))
      return refuse(409, 'This case is erased: there is nothing to send.');
    await retryDeliveries(req.payload, 'case-changes', reference);
    return show(req, reference);
  }),
};

const erase: Endpoint = {
  path: '/:id/erase',
  method: 'post',
  handler: forStaff(async (req) => {
    const reference = await referenceOf(req);
    if (!reference) return refuse(404, 'There is no such case.');
    await eraseCase(req.payload, reference, new Date());
    return show(req, reference);
  }),
};

/** What staff do with a case: look at it, change it, erase it, and take out a file, which is written down. */
export const caseEndpoints: Endpoint[] = [look, change, retry, erase, downloadOf('cases')];

/** The cases of a request, and what is asked to open one: `GET /api/requests/{id}/cases`. */
export const requestCasesEndpoint: Endpoint = {
  path: '/:id/cases',
  method: 'get',
  handler: forStaff(async (req) => {
    const request = await requestIn(req);
    return request
      ? Response.json(await requestCases(req.payload, request), unseen)
      : refuse(404, 'There is no such request.');
  }),
};

/** A case made from a request, with one press: `POST /api/requests/{id}/case`. */
export const openCaseEndpoint: Endpoint = {
  path: '/:id/case',
  method: 'post',
  handler: forStaff(async (req) => {
    const { payload } = req;
    const request = await requestIn(req);
    if (!request) return refuse(404, 'There is no such request.');
    if (request.redactedAt) return refuse(409, 'The personal data of this request is erased.');
    const idempotencyKey = idempotencyKeyOf(req);
    if (!idempotencyKey) return withoutKey();
    const given = { name: request.name, email: request.email, ...(await bodyOf(req)) };
    const outcome = await openCaseOfRequest(payload, {
      request,
      given,
      person: String(req.user?.email ?? ''),
      idempotencyKey,
    });
    return answerTo(outcome, async () => {
      const [row] = await query(payload, sql`SELECT id FROM cases WHERE reference = ${outcome.reference}`);
      return Response.json({ id: Number(row?.id), reference: outcome.reference }, { status: 201 });
    });
  }),
};
