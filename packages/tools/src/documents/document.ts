import type { Day } from '@majak/law/dates';
import type { Result } from '@majak/law/result';
import type { Fault, ParseResult } from '../form/fault.ts';
import type { Answers } from '../form/field.ts';
import type { Finding } from '../form/finding.ts';
import type { Form } from '../form/form.ts';
import type { ClauseNote } from './clauses.ts';
import type { Proceedings } from './proceedings.ts';

/** A file that a document can be written to. */
export type DocumentFile<Content = unknown> = {
  format: string;
  label: string;
  type: string;
  ending: string;
  /** How it is written, here or in a browser; the server alone makes what has no such text. */
  write?: (content: Content) => Promise<string>;
};

/** How a document comes back from a file, in the browser: nothing is sent. */
export type Opening<Content = unknown> = {
  /** What can be chosen: `.pdf`. */
  endings: readonly string[];
  maxBytes: number;
  /** What it opens, in a whole sentence for the person who chooses. */
  says: string;
  /**
   * Its code comes with the first file. Throws nothing.
   * @returns the document with what was taken over differently, or why there is none: whole sentences, to show.
   */
  open: (bytes: Uint8Array, name: string) => Promise<Result<{ content: Content; notes: readonly string[] }>>;
};

/** A document as it is written down: `definition.ts` in its folder, and a line in `catalogue.ts`. */
export type Document<Content = unknown> = {
  /** The last part of its addresses. */
  slug: string;
  title: string;
  /** One or two sentences: what it is for. */
  lead: string;
  /** Where it is made on the site. */
  page: string;
  /** When it is the right one among those of its kind, in a whole sentence; it is listed with them then. */
  useWhen?: string;
  form: Form;
  /** @param given Unchecked, as JSON or the typed form brings it. */
  read: (given: unknown) => ParseResult<Content>;
  /** What it says already where the application that it is about is known; left out, it is about none. */
  ofProceedings?: (known: Proceedings) => Answers;
  /** What the law wants of it. @param today The day of looking. @param given What it was read from, where a program sent it. */
  check: (content: Content, today: Day, given?: unknown) => readonly Finding[];
  /** What was sent and would be left out of its files in silence: they are refused. @param given As `read` took it. */
  leftOut?: (given: unknown, content: Content) => Fault | undefined;
  /** The document with one finding mended; nothing where there is no mend. */
  mend: (content: Content, rule: string, today: Day) => Content | undefined;
  /** What is told of its clauses, those that are always there with those that have a switch in the field `clauses`. */
  clauses?: readonly ClauseNote[];
  /** The template that prints it, a file of `packages/desk/documents`. */
  template: string;
  /** What its template prints: plain data. Of one that is not finished too: what is missing is empty. */
  view: (content: Content) => object;
  /** How many lines are left in it to write on by hand; left out, it has no such lines. */
  blanks?: (content: Content) => number;
  files: readonly DocumentFile<Content>[];
  /** Left out: no file of it opens again. */
  opening?: Opening<Content>;
  /** The name of its files, without their ending. */
  fileName: (content: Content) => string;
  /** A plainly invented one, so that a first document is seen at once. */
  sample: (today: Day) => Content;
};

/** Writes a document down: its content is known inside of it and nobody's business outside. */
export const document = <Content>(written: Document<Content>): Document => written as unknown as Document;
