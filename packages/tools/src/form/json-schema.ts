import * as z from 'zod/mini';
import { countryCodes } from './country-codes.ts';
import type { Field, Fields } from './field.ts';
import { nestedFields } from './field-tree.ts';
import { schemaOf } from './schema.ts';

/** A JSON Schema (2020-12), as OpenAPI 3.1 takes it. */
export type JsonSchema = { [key: string]: unknown };

/** A pattern of a whole text as it holds for one with spaces around it, which are taken out before the form looks. */
const padded = ({ source }: RegExp, isOptional: boolean): string =>
  `^\\s*(?:${source.replace(/^\^|\$$/g, '')})${isOptional ? '?' : ''}\\s*$`;

type Text = Extract<Field, { kind: 'text' }>;

function textSchema({ maxLength, minLength = 1, pattern, characters, type, optional }: Text): JsonSchema {
  // Spaces inside a code are taken out too: no length of the whole text says what the form takes.
  if (characters)
    return { maxLength: undefined, pattern: `^\\s*(?:\\S\\s*){${optional ? 0 : minLength},${characters}}$` };
  const shape = pattern
    ? padded(pattern, optional)
    : optional
      ? undefined
      : type === 'url'
        ? linkStart
        : '\\S';
  return {
    maxLength,
    ...(minLength > 1 && !optional ? { minLength } : {}),
    ...(shape ? { pattern: shape } : {}),
  };
}

const linkStart = '^\\s*[Hh][Tt][Tt][Pp][Ss]://';

function shapeOf(field: Field): JsonSchema {
  switch (field.kind) {
    case 'number':
      // No multiple of 0.01: 0.07 is none in binary numbers.
      return {
        ...(field.decimals === 0 ? { type: 'integer' } : { 'x-decimals': field.decimals }),
        ...(field.unit ? { 'x-unit': field.unit } : {}),
      };
    case 'day':
      return field.start === '' ? { anyOf: [{ format: 'date' }, { const: '' }] } : { format: 'date' };
    case 'country':
      return { enum: [...countryCodes, ...(field.further ?? [])] };
    case 'choices':
      return { uniqueItems: true };
    case 'file':
      return { pattern: `^data:(?:${field.accept.join('|').replace(/[.+]/g, '\\$&')});base64,.` };
    case 'text':
      return textSchema(field);
    case 'search':
    case 'longText':
      return { maxLength: field.maxLength, ...(field.optional ? {} : { pattern: '\\S' }) };
    default:
      return {};
  }
}

/** What a form says of a field that no schema of zod can: words, units, shapes of texts. */
function describe(made: JsonSchema, field: Field, more: JsonSchema): void {
  const { label, hint } = field;
  // What may be unknown takes null beside it, which has no shape.
  const known = field.mayBeUnknown && Array.isArray(made.anyOf) ? made.anyOf[0] : made;
  Object.assign(known, shapeOf(field));
  Object.assign(made, { title: label, ...(hint ? { description: hint } : {}) }, more);
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
      if (field) describe(made, field, more(field));
    },
  });
  return schema;
}
