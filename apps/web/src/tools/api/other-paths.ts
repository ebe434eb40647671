import type { JsonSchema } from '@majak/tools/form/json-schema';
import { contactRequest } from '@majak/tools/forms/contact-request/definition';
import { reviewRequest } from '@majak/tools/forms/review/definition';
import { type core, toJSONSchema } from 'zod';
import { invoicePaths } from './invoice-paths.ts';
import { registerPaths } from './register-paths.ts';
import { json, problems } from './responses.ts';
import { objectWith } from './schemas.ts';
import { searchPath } from './search-path.ts';

/** A schema as OpenAPI takes it: of what is sent, without the line that says which JSON Schema it is. */
function sent(schema: core.$ZodType): JsonSchema {
  const { $schema: _, ...rest } = toJSONSchema(schema, { io: 'input' });
  return rest;
}

const idempotencyKey: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Yours. The same key with the same content answers the same for seven days.',
  schema: { type: 'string' },
};

function contact(): JsonSchema {
  const schema = sent(contactRequest);
  return {
    post: {
      operationId: 'sendContactRequest',
      tags: ['Contact'],
      summary: 'Takes a contact request',
      parameters: [idempotencyKey],
      requestBody: {
        required: true,
        content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } },
      },
      responses: {
        201: json(
          'Stored. The reference is what the client quotes.',
          objectWith({ reference: { type: 'string' }, status: { const: 'REQUESTED' } }),
        ),
        ...problems(400, 403, 405, 413, 415, 422, 429, 503),
      },
    },
  };
}

function review(): JsonSchema {
  const schema = sent(reviewRequest);
  return {
    post: {
      operationId: 'sendReview',
      tags: ['Contact'],
      summary: 'Takes a review, which an editor publishes or does not',
      parameters: [idempotencyKey],
      requestBody: {
        required: true,
        content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } },
      },
      responses: {
        201: json('Stored as a draft.', objectWith({ status: { const: 'DRAFT' } })),
        ...problems(400, 403, 405, 413, 415, 422, 429, 503),
      },
    },
  };
}

const health = (operationId: string, summary: string, more: Record<string, JsonSchema> = {}): JsonSchema => ({
  get: {
    operationId,
    tags: ['Service'],
    summary,
    responses: {
      200: json('All is well.', objectWith({ status: { const: 'ok' }, ...more })),
      ...problems(503),
    },
  },
});

const states: JsonSchema = {
  type: 'object',
  description: 'A state for the store, the outbox, the oldest delivery, the disk and the last backup.',
  additionalProperties: { enum: ['ok', 'warning', 'fault'] },
};

/** The paths that are no calculator. */
export const otherPaths = (): Record<string, JsonSchema> => ({
  '/api/v1/util-functions/create-fresh-desk-task': contact(),
  '/api/v1/reviews': review(),
  '/api/v1/search': searchPath,
  ...invoicePaths(),
  ...registerPaths(),
  '/api/v1/health': health('health', 'How the whole product is', { checks: states }),
  '/api/v1/health/live': health('live', 'Whether this process answers'),
  '/api/v1/health/ready': health('ready', 'Whether the store answers, can be written and is migrated'),
});
