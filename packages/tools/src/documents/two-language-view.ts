/** Words in English, and in the language of the country. */
export type Bilingual = { en: string; local: string };
/** A piece of a paragraph: words, or a line to write on, as long as so many letters. */
export type ParagraphPart = string | { blank: number };
/** The same thing in each, such as a day. */
export type Pair = readonly [ParagraphPart, ParagraphPart];
/** A paragraph as it stands in one language. */
export type Paragraph = readonly ParagraphPart[];
/**
 * A row of a document: a paragraph, a point of a list, or a fact of several that stand close below each other. The number
 * of a paragraph, such as `1.2`, stands beside it.
 */
export type Row = { en: Paragraph; local: Paragraph; style?: 'item' | 'fact'; number?: string };
export type DocumentPart = { heading?: Bilingual; rows: readonly Row[] };
export type Signature = Bilingual & { name: string; note?: Bilingual };

/** A document in two languages: parts of rows, English left and the language of the country right, and who signs. */
export type TwoLanguages = {
  title: string;
  titles: Bilingual;
  parts: readonly DocumentPart[];
  /** Above the signatures. */
  placed: readonly Row[];
  signatures: readonly Signature[];
};

/** The language of the country, as what prints it needs to know it. */
export type SecondLanguage = {
  /** BCP 47. */
  tag: string;
  /** Words after which no line ends. */
  boundWords: readonly string[];
};
/** What is printed of it. */
export type PrintedTwoLanguages = TwoLanguages & { language: SecondLanguage };

/** Lines to write on: a day or a number; a name or an address. */
export const [shortBlank, longBlank] = [32, 60];

/** An answer, or none yet. */
export type Known = string | null | undefined;
/** An answer in each language; a line to write on where there is none yet. */
export const inEach = (
  value: Known,
  blank: number,
  en = (text: string) => text,
  local = en,
): [ParagraphPart, ParagraphPart] => (value ? [en(value), local(value)] : [{ blank }, { blank }]);

type Said = readonly (ParagraphPart | Pair)[];
const isPair = (part: ParagraphPart | Pair): part is Pair => Array.isArray(part);
const inOne = (said: Said, at: 0 | 1): Paragraph => said.map((part) => (isPair(part) ? part[at] : part));

/** A paragraph beside its translation: a pair stands in each with its own words. */
export const row = (en: Said, local: Said): Row => ({ en: inOne(en, 0), local: inOne(local, 1) });
/** A point of a list beside its translation. */
export const item = (en: Said, local: Said): Row => ({ ...row(en, local), style: 'item' });
/** What something is called, and what it is: `Name: Ana`. */
export const line = (words: Bilingual, value: Pair): Row => ({
  ...row([`${words.en}: `, value], [`${words.local}: `, value]),
  style: 'fact',
});
/** What somebody wrote in their own words, in either language as it is: a paragraph for each line. */
export const written = (text: string): readonly Row[] =>
  (text || '\n')
    .split(/\n+/)
    .flatMap((one, at) => (one || at === 0 ? [row([ownWords(one)], [ownWords(one)])] : []));
const ownWords = (text: string): Pair => inEach(text, longBlank);

/** How many lines are left to write on by hand; each stands in both languages. */
export const countBlanks = ({ parts, placed }: TwoLanguages): number =>
  [...parts.flatMap(({ rows }) => rows), ...placed]
    .flatMap(({ en }) => en)
    .filter((part) => typeof part !== 'string').length;
