import type { JsonSchema } from '@majak/tools/form/json-schema';
import { json, problems } from './responses.ts';
import { objectWith } from './schemas.ts';

const text: JsonSchema = { type: 'string' };
const day: JsonSchema = { type: 'string', format: 'date' };

const source = objectWith(
  {
    kind: {
      enum: ['act', 'order', 'page'],
      description: 'An act, an order or a notice, or a page that says what they state.',
    },
    title: { ...text, description: 'Of an act with the day of the wording that was read.' },
    url: { type: 'string', format: 'uri' },
    says: { ...text, description: 'Which value it states, and where, in our words.' },
    readOn: { ...day, description: 'When we read it.' },
  },
  ['url'],
);

const rule = objectWith(
  {
    id: { ...text, description: 'Its name in formulas, in other answers, and at /law.' },
    title: text,
    value: {
      type: ['number', 'boolean', 'null'],
      description: 'As of today; null where there is no such rule now.',
    },
    unit: text,
    from: { ...day, description: 'First day with this value, as far back as our rules go.' },
    place: { ...text, description: 'Where the law says so: section and act.' },
    sources: { type: 'array', items: source, description: 'Where we read it: acts first.' },
    sureness: { ...text, description: 'How sure the value of today is, in words: `stated in its act`.' },
    disputes: { type: 'array', items: text, description: 'Names of what sources read in two ways.' },
    carriedFrom: {
      type: 'integer',
      description: 'The year this figure is of, where that of this year is not published here yet.',
    },
  },
  ['carriedFrom'],
);

/** The rules of the law. */
export const lawPath = (): JsonSchema => ({
  get: {
    operationId: 'listRules',
    tags: ['Law'],
    summary: 'Lists the rules of the law: values of today, places, sources',
    responses: {
      200: json('All of them.', objectWith({ on: day, rules: { type: 'array', items: rule } })),
      ...problems(404, 405),
    },
  },
});
