import type { LawPlace } from '../form/finding.ts';
import type { Bilingual, DocumentPart, Row } from './two-language-view.ts';

/** A clause of a document: what it says, where it comes from, and what it is good for. */
export type Clause<Content> = {
  /** That of its switch, where somebody may leave it out: `clause-switches.ts`. */
  id: string;
  heading: Bilingual;
  /** The provision it rests on. */
  basis: LawPlace;
  /** What it does, in plain English for who decides about it. */
  explains: string;
  /** Left out: it concerns everybody. */
  when?: (given: Content) => boolean;
  rows: (given: Content) => readonly Row[];
};

/** Clauses that were switched on and off, by their ids; those that are always there are not among them. */
type Switched = { clauses: Readonly<Record<string, boolean>> };

/** Those clauses that stand in the document with these answers, in their order. */
export const clausesOf = <Content extends Switched>(
  clauses: readonly Clause<Content>[],
  given: Content,
): readonly Clause<Content>[] =>
  clauses.filter(({ id, when }) => given.clauses[id] !== false && (when?.(given) ?? true));

/** Paragraphs of a clause with their numbers; what is listed below one, or stands alone, has none. */
function numbered(rows: readonly Row[], clause: number): readonly Row[] {
  let count = 0;
  if (rows.filter(({ style }) => !style).length < 2) return rows;
  return rows.map((row) => {
    if (row.style) return row;
    count += 1;
    return { ...row, number: `${clause}.${count}` };
  });
}

/** The clauses as parts of the document, numbered by what is on. */
export const clauseParts = <Content extends Switched>(
  clauses: readonly Clause<Content>[],
  given: Content,
): readonly DocumentPart[] =>
  clausesOf(clauses, given).map(({ heading, rows }, at) => ({
    heading: { en: `${at + 1}. ${heading.en}`, local: `${at + 1}. ${heading.local}` },
    rows: numbered(rows(given), at + 1),
  }));

/** A clause as it is told of beside its switch: plain data. */
export type ClauseNote = { id: string; title: string; explains: string; place: LawPlace };

/** What is told of the clauses of a document. */
export const clauseNotes = <Content>(clauses: readonly Clause<Content>[]): readonly ClauseNote[] =>
  clauses.map(({ id, heading, explains, basis }) => ({
    id,
    title: heading.en,
    explains,
    place: basis,
  }));
