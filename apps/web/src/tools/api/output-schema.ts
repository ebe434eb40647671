import type { Leaf, Output, Outputs } from '@majak/tools/calculator/output';
import type { JsonSchema } from '@majak/tools/form/json-schema';

/** What is no number. */
const typesOfUnit: Readonly<Record<string, string>> = {
  'yes or no': 'boolean',
  date: 'string',
  text: 'string',
};

function leafSchema({ label, unit, options, nullable }: Leaf): JsonSchema {
  const type = typesOfUnit[unit] ?? 'number';
  const nothing = nullable ? [null] : [];
  return {
    title: label,
    type: nullable ? [type, 'null'] : type,
    ...(options ? { enum: [...Object.keys(options), ...nothing] } : {}),
    ...(unit === 'date' ? { format: 'date' } : {}),
    'x-unit': unit,
  };
}

function schemaOf(output: Output): JsonSchema {
  const { label: title } = output;
  if (output.outputs) return { title, ...outputSchema(output.outputs) };
  return output.columns ? { title, type: 'array', items: outputSchema(output.columns) } : leafSchema(output);
}

/** The JSON Schema of `outputs` in the answers of one calculator, from its declaration. */
export const outputSchema = (outputs: Outputs): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(outputs).map(([name, one]) => [name, schemaOf(one)])),
  required: Object.keys(outputs).filter((name) => !outputs[name]?.optional),
});
