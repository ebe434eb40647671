import type { JsonSchema } from '@majak/tools/form/json-schema';
import { ref } from './schemas.ts';

const header = (description: string, type = 'string') => ({ description, schema: { type } });

/** Headers that answers carry. */
export const headers = {
  Allow: header('The methods there are.'),
  RetryAfter: header('Seconds to wait.', 'integer'),
} as const;

const problem = (description: string, more: JsonSchema = {}): JsonSchema => ({
  description,
  content: { 'application/problem+json': { schema: ref('schemas', 'Problem') } },
  ...more,
});
const withRetryAfter = { headers: { 'Retry-After': ref('headers', 'RetryAfter') } };

/** Everything but a good answer, by the name under which operations point to it. */
export const responses = {
  NotJson: problem('The body is not JSON.'),
  OtherSite: problem('A browser sent it from another site. Programs that send no `Origin` pass.'),
  NotFound: problem('There is no such calculator.'),
  MethodNotAllowed: problem('Another method was used.', { headers: { Allow: ref('headers', 'Allow') } }),
  TooLarge: problem(
    'The body is too large: over 64 KB for a calculator, over 256 KB for an invoice or a contact request.',
  ),
  WrongType: problem('Neither JSON nor a plain form.'),
  Invalid: problem('Some fields are wrong; `errors` names every one of them.'),
  TooMany: problem('Too many calls from one address.', withRetryAfter),
  Away: problem('The store does not answer. Try again later.', withRetryAfter),
  Failed: problem('Something broke on our side.'),
} as const;

const named = {
  400: 'NotJson',
  403: 'OtherSite',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  413: 'TooLarge',
  415: 'WrongType',
  422: 'Invalid',
  429: 'TooMany',
  503: 'Away',
} as const satisfies Record<number, keyof typeof responses>;

/** What an operation can answer besides a good answer: these statuses, and `default` for what broke. */
export const problems = (...statuses: (keyof typeof named)[]): JsonSchema => ({
  ...Object.fromEntries(statuses.map((status) => [status, ref('responses', named[status])])),
  default: ref('responses', 'Failed'),
});

/** A good answer as JSON. */
export const json = (description: string, schema: JsonSchema): JsonSchema => ({
  description,
  content: { 'application/json': { schema } },
});
