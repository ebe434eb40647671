import type { Entry } from './entry.ts';
import { type Word, wordsIn } from './search-words.ts';

/** A piece of text, and whether it is one of the words that were looked for. */
export type SnippetPart = { text: string; marked: boolean };

const longest = 220;
const before = 60;

type Place = { start: number; end: number };

/** Places of the words that were looked for; neighbours with a space or a hyphen between them are one. */
function placesOf(text: string, terms: ReadonlySet<string>): Place[] {
  const places: Place[] = [];
  for (const { start, end } of wordsIn(text).filter(({ term }) => terms.has(term))) {
    const last = places.at(-1);
    if (last && /^[\s-]$/.test(text.slice(last.end, start))) last.end = end;
    else places.push({ start, end });
  }
  return places;
}

/** A text in pieces, those words marked whose terms are among these. */
export function highlight(text: string, terms: ReadonlySet<string>): SnippetPart[] {
  const pieces: SnippetPart[] = [];
  let at = 0;
  for (const { start, end } of placesOf(text, terms)) {
    if (start > at) pieces.push({ text: text.slice(at, start), marked: false });
    pieces.push({ text: text.slice(start, end), marked: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), marked: false });
  return pieces;
}

/** Where the most different terms stand close together: the first of such places. */
function bestPlace(words: readonly Word[], terms: ReadonlySet<string>): number | undefined {
  const found = words.filter(({ term }) => terms.has(term)).slice(0, 200);
  let best: { at: number; score: number } | undefined;
  for (const [index, { start }] of found.entries()) {
    const near = found.slice(index).filter(({ end }) => end - start <= longest - before);
    const score = new Set(near.map(({ term }) => term)).size;
    if (!best || score > best.score) best = { at: start, score };
  }
  return best?.at;
}

/** The part of a text around a place, from a word's start to a word's end. */
function around(text: string, at: number): string {
  const from = at <= before ? 0 : text.indexOf(' ', at - before) + 1;
  const whole = text.length - from <= longest;
  const to = whole ? text.length : text.lastIndexOf(' ', from + longest);
  const part = text.slice(from, to > from ? to : from + longest);
  return `${from > 0 ? '… ' : ''}${part}${whole ? '' : ' …'}`;
}

/** What a result says below its title: where the words stand, else how the page begins. */
export function snippetOf(
  { lead, body }: Pick<Entry, 'lead' | 'body'>,
  terms: ReadonlySet<string>,
): SnippetPart[] {
  for (const text of [lead, body]) {
    const at = bestPlace(wordsIn(text), terms);
    if (at !== undefined) return highlight(around(text, at), terms);
  }
  return highlight(around(lead || body, 0), terms);
}
