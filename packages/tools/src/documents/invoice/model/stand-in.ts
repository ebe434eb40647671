import type { Day } from '@majak/law/dates';
import { type Invoice, readInvoice } from './invoice.ts';

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

/** The data as an object whose names are one step each: no field of an invoice has a dot in its name. */
const plainOf = (given: unknown): Node =>
  isNode(given) && !Array.isArray(given)
    ? Object.fromEntries(Object.entries(given).filter(([name]) => !name.includes('.')))
    : {};

/** What has no default of its own. */
const needed = (today: Day): Readonly<Record<string, unknown>> => ({
  number: gap,
  issueDate: today,
  dueDate: today,
  'supplier.name': gap,
  'supplier.ico': gap,
  'customer.name': gap,
  'lines.description': gap,
  'lines.unitPrice': 0,
  'original.number': gap,
  'discount.value': 0,
  'exchange.date': today,
  regime: 'nonPayer',
  lines: [{ description: gap, unitPrice: 0 }],
  supplier: { name: gap, ico: gap },
  customer: { name: gap },
  payment: {},
});

export type StoodIn = {
  /** Can be drawn: every gap is filled. */
  drawn: Invoice;
  /** For the linter: what is missing is empty. */
  draft: Invoice;
};

/** Faults at fields are filled first; what is still wrong then goes as a whole. */
const [passes, wholeFrom] = [6, 3];

/**
 * An invoice out of a form that is not finished, so that its document is seen while it grows.
 * @param given As the schema takes it, with faults.
 * @throws Error if even nothing at all could not be filled in.
 */
export function stoodIn(given: unknown, today: Day): StoodIn {
  const fills = needed(today);
  const empty: string[][] = [];
  let shown: unknown = plainOf(given);
  for (let pass = 0; pass < passes; pass += 1) {
    const read = readInvoice(shown);
    if (read.ok) return { drawn: read.value, draft: emptied(read.value, empty) };
    for (const { field } of read.faults) {
      const path = field.split('.').slice(0, pass < wholeFrom ? undefined : 1);
      const was = at(shown, path);
      if (was === undefined || was === '') empty.push(path);
      const fill = path.filter((name) => !/^\d+$/.test(name)).join('.');
      shown = withAt(shown, path, Object.hasOwn(fills, fill) ? fills[fill] : undefined);
    }
  }
  throw new Error('An invoice cannot be made of nothing');
}

/** The invoice without what only stands in for a text. */
const emptied = (invoice: Invoice, paths: readonly (readonly string[])[]): Invoice =>
  paths.reduce<Invoice>(
    (draft, path) => (typeof at(draft, path) === 'string' ? (withAt(draft, path, '') as Invoice) : draft),
    invoice,
  );
