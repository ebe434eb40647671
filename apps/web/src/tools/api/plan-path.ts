import type { JsonSchema } from '@majak/tools/form/json-schema';
import type { Plan } from '@majak/tools/plan/plan';
import { json, problems } from './responses.ts';
import { objectWith } from './schemas.ts';

const text: JsonSchema = { type: 'string' };
const listOf = (items: JsonSchema, description: string): JsonSchema => ({
  type: 'array',
  items,
  description,
});

/** A schema of zod as a part of the description, which has one dialect for all. */
function partOf(schema: JsonSchema): JsonSchema {
  const { $schema: _, ...part } = schema;
  return part;
}

const answer = (toldSchema: JsonSchema): JsonSchema => {
  const { properties, required, ...rest } = partOf(toldSchema);
  const ignored = listOf(text, 'Names that were sent and aren’t known: they changed nothing.');
  return {
    ...rest,
    properties: { ...(properties as JsonSchema), ignored },
    required: [...(required as string[]), 'ignored'],
  };
};

const tags = ['Plan'];

/** What a plan is asked and answers. */
export const planPath = ({ givenSchema, toldSchema, sample }: Plan): JsonSchema => ({
  get: {
    operationId: 'listPlan',
    tags,
    summary: 'Lists what a plan can be asked about, and the permits that can come of it',
    responses: {
      200: json(
        'All of them.',
        objectWith({
          purposes: listOf(text, 'What somebody comes or stays for.'),
          holds: listOf(text, 'What somebody may have already.'),
          permits: listOf(
            objectWith({ id: text, title: text, officialName: { anyOf: [text, { type: 'null' }] } }),
            'What can be the answer.',
          ),
        }),
      ),
      ...problems(404, 405),
    },
  },
  post: {
    operationId: 'makePlan',
    tags,
    summary: 'Which permit fits somebody, why the others don’t, and what follows from it',
    description:
      'Only `nationality` and `location` are needed; leave out what isn’t known, or send null. Names that aren’t known change nothing and come back as `ignored`. `permit` is null where nothing can be filed as things stand. `sureness` says how sure something is: `stated` in an act, `read` by us in an act, `unconfirmed` in any act, or our `advice`. `unknown` is what can’t be known from what was sent, and whom to ask.',
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: partOf(givenSchema),
          examples: { sample: { summary: 'An American with a job offer', value: sample } },
        },
      },
    },
    responses: {
      200: json('The plan.', answer(toldSchema)),
      ...problems(400, 403, 404, 405, 413, 422),
    },
  },
});
