import type { Field, Fields } from './field.ts';

/** The fields inside a group or a row; nothing of a field that stands for itself. */
export function nestedFields(field: Field): Fields | undefined {
  if (field.kind === 'group') return field.fields;
  return field.kind === 'rows' ? field.columns : undefined;
}

/** Whether a value is an object with names. */
export const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRow = (part: string, max: number): boolean => /^\d{1,4}$/.test(part) && Number(part) <= max;

/** The field at a path: `grossIncome`, `supplier.name`, or `sales.0.cost` in a row; of rows, one more than there may be. */
export function fieldAt(fields: Fields, path: string): Field | undefined {
  const [key = '', ...rest] = path.split('.');
  const found = Object.hasOwn(fields, key) ? fields[key] : undefined;
  if (!found || rest.length === 0) return found;
  if (found.kind === 'rows' && !isRow(rest[0] ?? '', found.max)) return undefined;
  const inside = nestedFields(found);
  const below = found.kind === 'rows' ? rest.slice(1) : rest;
  return inside && below.length > 0 ? fieldAt(inside, below.join('.')) : undefined;
}

/** The value of a field with what stands inside it changed: of a group, of each row; what stands for itself as it is. */
export function mapNested(
  field: Field,
  value: unknown,
  change: (fields: Fields, node: unknown) => unknown,
): unknown {
  const inside = nestedFields(field);
  if (!inside) return value;
  return Array.isArray(value) ? value.map((row) => change(inside, row)) : change(inside, value);
}
