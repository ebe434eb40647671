import { splitStreet } from '../form/split-street.ts';

/** A fact that some forms ask for in one and others in parts: kept in one. */
type WholeFact = {
  parts: readonly string[];
  /** What stands between the parts. */
  between: string;
  /** What each part is of a whole, in their order; nothing of what cannot be told apart. */
  split: (whole: string) => readonly (string | undefined)[];
  /** What follows the parts: `flat 3`. */
  rest?: (whole: string) => string | undefined;
};

const wholes: Readonly<Record<string, WholeFact>> = {
  'address.here.street': {
    parts: ['address.here.streetName', 'address.here.house'],
    between: ' ',
    split: (whole) => {
      const apart = splitStreet(whole);
      return [apart?.street, apart?.number];
    },
    rest: (whole) => splitStreet(whole)?.rest,
  },
  'landlord.actsBy': {
    parts: ['landlord.acting', 'landlord.function'],
    between: ', ',
    // `Jana Vzorová, managing director (jednatelka)`.
    split: (whole) => /^([^,]*)(?:,\s*(.+))?$/u.exec(whole)?.slice(1) ?? [],
  },
};

/** Facts that are asked for, and kept as a part of another. */
export const factParts: readonly string[] = Object.values(wholes).flatMap(({ parts }) => parts);

/** A fact as it is kept at its path, or nothing. */
type Kept = (path: string) => string | undefined;

/** A whole out of its parts, or a part out of its whole; nothing of any other fact, and of what is not known. */
export function fromWhole(path: string, kept: Kept): string | undefined {
  const own = wholes[path];
  if (own) return own.parts.map(kept).filter(Boolean).join(own.between) || undefined;
  for (const [whole, { parts, split }] of Object.entries(wholes))
    if (parts.includes(path)) return split(kept(whole) ?? '')[parts.indexOf(path)] || undefined;
  return undefined;
}

/** A whole with some of its parts told anew. One that cannot be taken apart is its first part: `náměstí Míru` without a number. */
function wholeWith(
  { parts, between, split, rest }: WholeFact,
  told: Readonly<Record<string, string>>,
  was: string,
) {
  const before = split(was);
  const known = before.some(Boolean) ? before : [was];
  const now = parts.map((part, at) => told[part] || known[at]);
  if (now.every((text, at) => text === known[at])) return was;
  const last = parts.at(-1) ?? '';
  // What followed the old number says nothing of a new one.
  const after = told[last] && told[last] !== known.at(-1) ? '' : rest?.(was);
  return [now.filter(Boolean).join(between), after].filter(Boolean).join(', ');
}

/** Facts with what was told in parts put into their wholes. @param kept What was known of each. */
export function withWholes(facts: Readonly<Record<string, string>>, kept: Kept): Record<string, string> {
  const whole = { ...facts };
  for (const [path, one] of Object.entries(wholes))
    if (one.parts.some((part) => facts[part]))
      whole[path] = wholeWith(one, facts, facts[path] ?? kept(path) ?? '');
  for (const part of factParts) delete whole[part];
  return whole;
}
