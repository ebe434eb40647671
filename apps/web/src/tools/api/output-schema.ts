import type { PlainValue } from '@majak/tools/kit/calculator';
import type { JsonSchema } from '@majak/tools/kit/json-schema';
import type { Output } from '../calculators/outputs.ts';

/** Facts can also be nothing, such as the reason where there is none; a number is one unless we saw otherwise. */
const typesOfUnit: Readonly<Record<string, readonly string[]>> = {
  'yes or no': ['boolean', 'null'],
  date: ['string', 'null'],
  text: ['string', 'null'],
};

type Row = Readonly<Record<string, number | string | boolean>>;
const isTable = (value: PlainValue): value is readonly Row[] => Array.isArray(value);

const typeOf = (value: PlainValue): string => (value === null ? 'null' : typeof value);
const oneOrMany = (types: readonly string[]) => {
  const each = [...new Set(types)];
  return each.length === 1 ? each[0] : each;
};

/** The columns of a table, from the rows that were seen. */
function tableSchema(rows: readonly Row[]): JsonSchema {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const column = (key: string) =>
    oneOrMany(rows.flatMap((row) => (row[key] === undefined ? [] : [typeof row[key]])));
  return {
    type: 'array',
    items: {
      type: 'object',
      properties: Object.fromEntries(keys.map((key) => [key, { type: column(key) }])),
      required: keys.filter((key) => rows.every((row) => row[key] !== undefined)),
    },
  };
}

/** One output: its type as the unit and the values that were seen say it. */
function leafOf({ label, unit, values }: Output): JsonSchema {
  const tables = values.filter(isTable);
  if (tables.length > 0) return { title: label, ...tableSchema(tables.flat()) };
  const type = oneOrMany([...(typesOfUnit[unit] ?? ['number']), ...values.map(typeOf)]);
  return { title: label, type, ...(unit === 'date' ? { format: 'date' } : {}), 'x-unit': unit };
}

type Leaf = { path: readonly string[]; output: Output };

/** Outputs as a tree: those whose path starts alike are one object. */
function treeOf(leaves: readonly Leaf[]): JsonSchema {
  const named = [...Map.groupBy(leaves, ({ path }) => path[0] ?? '')];
  const below = (inside: readonly Leaf[]): JsonSchema => {
    const [only] = inside;
    if (only?.path.length === 1) return leafOf(only.output);
    return treeOf(inside.map(({ path, output }) => ({ path: path.slice(1), output })));
  };
  return {
    type: 'object',
    properties: Object.fromEntries(named.map(([name, inside]) => [name, below(inside)])),
    required: named.filter(([, inside]) => inside.some(({ output }) => output.always)).map(([name]) => name),
  };
}

/** The JSON Schema of `outputs` in the answers of one calculator. */
export const outputSchema = (outputs: readonly Output[]): JsonSchema =>
  treeOf(outputs.map((output) => ({ path: output.name.split('.'), output })));
