import type { Jurisdiction } from '@majak/law/jurisdiction';
import type { JsonSchema } from '@majak/tools/form/json-schema';

const text: JsonSchema = { type: 'string' };
const day: JsonSchema = { type: 'string', format: 'date' };
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/** A reference to a part that several operations have. */
export const ref = (kind: 'schemas' | 'responses' | 'headers', name: string): JsonSchema => ({
  $ref: `#/components/${kind}/${name}`,
});
const schema = (name: string) => ref('schemas', name);

/** An object that has all of these, and may have more in a later version. */
export const objectWith = (properties: Record<string, JsonSchema>, optional: string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

const traceStep = (currency: string): JsonSchema =>
  objectWith({
    id: text,
    label: text,
    formula: { ...text, description: 'With the numbers filled in: `40 000 × 7.1 %`.' },
    value: { type: ['number', 'string', 'boolean', 'null'] },
    unit: {
      ...text,
      description: `\`${currency}\`, \`rate\` (0.071 is 7.1 %), \`days\`, \`date\`, \`yes or no\`, \`text\`…`,
    },
    rounding: { ...text, description: `In words: \`up to 1 ${currency}\`, \`not rounded\`.` },
    rules: { ...listOf(text), description: 'Rules this step reads itself, by their name in `rules`.' },
    reads: { ...listOf(text), description: 'Inputs and outputs this step reads itself.' },
    steps: {
      ...listOf(schema('TraceStep')),
      description: 'Steps on the way that are no output of their own.',
    },
  });

const Rule = objectWith(
  {
    value: {
      type: ['number', 'boolean', 'null'],
      description:
        'As on the day it was read for, which may differ from `lawAsOf`; null where there was no such rule.',
    },
    unit: text,
    validFrom: { ...day, description: 'First day with this value, as far back as our rules go.' },
    act: { ...text, description: 'Number of the act in the Collection of Laws.' },
    section: text,
    also: { ...text, description: 'Where else the law says it, if a second act uses the same value.' },
    source: { ...text, description: 'Where we read it: an address, or the title of what has none.' },
    confidence: { ...text, description: 'How sure it is, in words: `confirmed by 2 sources`.' },
    carriedFrom: {
      type: 'integer',
      description: 'The year this figure is of, where that of the year asked for is not published here yet.',
    },
  },
  ['also', 'carriedFrom'],
);

const answerIn = (code: string): JsonSchema =>
  objectWith(
    {
      calculator: text,
      year: { type: 'integer', description: 'The year whose rules were used.' },
      lawAsOf: { ...day, description: 'The day whose rules were used.' },
      outputs: { type: 'object', description: 'What was asked for. Each calculator has its own.' },
      trace: {
        ...listOf({ allOf: [schema('TraceStep'), objectWith({ output: text })] }),
        description: 'A step for each output, named by its path: `flatTax.monthly`.',
      },
      rules: {
        type: 'object',
        additionalProperties: schema('Rule'),
        description: `Every rule that was read, by its id. A rule read for another day than the others is listed again, as \`id@day\`, if it had another value then: \`${code}.social.self.share@2024-12-31\`.`,
      },
      notes: { ...listOf(text), description: 'What to know about this answer, for people.' },
      carriedOver: {
        ...objectWith({
          says: { ...text, description: 'In one line, for people.' },
          rules: { ...listOf(text), description: 'Rules with a figure of an earlier year.' },
        }),
        description:
          'Left out where every figure is of its year. Figures that are not published here yet are those of the year before; what an act states applies until it is changed.',
      },
    },
    ['carriedOver'],
  );

const Calculator = objectWith({
  slug: text,
  title: text,
  description: text,
  url: { ...text, description: 'Address to post to.' },
  page: { ...text, description: 'The same calculator for people.' },
  inputs: { type: 'object', description: 'A JSON Schema (2020-12) of what it takes.' },
  outputs: listOf(objectWith({ name: text, label: text, unit: text, always: { type: 'boolean' } })),
  sample: { type: 'object', description: 'Inputs that work.' },
});

const Fault = objectWith({
  field: { ...text, description: 'Path of the field: `grossSalary`, `sales.0.cost`; `body` for the whole.' },
  code: { ...text, description: 'For programs.' },
  message: { ...text, description: 'For people: what to do.' },
});

const Problem: JsonSchema = {
  description: 'What went wrong, as in RFC 9457.',
  ...objectWith(
    {
      type: text,
      status: { type: 'integer' },
      title: text,
      detail: text,
      errors: { ...listOf(schema('Fault')), description: 'With 422: every wrong field.' },
      next: { ...listOf(text), description: 'With 409 of a booking: the next free times.' },
    },
    ['detail', 'errors', 'next'],
  ),
};

/** The shapes that several operations answer with. */
export const schemasIn = ({ code, currency }: Jurisdiction): Readonly<Record<string, JsonSchema>> => ({
  Answer: answerIn(code),
  TraceStep: traceStep(currency),
  Rule,
  Calculator,
  CalculatorList: objectWith({ calculators: listOf(schema('Calculator')) }),
  Fault,
  Problem,
});
