import { type JsonSchema, jsonSchema } from '@majak/tools/form/json-schema';
import { quoteForm } from '@majak/tools/insurance/insurance-form';
import { coverCategories, insuranceLines } from '@majak/tools/insurance/product';
import { json, problems } from './responses.ts';
import { objectWith } from './schemas.ts';

const text: JsonSchema = { type: 'string' };
const day: JsonSchema = { type: 'string', format: 'date' };
const listOf = (items: JsonSchema, description?: string): JsonSchema => ({
  type: 'array',
  items,
  ...(description ? { description } : {}),
});
const amount = objectWith({
  minor: { type: 'integer', description: 'In the smallest unit of the currency.' },
  currency: text,
});
const price = objectWith({ minor: { type: 'integer' }, currency: text, shown: text });
const stretch = objectWith({ from: day, to: day });
const note = objectWith({ says: text, act: text, section: text }, ['act', 'section']);
const reason = objectWith({ code: text, says: text, act: text, section: text }, ['act', 'section']);

const days = objectWith({
  days: { type: 'integer', description: 'Days of the stay.' },
  covered: { type: 'integer', description: 'Those that are insured.' },
  gaps: listOf(stretch, 'Days of the stay without insurance.'),
  overlaps: listOf(stretch, 'Days that are insured twice.'),
  outside: listOf(stretch, 'Insured days outside of the stay.'),
});

const offer = objectWith(
  {
    product: text,
    title: text,
    insurer: text,
    category: { enum: [...coverCategories] },
    limit: amount,
    sample: { type: 'boolean', description: 'Whether it is invented.' },
    document: { ...text, description: 'Its information document: an address, or a path of this site.' },
    fits: { type: 'boolean' },
    price: { ...price, description: 'For everybody and the whole period: what is paid up front.' },
    each: listOf(amount, 'The part of each person, in their order.'),
    days,
    because: listOf(note, 'Why it fits; with the section where the law says so.'),
    reasons: listOf(reason, 'Why it cannot be had; with the section where the law says so.'),
  },
  ['price', 'each', 'days', 'because'],
);

const answer = objectWith({
  validUntil: { type: 'string', format: 'date-time', description: 'How long these prices are valid.' },
  quote: { ...text, description: 'These prices, sealed.' },
  cover: stretch,
  recommended: {
    anyOf: [objectWith({ product: text, title: text, because: text }), { type: 'null' }],
    description: 'What follows from the needs.',
  },
  demands: listOf(note, 'What the law requires of insurance for this stay.'),
  notes: listOf(note),
  offers: listOf(offer, 'What fits comes first, the cheapest before others.'),
});

/** A schema that names its line beside what it asks. */
function requestOf(line: (typeof insuranceLines)[number]): JsonSchema {
  const schema = jsonSchema(quoteForm(line, { today: '' }).fields);
  const { properties, required } = schema as { properties: JsonSchema; required?: string[] };
  return {
    ...schema,
    title: `${line} insurance`,
    properties: { insurance: { const: line }, ...properties },
    required: ['insurance', ...(required ?? [])],
  };
}

/** @param today As YYYY-MM-DD: the sample is for a stay to come. */
export const insurancePath = (today: string): JsonSchema => {
  const next = Number(today.slice(0, 4)) + 1;
  return {
    post: {
      operationId: 'quoteInsurance',
      tags: ['Insurance'],
      summary: 'Compares insurance for a stay, a trip or liability',
      description:
        'Needs come first: what it is for, and the days. Each product fits, with its price for the whole period, or is refused with its reasons. A company sends `people` instead of `age`, `gender` and `insuredType`. Nothing is kept.',
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { oneOf: insuranceLines.map(requestOf) },
            examples: {
              sample: {
                summary: 'A year of study, applied for abroad',
                value: {
                  insurance: 'health',
                  category: 'comprehensive',
                  client: 'individual',
                  age: 24,
                  gender: 'female',
                  insuredType: 'student',
                  startsOn: `${next}-02-01`,
                  duration: 12,
                  purpose: 'study',
                  stayFrom: `${next}-02-01`,
                  stayTo: `${next + 1}-01-31`,
                  filed: 'abroad',
                  insuredBy: 'nobody',
                },
              },
            },
          },
        },
      },
      responses: {
        200: json('Every product of the line.', answer),
        ...problems(400, 403, 404, 405, 413, 415, 422, 429, 503),
      },
    },
  };
};
