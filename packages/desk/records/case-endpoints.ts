import { isCaseChangeId } from '@majak/tools/cases/case-change-kinds';
import { isPlainObject } from '@majak/tools/form/field-tree';
import { sql } from 'drizzle-orm';
import type { Endpoint, PayloadRequest } from 'payload';
import { caseKinds } from '../cases/case-kinds.ts';
import { type ChangeOutcome, changeCase } from '../cases/change-case.ts';
import { deskView } from '../cases/desk-view.ts';
import { eraseCase } from '../cases/erase-case.ts';
import { openCaseOfRequest } from '../cases/open-case-of-request.ts';
import { readCase } from '../cases/read-case.ts';
import { requestCases } from '../cases/request-cases.ts';
import { query } from '../database.ts';
import { mayActOnRequests, refuse } from './request-actions-access.ts';
import { downloadOf } from './upload-endpoints.ts';

const unseen = { headers: { 'Cache-Control': 'private, no-store' } } as const;
const keyPattern = /^[\w-]{16,100}$/;

const idIn = ({ routeParams }: PayloadRequest): number => {
  const id = Number(routeParams?.id);
  return Number.isSafeInteger(id) ? id : -1;
};

async function referenceOf(req: PayloadRequest): Promise<string | undefined> {
  const [row] = await query(req.payload, sql`SELECT reference FROM cases WHERE id = ${idIn(req)}`);
  return row && String(row.reference);
}

const requestIn = (req: PayloadRequest) =>
  req.payload.findByID({
    collection: 'requests',
    id: idIn(req),
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  });

async function bodyOf(req: PayloadRequest): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await req.json?.();
    return isPlainObject(body) ? body : {};
  } catch {
    return {};
  }
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

type StaffHandler = (req: PayloadRequest) => Response | Promise<Response>;

/** For agents and owners alone. */
const forStaff =
  (handler: StaffHandler): Endpoint['handler'] =>
  (req) =>
    mayActOnRequests(req) ? handler(req) : refuse(403, 'Only agents and owners may do this.');

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
    const idempotencyKey = req.headers.get('Idempotency-Key') ?? '';
    if (!isCaseChangeId(caseKinds, kind)) return refuse(400, 'There is no such change.');
    if (!keyPattern.test(idempotencyKey))
      return refuse(400, 'Send an Idempotency-Key of 16 to 100 characters.');
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
export const caseEndpoints: Endpoint[] = [look, change, erase, downloadOf('cases')];

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
    const idempotencyKey = req.headers.get('Idempotency-Key') ?? '';
    if (!keyPattern.test(idempotencyKey))
      return refuse(400, 'Send an Idempotency-Key of 16 to 100 characters.');
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
