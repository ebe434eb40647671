import type { Calculator } from '@majak/tools/calculator/calculator';
import { inputsSchema } from '@majak/tools/calculator/inputs-schema';
import type { JsonSchema } from '@majak/tools/form/json-schema';
import { outputSchema } from './output-schema.ts';
import { json, problems } from './responses.ts';
import { objectWith, ref } from './schemas.ts';

/** @param today As YYYY-MM-DD. @param limited Slugs of those that answer 429 to who asks too often. */
type At = { today: string; limited: readonly string[] };

const base = '/api/v1/calculators';
const tags = ['Calculators'];

/** `side-job-tax-calculator` as a name in a program: `SideJobTaxCalculator`. */
const nameOf = (slug: string): string =>
  slug.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());

const answerOf = (calculator: Calculator): JsonSchema => ({
  allOf: [
    ref('schemas', 'Answer'),
    objectWith({
      calculator: { const: calculator.slug },
      outputs: outputSchema(calculator.outputs),
    }),
  ],
});

const computing = (calculator: Calculator, { today, limited }: At): JsonSchema => ({
  operationId: `compute${nameOf(calculator.slug)}`,
  tags,
  summary: calculator.words.title,
  description: calculator.words.lead,
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: inputsSchema(calculator, today),
        examples: { sample: { summary: calculator.words.asks, value: calculator.sample } },
      },
    },
  },
  responses: {
    200: json('The answer, explained.', answerOf(calculator)),
    ...problems(400, 403, 405, 413, 422, ...(limited.includes(calculator.slug) ? ([429] as const) : [])),
  },
});

const pathOf = (calculator: Calculator, at: At): JsonSchema => ({
  get: {
    operationId: `describe${nameOf(calculator.slug)}`,
    tags,
    summary: `Describes the ${calculator.words.title.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())}`,
    responses: {
      200: json('Its inputs, outputs and a sample.', ref('schemas', 'Calculator')),
      ...problems(405),
    },
  },
  post: computing(calculator, at),
});

const slugParameter: JsonSchema = {
  name: 'slug',
  in: 'path',
  required: true,
  description: 'As the list gives it; capitals count.',
  schema: { type: 'string' },
};

const anyPath: JsonSchema = {
  parameters: [slugParameter],
  get: {
    operationId: 'describeCalculator',
    tags,
    summary: 'Describes a calculator',
    responses: {
      200: json('Its inputs, outputs and a sample.', ref('schemas', 'Calculator')),
      ...problems(404, 405),
    },
  },
  post: {
    operationId: 'compute',
    tags,
    summary: 'Computes and explains',
    description: 'For programs that read the list first. Each calculator has its own path below, typed.',
    requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
    responses: {
      200: json('The answer, explained.', ref('schemas', 'Answer')),
      ...problems(400, 403, 404, 405, 413, 422, 429),
    },
  },
};

/** The paths of the calculators, where there are any: the list, any one by its slug, and one path for each. */
export const calculatorPaths = (calculators: readonly Calculator[], at: At): Record<string, JsonSchema> =>
  calculators.length === 0
    ? {}
    : {
        [base]: {
          get: {
            operationId: 'listCalculators',
            tags,
            summary: 'Lists the calculators',
            responses: {
              200: json('All of them, with inputs and outputs.', ref('schemas', 'CalculatorList')),
              ...problems(405),
            },
          },
        },
        [`${base}/{slug}`]: anyPath,
        ...Object.fromEntries(calculators.map((one) => [`${base}/${one.slug}`, pathOf(one, at)])),
      };
