import * as z from 'zod/mini';
import type { Field, Fields } from './field.ts';
import { nestedFields } from './field-tree.ts';
import { schemaOf } from './schema.ts';

/** A JSON Schema (2020-12), as OpenAPI 3.1 takes it. */
export type JsonSchema = { [key: string]: unknown };

/** What a form says of a field that no schema of zod can: words, units, shapes of texts. */
function saidOf(field: Field): JsonSchema {
  const { label, hint } = field;
  return { title: label, ...(hint ? { description: hint } : {}), ...shapeOf(field) };
}

function shapeOf(field: Field): JsonSchema {
  switch (field.kind) {
    case 'number':
      return {
        ...(field.decimals === 0 ? { type: 'integer' } : { multipleOf: 10 ** -field.decimals }),
        ...(field.unit ? { 'x-unit': field.unit } : {}),
      };
    case 'day':
      return field.start === '' ? { anyOf: [{ format: 'date' }, { const: '' }] } : { format: 'date' };
    case 'text':
    case 'search':
    case 'lines':
      return { maxLength: field.maxLength, ...(field.optional ? {} : { pattern: '\\S' }) };
    default:
      return {};
  }
}

const everyField = (fields: Fields): Field[] =>
  Object.values(fields).flatMap((field) => [field, ...everyField(nestedFields(field) ?? {})]);

/**
 * The schema of the object a form takes: zod's own of its fields, and their words.
 * @param more What else is to be said of a field, such as which years there are.
 */
export function jsonSchema(fields: Fields, more: (field: Field) => JsonSchema = () => ({})): JsonSchema {
  const bySchema = new Map(everyField(fields).map((field) => [field.schema as unknown, field]));
  const { $schema: _, ...schema } = z.toJSONSchema(schemaOf(fields), {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: made }) => {
      const field = bySchema.get(zodSchema);
      if (field) Object.assign(made, saidOf(field), more(field));
    },
  });
  return schema;
}
