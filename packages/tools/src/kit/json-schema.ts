import type { Question, Questions } from './question.ts';

/** A JSON Schema (2020-12), as OpenAPI 3.1 takes it. */
export type JsonSchema = { [key: string]: unknown };

const words = ({ label, hint, start }: Question): JsonSchema => ({
  title: label,
  ...(hint ? { description: hint } : {}),
  ...(start === undefined ? {} : { default: start }),
});

function kindOf(question: Question): JsonSchema {
  switch (question.kind) {
    case 'number': {
      const whole = question.decimals === 0;
      return {
        type: whole ? 'integer' : 'number',
        minimum: question.min,
        maximum: question.max,
        ...(whole ? {} : { multipleOf: 10 ** -question.decimals }),
        ...(question.unit ? { 'x-unit': question.unit } : {}),
      };
    }
    case 'year':
      return { type: 'integer', enum: question.years };
    case 'yesNo':
      return { type: 'boolean' };
    case 'choice':
      return { enum: question.options.map(({ value }) => value) };
    case 'day':
      return { type: 'string', format: 'date' };
    case 'text':
      return { type: 'string', minLength: 1, maxLength: question.maxLength };
    case 'rows':
      return { type: 'array', minItems: 1, maxItems: question.max, items: jsonSchema(question.columns) };
  }
}

/** The schema of the object a calculator takes: from the same questions as its form. */
export const jsonSchema = (questions: Questions): JsonSchema => {
  const entries = Object.entries(questions);
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      entries.map(([name, question]) => [name, { ...words(question), ...kindOf(question) }]),
    ),
    required: entries.filter(([, { optional }]) => !optional).map(([name]) => name),
  };
};
