import type { Synonyms } from '@majak/sites/synonyms';
import { termsIn } from './search-words.ts';

type Phrase = { words: readonly string[]; group: number };

/** Synonyms as they are looked up: by the first term of each phrase. */
export type KnownWords = {
  groups: readonly (readonly (readonly string[])[])[];
  byFirst: ReadonlyMap<string, readonly Phrase[]>;
  meant: readonly { asked: string; sought: readonly string[] }[];
};

/** Reads the synonyms of a site for look-ups. */
export function knownWords({ same, meant }: Synonyms): KnownWords {
  const groups = same.map((group) => group.map((words) => termsIn(words)));
  const byFirst = new Map<string, Phrase[]>();
  for (const [group, phrases] of groups.entries())
    for (const words of phrases) {
      const [first = ''] = words;
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words, group }]);
    }
  return {
    groups,
    byFirst,
    meant: meant.map(([asked, sought]) => ({ asked: termsIn(asked).join(' '), sought: termsIn(sought) })),
  };
}

/** A part of a question: its terms, and other terms for the same. */
export type Part = { terms: readonly string[]; others: readonly (readonly string[])[] };

/** The longest known words that stand at a place of the question. */
const knownAt = ({ byFirst }: KnownWords, terms: readonly string[], at: number) =>
  (byFirst.get(terms[at] ?? '') ?? [])
    .filter(({ words }) => words.every((word, index) => terms[at + index] === word))
    .toSorted((a, b) => b.words.length - a.words.length)[0];

/** Parts a question into what has other words and what has none, in its order. */
export function partsOf(terms: readonly string[], known: KnownWords): Part[] {
  const whole = terms.join(' ');
  const sought = known.meant.filter(({ asked }) => asked === whole);
  const parts: Part[] = [];
  for (let at = 0; at < terms.length; ) {
    const phrase = knownAt(known, terms, at);
    const length = phrase?.words.length ?? 1;
    const own = terms.slice(at, at + length);
    const others = [
      ...(phrase ? (known.groups[phrase.group] ?? []) : []),
      ...(length === terms.length ? sought.map((one) => one.sought) : []),
    ];
    parts.push({ terms: own, others: others.filter((other) => other.join(' ') !== own.join(' ')) });
    at += length;
  }
  return parts;
}
