import { foldAccents } from './fold-accents.tsx';
import type { Option } from './option-list.tsx';

/** Words that say nothing of what is looked for. */
const fillers = new Set(
  'a an and am born can citizen do for from get i im in is me my need of the to want with'.split(' '),
);

/** A name as it is compared: folded, without punctuation and article, "St" and "Saint" alike. */
const plain = (text: string): string =>
  foldAccents(text)
    .replace(/['’‘ʼ.]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bst\b/g, 'saint')
    .replace(/^the /, '');
const squeezed = (text: string): string => text.replaceAll(' ', '');
const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean);

/** `tight` are its names without spaces. */
type Known = { option: Option; label: string; tight: string[]; words: string[] };

const known = new WeakMap<readonly Option[], Known[]>();

/** The names of each option as they are compared; made once for a list. */
function namesIn(options: readonly Option[]): Known[] {
  const before = known.get(options);
  if (before) return before;
  const now = options.map((option) => {
    const names = [option.label, ...(option.names ?? [])].map(plain);
    const words = [...names, plain(option.group ?? '')].flatMap(wordsOf);
    return {
      option,
      label: plain(option.label),
      names,
      tight: names.map(squeezed),
      words: [...new Set(words)],
    };
  });
  known.set(options, now);
  return now;
}

/** Whether two words differ by one letter that is missing, wrong or changed places with its neighbour. */
function isSlip(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  if (shorter < 4) return false;
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [mine = '', theirs = ''] = [one, other].map((text) => text.slice(start, text.length - end));
  if (mine.length <= 1 && theirs.length <= 1) return true;
  return mine.length === 2 && mine === [...theirs].reverse().join('');
}

const [exact, nameStart, wordStart, inside, slip] = [0, 1, 2, 3, 4] as const;

/** How well an option fits what was typed: the smaller, the better; nothing if it does not. */
function rank({ label, tight, words }: Known, typed: string): number | undefined {
  const together = squeezed(typed);
  const all = wordsOf(typed);
  const telling = all.filter((word) => !fillers.has(word));
  if (tight.includes(together)) return exact;
  if (tight.some((name) => name.startsWith(together))) return nameStart;
  const sought = telling.length > 0 ? telling : all;
  if (sought.every((part) => words.some((word) => word.startsWith(part)))) return wordStart;
  if (together.length > 2 && label.includes(typed)) return inside;
  return tight.some((name) => isSlip(name, together)) ? slip : undefined;
}

type Fit = { option: Option; by: number };

function fits(options: readonly Option[], typed: string): Fit[] {
  const sought = plain(typed);
  if (!sought) return [];
  const found = namesIn(options).flatMap((one) => {
    const by = rank(one, sought);
    const labelFirst = by !== exact && one.label.startsWith(sought) ? 1 : 0;
    return by === undefined
      ? []
      : [{ option: one.option, by, weight: (one.option.weight ?? 0) + labelFirst }];
  });
  const sure = found.filter(({ by }) => by < slip);
  return (sure.length > 0 ? sure : found).sort((a, b) => a.by - b.by || b.weight - a.weight);
}

const theOnly = <T,>(items: readonly T[]): T | undefined => (items.length === 1 ? items[0] : undefined);

/**
 * The options that what was typed may mean, best first: by their whole name or one of their other names, by the start of
 * a name, of its words, by a part of the label; by a slip of one letter only if there is nothing else. Within each by weight.
 * All of them while nothing is typed, what is asked for often before the others.
 */
export const findOptions = (options: readonly Option[], typed: string): Option[] =>
  plain(typed) ? fits(options, typed).map(({ option }) => option) : frequentFirst(options);

const shownWhole = new WeakMap<readonly Option[], readonly Option[]>();

/** All options, those that are asked for often under a heading of their own; the same objects each time, as a menu needs them. */
function frequentFirst(options: readonly Option[]): Option[] {
  const whole = shownWhole.get(options) ?? [
    ...options.filter(({ frequent }) => frequent).map((one) => ({ ...one, group: 'Often asked for' })),
    ...options.filter(({ frequent }) => !frequent),
  ];
  shownWhole.set(options, whole);
  return [...whole];
}

/** The one option that has just this name; nothing if none has, or several have. */
export function optionNamed(options: readonly Option[], typed: string): Option | undefined {
  const sought = squeezed(plain(typed));
  return theOnly(namesIn(options).filter(({ tight }) => tight.includes(sought)))?.option;
}

/** The option that can be meant alone: by its name, or because its name is the only one that starts so. */
export function optionMeant(options: readonly Option[], typed: string): Option | undefined {
  const found = theOnly(fits(options, typed));
  return optionNamed(options, typed) ?? (found && found.by <= nameStart ? found.option : undefined);
}
