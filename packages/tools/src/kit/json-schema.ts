import type { Day } from '@majak/law/dates';
import { yearsAskable } from '@majak/law/law-on';
import type { Question, Questions } from './question.ts';

/** A JSON Schema (2020-12), as OpenAPI 3.1 takes it. */
export type JsonSchema = { [key: string]: unknown };

/** A year that is left out has no default that a schema could write down: it is said in words. */
const described = ({ kind, hint }: Question): string | undefined =>
  kind === 'year' ? [hint, 'The current year when it is left out'].filter(Boolean).join('. ') : hint;

const words = (question: Question): JsonSchema => {
  const { label, start } = question;
  const description = described(question);
  return {
    title: label,
    ...(description ? { description } : {}),
    ...(start === undefined ? {} : { default: start }),
  };
};

function kindOf(question: Question, today: Day): JsonSchema {
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
      return { type: 'integer', enum: yearsAskable('cz', today) };
    case 'yesNo':
      return { type: 'boolean' };
    case 'choice': {
      const values = question.options.map(({ value }) => value);
      return { type: typeof values[0] === 'number' ? 'number' : 'string', enum: values };
    }
    case 'day':
      return { type: 'string', format: 'date' };
    case 'text':
      return { type: 'string', pattern: '\\S', maxLength: question.maxLength };
    case 'rows':
      return {
        type: 'array',
        minItems: 1,
        maxItems: question.max,
        items: jsonSchema(question.columns, today),
      };
  }
}

/** The schema of the object a calculator takes: from the same questions as its form. @param today Which years there are goes by it. */
export const jsonSchema = (questions: Questions, today: Day): JsonSchema => {
  const entries = Object.entries(questions);
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      entries.map(([name, question]) => [name, { ...words(question), ...kindOf(question, today) }]),
    ),
    required: entries.filter(([, { optional }]) => !optional).map(([name]) => name),
  };
};
