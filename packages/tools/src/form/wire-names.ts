import type { Fault } from './fault.ts';
import type { Answers, Fields } from './field.ts';
import { isPlainObject } from './field-tree.ts';

/** The name of a field in a form post and in JSON. */
export const wireName = (fields: Fields, path: string): string => {
  const [key = '', ...rest] = path.split('.');
  const name = Object.hasOwn(fields, key) ? fields[key]?.name : undefined;
  return [name ?? key, ...rest].join('.');
};

const keyOf = (fields: Fields, name: string): string =>
  Object.keys(fields).find((key) => (fields[key]?.name ?? key) === name) ??
  // A key that travels under another name is no name on the wire.
  (Object.hasOwn(fields, name) ? `~${name}` : name);

/** The path of a field by the name it travels under; a name that is no field's leads nowhere. */
export const pathOnWire = (fields: Fields, name: string): string => {
  const [first = '', ...rest] = name.split('.');
  return [keyOf(fields, first), ...rest].join('.');
};

/** Answers under the keys of their fields, from those under the names they travel by. What is no field keeps its name. */
export const fromWire = (fields: Fields, given: unknown): unknown =>
  isPlainObject(given)
    ? Object.fromEntries(Object.entries(given).map(([name, value]) => [pathOnWire(fields, name), value]))
    : given;

/** Answers under the names they travel by. */
export const toWire = (fields: Fields, answers: Answers): Record<string, unknown> =>
  Object.fromEntries(Object.entries(answers).map(([key, value]) => [wireName(fields, key), value]));

/** Faults at the names that the sender knows. */
export const faultsOnWire = (fields: Fields, faults: readonly Fault[]): Fault[] =>
  faults.map((fault) => ({ ...fault, field: wireName(fields, fault.field).replace(/^~/, '') }));
