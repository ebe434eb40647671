import type { Endpoint } from 'payload';
import { replyToRequest } from '../replies/reply-to-request.ts';
import { erasedWords, replyObstacle, requestReplies } from '../replies/request-replies.ts';
import { refuse } from './request-actions-access.ts';
import { bodyOf, forStaff, idempotencyKeyOf, requestIn, unseen, withoutKey } from './staff-endpoints.ts';

const look: Endpoint = {
  path: '/:id/replies',
  method: 'get',
  handler: forStaff(async (req) => {
    const request = await requestIn(req);
    return request
      ? Response.json(await requestReplies(req.payload, request), unseen)
      : refuse(404, 'There is no such request.');
  }),
};

const reply: Endpoint = {
  path: '/:id/replies',
  method: 'post',
  handler: forStaff(async (req) => {
    const request = await requestIn(req);
    if (!request) return refuse(404, 'There is no such request.');
    const obstacle = replyObstacle(request);
    if (obstacle) return refuse(409, obstacle);
    const idempotencyKey = idempotencyKeyOf(req);
    if (!idempotencyKey) return withoutKey();
    const outcome = await replyToRequest(req.payload, {
      request,
      given: await bodyOf(req),
      person: String(req.user?.email ?? ''),
      idempotencyKey,
    });
    if (outcome.kind === 'refused') return Response.json({ errors: outcome.faults }, { status: 422 });
    if (outcome.kind === 'erased') return refuse(409, erasedWords);
    if (outcome.kind === 'key reused') return refuse(409, 'This key was used for something else.');
    return Response.json(await requestReplies(req.payload, request), { status: 201, ...unseen });
  }),
};

/** What was answered to a request, and answering it by mail: `/api/requests/{id}/replies`. */
export const replyEndpoints: Endpoint[] = [look, reply];
