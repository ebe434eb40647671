import type { Day } from '@majak/law/dates';
import type { ParseResult } from '../form/fault.ts';
import type { Field, Fields } from '../form/field.ts';
import { fieldAt } from '../form/field-tree.ts';

/** What stands in a document for what nobody has entered yet. */
const gap = '…';

type Node = { [name: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const at = (node: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inside, name) => (isNode(inside) && Object.hasOwn(inside, name) ? inside[name] : undefined),
    node,
  );

/** The same data with one value changed, or left out where it is undefined. */
function withAt(node: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  const inside = at(node, [name]);
  const next = rest.length === 0 ? value : withAt(inside, rest, value);
  if (Array.isArray(node)) return node.map((one, index) => (String(index) === name ? next : one));
  const { [name]: _, ...others } = isNode(node) ? node : {};
  return next === undefined ? others : { ...others, [name]: next };
}

/** The data as an object whose names are one step each: no field of a document has a dot in its name. */
const plainOf = (given: unknown): Node =>
  isNode(given) && !Array.isArray(given)
    ? Object.fromEntries(Object.entries(given).filter(([name]) => !name.includes('.')))
    : {};

/** What stands in for a day and for a country. @param home Its code, ISO 3166-1. */
type Placeholders = { today: Day; home: string };

const filled = (fields: Fields, by: Placeholders): Node =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const fill = fillOf(field, by);
      return fill === undefined ? [] : [[name, fill]];
    }),
  );

/** Texts that stand in, the first that a field takes: it may want a month, an address of mail, or more letters. */
const texts = ({ today, home }: Placeholders): readonly string[] => [
  gap,
  today.slice(0, 7),
  home,
  'name@example.com',
  'https://example.com',
  gap.repeat(20),
];

const fitting = <Value>({ schema }: Field, values: readonly Value[]): Value | undefined =>
  values.find((value) => schema.safeParse(value).success);

/** What stands in for the answer to a field; nothing where it may be left out. */
function fillOf(field: Field, by: Placeholders): unknown {
  if (field.optional && !field.needed) return undefined;
  if (field.mayBeUnknown) return null;
  switch (field.kind) {
    case 'number':
      return Math.max(field.min, 0);
    case 'day':
      return by.today;
    case 'choice':
      return field.options[0]?.value;
    case 'choices': {
      const all = field.options.map(({ value }) => value);
      return fitting(
        field,
        all.map((_, end) => all.slice(0, end + 1)),
      );
    }
    case 'yesNo':
      return false;
    case 'tick':
      return true;
    case 'group':
      return filled(field.fields, by);
    case 'rows':
      return Array.from({ length: Math.max(field.min, 1) }, () => filled(field.columns, by));
    default:
      return fitting(field, texts(by)) ?? gap;
  }
}

/** What may be left out as a whole is never made up: a rate, a verdict. */
const isWithinOptional = (fields: Fields, path: readonly string[]): boolean =>
  path.some((_, end) => end > 0 && fieldAt(fields, path.slice(0, end).join('.'))?.optional === true);

/** What stands in at a path; nothing where what stands there goes. */
function fillAt(fields: Fields, path: readonly string[], by: Placeholders): unknown {
  const field = fieldAt(fields, path.join('.'));
  const isMadeUp = field && (field.kind === 'number' || field.kind === 'choice');
  return !field || (isMadeUp && isWithinOptional(fields, path)) ? undefined : fillOf(field, by);
}

export type WithPlaceholders<Document> = {
  /** Can be drawn: every gap is filled. */
  drawn: Document;
  /** For the checks: what is missing is empty. */
  draft: Document;
};
type Read<Document> = Placeholders & {
  /** What is left of a number that nobody entered: 0 where a document counts with it, nothing where it is a line to write on. */
  noNumber?: 0;
  fields: Fields;
  read: (given: unknown) => ParseResult<Document>;
};

/** A day that is after any other. */
const farDay = '2999-12-31';

/** Faults at fields are filled first; what is still wrong then goes as a whole. */
const [passes, wholeFrom] = [6, 3];

/**
 * A document out of a form that is not finished, so that it is seen while it grows.
 * @param given As the form is read, with faults.
 * @throws Error if even nothing at all could not be filled in.
 */
export function withPlaceholders<Document>(
  given: unknown,
  { fields, read, noNumber, ...by }: Read<Document>,
): WithPlaceholders<Document> {
  const empty: string[][] = [];
  let shown: unknown = plainOf(given);
  for (let pass = 0; pass < passes; pass += 1) {
    const reading = read(shown);
    if (reading.ok)
      return {
        drawn: reading.value,
        draft: emptied(reading.value, empty, { fields, noNumber: noNumber ?? null }),
      };
    for (const { field } of reading.faults) {
      const path = field.split('.').slice(0, pass < wholeFrom ? undefined : 1);
      const was = at(shown, path);
      if (was === undefined || was === '') empty.push(path);
      // Today may be too early, as for the end of what begins next year.
      const day = was === by.today ? farDay : by.today;
      shown = withAt(shown, path, fillAt(fields, path, { ...by, today: day }));
    }
  }
  throw new Error('A document can’t be made from nothing');
}

/** What stands for an answer that was made up: no text, none of several, `noNumber`; a single choice stays its first option; in a group, each of those that were needed. */
function emptyOf(field: Field | undefined, value: unknown, noNumber: 0 | null): unknown {
  if (field?.kind === 'choice') return value;
  if (typeof value === 'string') return '';
  if (field?.kind === 'number') return noNumber;
  if (field?.kind === 'choices') return [];
  if (field?.kind !== 'group' || !isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => {
      const within = Object.hasOwn(field.fields, name) ? field.fields[name] : undefined;
      const isMadeUp = within && (!within.optional || within.needed);
      return [name, isMadeUp ? emptyOf(within, inside, noNumber) : inside];
    }),
  );
}

/** The document without what only stands in. */
const emptied = <Document>(
  document: Document,
  paths: readonly (readonly string[])[],
  { fields, noNumber }: { fields: Fields; noNumber: 0 | null },
): Document =>
  paths.reduce<Document>((draft, path) => {
    const value = at(draft, path);
    const empty = emptyOf(fieldAt(fields, path.join('.')), value, noNumber);
    return empty === value ? draft : (withAt(draft, path, empty) as Document);
  }, document);
