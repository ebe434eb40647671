/** Words in both languages. */
export type Bilingual = { en: string; cs: string };
/** A piece of a paragraph: words, or a line to write on, as long as so many letters. */
export type ParagraphPart = string | { blank: number };
/** The same thing in English and in Czech, such as a day. */
export type Pair = readonly [ParagraphPart, ParagraphPart];
/** A paragraph as it stands in one language. */
export type Paragraph = readonly ParagraphPart[];
/** A row of a document: a paragraph, a point of a list, or a fact of several that stand close below each other. */
export type Row = { en: Paragraph; cs: Paragraph; style?: 'item' | 'fact' };
export type DocumentPart = { heading?: Bilingual; rows: readonly Row[] };
export type Signature = Bilingual & { name: string; note?: Bilingual };

/** A document in two languages: parts of rows, English left and Czech right, and who signs. */
export type TwoLanguages = {
  title: string;
  titles: Bilingual;
  parts: readonly DocumentPart[];
  /** Above the signatures. */
  placed: readonly Row[];
  signatures: readonly Signature[];
};

/** Lines to write on: a day or a number; a name or an address. */
export const [shortBlank, longBlank] = [32, 60];

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const english = (day: string): string => {
  const [year, month = 0, date] = day.split('-').map(Number);
  return `${date} ${months[month - 1]} ${year}`;
};
const czech = (day: string): string => day.split('-').reverse().map(Number).join('. ');

type Known = string | null | undefined;
/** An answer in each language; a line to write on where there is none yet. */
export const inEach = (
  value: Known,
  blank: number,
  en = (text: string) => text,
  cs = en,
): [ParagraphPart, ParagraphPart] => (value ? [en(value), cs(value)] : [{ blank }, { blank }]);
/** A day in each language. */
export const dayIn = (value: Known) => inEach(value, shortBlank, english, czech);

const grouped = (value: number): string => {
  const [whole = '', fraction] = String(value).split('.');
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, '\u00A0');
  return fraction ? `${thousands}.${fraction}` : thousands;
};
/** A number in each language; 0, which nobody has entered yet, is a line to write on. */
export const numberIn = (value: number | null | undefined): [ParagraphPart, ParagraphPart] =>
  inEach(value ? grouped(value) : null, shortBlank, undefined, (text) => text.replace('.', ','));
/** An amount in crowns in each language. */
export const crownsIn = (value: number | null | undefined): [ParagraphPart, ParagraphPart] => {
  const [en, cs] = numberIn(value);
  return typeof en === 'string' ? [`${en}\u00A0CZK`, `${cs}\u00A0Kč`] : [en, cs];
};

type Said = readonly (ParagraphPart | Pair)[];
const isPair = (part: ParagraphPart | Pair): part is Pair => Array.isArray(part);
const inOne = (said: Said, at: 0 | 1): Paragraph => said.map((part) => (isPair(part) ? part[at] : part));

/** A paragraph beside its translation: a pair stands in each with its own words. */
export const row = (en: Said, cs: Said): Row => ({ en: inOne(en, 0), cs: inOne(cs, 1) });
/** A point of a list beside its translation. */
export const item = (en: Said, cs: Said): Row => ({ ...row(en, cs), style: 'item' });
/** What something is called, and what it is: `Name: Ana`. */
export const line = (words: Bilingual, value: Pair): Row => ({
  ...row([`${words.en}: `, value], [`${words.cs}: `, value]),
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

/** Each takes longer to make than all else that is written here. */
const names = {
  en: new Intl.DisplayNames(['en'], { type: 'region' }),
  cs: new Intl.DisplayNames(['cs'], { type: 'region' }),
};

/** A country by its code, in each language. */
export const countryIn = (code: Known): [ParagraphPart, ParagraphPart] =>
  inEach(
    code,
    longBlank,
    (known) => names.en.of(known) ?? known,
    (known) => names.cs.of(known) ?? known,
  );

type Placed = { street: string; city: string; zip: string; country: string };
/** An address on one line, with its country where that is another one. */
export function addressIn({ street, city, zip, country }: Placed): [ParagraphPart, ParagraphPart] {
  const words = [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const abroad = country !== 'CZ';
  const said = (language: 'en' | 'cs') => (text: string) =>
    abroad ? `${text}, ${names[language].of(country)}` : text;
  return inEach(words, longBlank, said('en'), said('cs'));
}
