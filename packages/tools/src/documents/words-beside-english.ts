import { inEach, type Known, longBlank, type Pair, shortBlank } from './two-language-view.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const english = (day: string): string => {
  const [year, month = 0, date] = day.split('-').map(Number);
  return `${date} ${months[month - 1]} ${year}`;
};
/** As the languages of the region write a day: `21. 11. 2026`. */
const local = (day: string): string => day.split('-').reverse().map(Number).join('. ');

const grouped = (value: number): string => {
  const [whole = '', fraction] = String(value).split('.');
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, '\u00A0');
  return fraction ? `${thousands}.${fraction}` : thousands;
};

/** A sum has both figures of its part or none: `12.50`, `12`. */
const groupedSum = (value: number): string => grouped(value).replace(/\.\d$/, '$&0');

type Placed = { street: string; city: string; zip: string; country: string };
type Words = {
  dayIn: (value: Known) => Pair;
  numberIn: (value: number | null | undefined) => Pair;
  amountIn: (value: number | null | undefined) => Pair;
  countryIn: (code: Known) => Pair;
  addressIn: (placed: Placed) => Pair;
};

/**
 * How days, numbers, amounts and places are written in English and in the language of a country.
 * @param language BCP 47. @param home The country whose name an address leaves out. @param money Its currency in each.
 */
export function wordsBesideEnglish(
  language: string,
  home: string,
  money: { en: string; local: string },
): Words {
  // Each takes longer to make than all else that is written here.
  const names = {
    en: new Intl.DisplayNames(['en'], { type: 'region' }),
    local: new Intl.DisplayNames([language], { type: 'region' }),
  };
  const figuresIn = (value: number | null | undefined, write: (value: number) => string): Pair =>
    inEach(typeof value === 'number' ? write(value) : null, shortBlank, undefined, (text) =>
      text.replace('.', ','),
    );
  return {
    dayIn: (value) => inEach(value, shortBlank, english, local),
    numberIn: (value) => figuresIn(value, grouped),
    amountIn: (value) => {
      const [en, beside] = figuresIn(value, groupedSum);
      return typeof en === 'string'
        ? [`${en}\u00A0${money.en}`, `${beside}\u00A0${money.local}`]
        : [en, beside];
    },
    countryIn: (code) =>
      inEach(
        code,
        longBlank,
        (known) => names.en.of(known) ?? known,
        (known) => names.local.of(known) ?? known,
      ),
    addressIn: ({ street, city, zip, country }) => {
      const words = [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
      const said = (of: 'en' | 'local') => (text: string) =>
        country === home ? text : `${text}, ${names[of].of(country)}`;
      return inEach(words, longBlank, said('en'), said('local'));
    },
  };
}
