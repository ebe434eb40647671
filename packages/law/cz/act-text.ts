import type { Day } from '../dates.ts';

/** An act as it was read from a file: its number, its wording, and the text of each of its places. */
export type ActText = {
  /** `187/2006`. */
  act: string;
  /** The first day of the wording; nothing where the file names none, as of notices. */
  from?: Day;
  /** The first day of the next wording, where one is promulgated already. */
  next?: Day;
  /** By place, in the order of the act: `§ 38h`, `Art. II`, `Annex, item 116`; `whole` is all of it. */
  places: ReadonlyMap<string, string>;
};

/** All of an act: what rests on an order or a notice names no section of it. */
export const whole = 'whole';

/** Some editors begin a file with a mark of its encoding. */
const frontMatter = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n/;
const heading = /^#{1,6}\s+(.+)$/;
/** Items of a tariff and, in older files, sections are a bold line of their own. */
const boldLine = /^\*\*([^*]+)\*\*$/;
/** In some files items of a tariff are a plain line. More in the line, and it is a sentence that cites one. */
const plainItem = /^(Položka\s+\d+[A-Z]?)\s*$/;
/** `17a) § 61a zákona…`: what footnotes say is no rule. A letter of a section stands in a list, after a hyphen. */
const footnote = String.raw`^\d+[a-z]?\)\s`;
/** `Pavel v. r.`. */
const signature = String.raw`\sv\.\s?r\.$`;
/** What the file itself says, as that another wording is coming. */
const callout = '^>';
const aside = new RegExp([footnote, signature, callout].join('|'));

/** The names that a heading gives its place, each as we cite it. */
const named: readonly (readonly [RegExp, (number: string) => string])[] = [
  [/^§\s*(\d+[a-z]*)(?![\w])/, (number) => `§ ${number}`],
  [/^Čl\.\s*([IVXLC]+|\d+[a-z]*)(?![\w])/, (number) => `Art. ${number}`],
  [/^Položka\s+(\d+[A-Z]?)(?![\w])/, (number) => `Annex, item ${number}`],
  [/^Příloha\s+č\.\s*(\d+[a-z]?)(?![\w])/i, (number) => `Annex ${number}`],
  [/^Příloha(?!\w)/i, () => 'Annex'],
];

function placeOf(title: string): string | undefined {
  for (const [name, place] of named) {
    const found = name.exec(title.trim());
    if (found) return place(found[1] ?? '');
  }
  return undefined;
}

const field = (fields: string, name: string): string =>
  new RegExp(`^${name}:\\s*(.+?)\\s*$`, 'm').exec(fields)?.[1] ?? '';

const dayIn = (text: string): Day | undefined => /^[1-9]\d{3}-\d{2}-\d{2}$/.exec(text)?.[0];

/** What a line opens: a place, or nothing that has a name, as a part or a chapter; not there for a line of text. */
function opens(line: string): { place: string | undefined } | undefined {
  const head = heading.exec(line)?.[1];
  if (head) return { place: placeOf(head) };
  const place = placeOf((boldLine.exec(line) ?? plainItem.exec(line))?.[1] ?? '');
  return place === undefined ? undefined : { place };
}

/** Sections that an amending article puts into another act stand under headings too: they are part of the article. */
const isQuoted = (line: string, at: string | undefined): boolean => {
  const title = heading.exec(line)?.[1] ?? '';
  return title.startsWith('„') || (/^Art\. /.test(at ?? '') && title.startsWith('§'));
};

function placesIn(body: string): ReadonlyMap<string, string> {
  const lines = new Map<string, string[]>([[whole, []]]);
  let at: string | undefined;
  for (const line of body.split(/\r?\n/)) {
    const opened = isQuoted(line, at) ? undefined : opens(line);
    if (opened) at = opened.place;
    else if (line.trim() && !aside.test(line)) {
      lines.get(whole)?.push(line);
      if (at) lines.set(at, [...(lines.get(at) ?? []), line]);
    }
  }
  return new Map([...lines].map(([place, text]) => [place, text.join('\n')]));
}

/**
 * Reads an act as it lies in `zakony/<year>/<number>-<year>.md`: front matter, then a heading for each section, however
 * deep its part and chapter lie. Footnotes and signatures are left out.
 * @returns nothing for a text that is no act of that layout.
 */
export function readAct(markdown: string): ActText | undefined {
  const [matched = '', fields = ''] = frontMatter.exec(markdown) ?? [];
  const act = /^(\d+\/\d{4}) Sb\./.exec(field(fields, 'citace'))?.[1];
  if (act === undefined) return undefined;
  const [from, next] = ['ucinnost_od', 'pristi_zneni_od'].map((name) => dayIn(field(fields, name)));
  return {
    act,
    ...(from ? { from } : {}),
    ...(next ? { next } : {}),
    places: placesIn(markdown.slice(matched.length)),
  };
}

/** The mark of a footnote, after the word it hangs on: `předpisu1)`. */
const footnoteMark = /(?<=[\p{L}.“”\]])\d{1,3}[a-z]?\)/gu;

/**
 * What a text says, without how it is set: letters and digits, and the point or comma within a number. Footnote marks,
 * quotes, dashes, emphasis and spaces are no change of the law.
 */
export const gistOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/&nbsp;|&shy;/g, ' ')
    .replaceAll(footnoteMark, '')
    .replaceAll(/(?<!\d)[.,]|[.,](?!\d)/g, '')
    .replaceAll(/[^\p{L}\p{N}.,%]/gu, '')
    .toLowerCase();
