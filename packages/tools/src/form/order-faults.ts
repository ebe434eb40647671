import type { Fault } from './fault.ts';
import type { Fields } from './field.ts';
import { nestedFields } from './field-tree.ts';

const sorting = (place: number): string => String(place).padStart(5, '0');

/** Where a path stands among the fields, as a text that sorts: a number for each of its parts. What is no field comes last. */
function placeOf(fields: Fields, path: string): string {
  const [key = '', ...rest] = path.split('.');
  const at = Object.keys(fields).indexOf(key);
  const found = at < 0 ? undefined : fields[key];
  if (!found) return sorting(99_999);
  const inside = nestedFields(found);
  const [row = '', ...column] = rest;
  const here = sorting(at) + (inside && found.kind === 'rows' ? sorting(Number(row)) : '');
  const below = found.kind === 'rows' ? column : rest;
  return inside && below.length > 0 ? here + placeOf(inside, below.join('.')) : here;
}

/** Faults in the order in which a person meets their fields. */
export const orderFaults = (fields: Fields, faults: readonly Fault[]): Fault[] =>
  faults
    .map((fault) => ({ fault, place: placeOf(fields, fault.field) }))
    .sort((one, other) => (one.place < other.place ? -1 : Number(one.place > other.place)))
    .map(({ fault }) => fault);
