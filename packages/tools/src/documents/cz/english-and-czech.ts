import { inEach, type Known, longBlank, type Pair, shortBlank } from '../two-language-view.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const english = (day: string): string => {
  const [year, month = 0, date] = day.split('-').map(Number);
  return `${date} ${months[month - 1]} ${year}`;
};
const czech = (day: string): string => day.split('-').reverse().map(Number).join('. ');

/** A day in each language. */
export const dayIn = (value: Known) => inEach(value, shortBlank, english, czech);

const grouped = (value: number): string => {
  const [whole = '', fraction] = String(value).split('.');
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, '\u00A0');
  return fraction ? `${thousands}.${fraction}` : thousands;
};
/** A number in each language; none yet is a line to write on, and 0 is a number. */
export const numberIn = (value: number | null | undefined): Pair =>
  inEach(typeof value === 'number' ? grouped(value) : null, shortBlank, undefined, (text) =>
    text.replace('.', ','),
  );
/** An amount in crowns in each language. */
export const crownsIn = (value: number | null | undefined): Pair => {
  const [en, local] = numberIn(value);
  return typeof en === 'string' ? [`${en}\u00A0CZK`, `${local}\u00A0Kč`] : [en, local];
};

/** Each takes longer to make than all else that is written here. */
const names = {
  en: new Intl.DisplayNames(['en'], { type: 'region' }),
  cs: new Intl.DisplayNames(['cs'], { type: 'region' }),
};

/** A country by its code, in each language. */
export const countryIn = (code: Known): Pair =>
  inEach(
    code,
    longBlank,
    (known) => names.en.of(known) ?? known,
    (known) => names.cs.of(known) ?? known,
  );

type Placed = { street: string; city: string; zip: string; country: string };
/** An address on one line, with its country where that is another one. */
export function addressIn({ street, city, zip, country }: Placed): Pair {
  const words = [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const abroad = country !== 'CZ';
  const said = (language: 'en' | 'cs') => (text: string) =>
    abroad ? `${text}, ${names[language].of(country)}` : text;
  return inEach(words, longBlank, said('en'), said('cs'));
}
