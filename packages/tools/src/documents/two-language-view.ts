/** Words in both languages. */
export type Bilingual = { en: string; cs: string };
/** A piece of a paragraph: words, or a line to write on, as long as so many letters. */
export type ParagraphPart = string | { blank: number };
/** A paragraph as it stands in one language. */
type Paragraph = readonly ParagraphPart[];
export type Row = { en: Paragraph; cs: Paragraph; style?: 'item' };
export type DocumentPart = { heading?: Bilingual; rows: readonly Row[] };

/** A document in two languages, as `two-languages.typ` sets it: parts of rows, English left and Czech right, and who signs. */
export type TwoLanguages = {
  title: string;
  titles: Bilingual;
  parts: readonly DocumentPart[];
  /** Above the signatures. */
  placed: readonly Row[];
  signatures: readonly { en: string; cs: string; name: string; note?: Bilingual }[];
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

/** A paragraph beside its translation. */
export const row = (en: Paragraph, cs: Paragraph): Row => ({ en, cs });
/** What something is called, and what it is: `Name: Ana`. */
export const line = (words: Bilingual, [en, cs]: readonly [ParagraphPart, ParagraphPart]): Row =>
  row([`${words.en}: `, en], [`${words.cs}: `, cs]);

/** Each takes longer to make than all else that is written here. */
const names = {
  en: new Intl.DisplayNames(['en'], { type: 'region' }),
  cs: new Intl.DisplayNames(['cs'], { type: 'region' }),
};

type Placed = { street: string; city: string; zip: string; country: string };
/** An address on one line, with its country where that is another one. */
export function addressIn({ street, city, zip, country }: Placed): [ParagraphPart, ParagraphPart] {
  const words = [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const abroad = country !== 'CZ';
  const said = (language: 'en' | 'cs') => (text: string) =>
    abroad ? `${text}, ${names[language].of(country)}` : text;
  return inEach(words, longBlank, said('en'), said('cs'));
}
