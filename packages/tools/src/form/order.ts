import type { Fault } from './fault.ts';
import type { Fields } from './field.ts';
import { insideOf } from './inside.ts';

/** Where a path stands among the fields: a number for each of its parts; what is no field comes last. */
function placeOf(fields: Fields, path: string): number[] {
  const [key = '', ...rest] = path.split('.');
  const at = Object.keys(fields).indexOf(key);
  const found = at < 0 ? undefined : fields[key];
  const inside = found && insideOf(found);
  if (!(found && inside) || rest.length === 0) return [at < 0 ? Number.MAX_SAFE_INTEGER : at];
  if (found.kind !== 'rows') return [at, ...placeOf(inside, rest.join('.'))];
  const [row = '', ...column] = rest;
  return [at, Number(row), ...(column.length > 0 ? placeOf(inside, column.join('.')) : [])];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  if (at < 0) return one.length - other.length;
  return (one[at] ?? -1) - (other[at] ?? -1);
}

/** Faults in the order in which a person meets their fields. */
export const inOrder = (fields: Fields, faults: readonly Fault[]): Fault[] =>
  faults
    .map((fault) => ({ fault, place: placeOf(fields, fault.field) }))
    .sort((one, other) => compare(one.place, other.place))
    .map(({ fault }) => fault);
