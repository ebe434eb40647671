export type Term = { term: string; english: string; meaning: string; also?: string | null };
/** Terms by every form they are written in, in lower case. */
export type Glossary = ReadonlyMap<string, Term>;

const formsOf = ({ term, also }: Term): string[] => [term, ...(also ?? '').split(',')];
const key = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** The glossary to look terms up in. Of two with one form the first is found. */
export const glossaryOf = (terms: readonly Term[]): Glossary =>
  new Map(
    terms
      .toReversed()
      .flatMap((term) => formsOf(term).map((form) => [key(form), term] as const))
      .filter(([form]) => form !== ''),
  );

/** The term a piece of text is, in whatever case and spacing; a text that only holds one is none. */
export const termIn = (glossary: Glossary, text: string): Term | undefined => glossary.get(key(text));
