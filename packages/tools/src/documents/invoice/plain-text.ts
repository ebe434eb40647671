/** Letters that do not come apart into a letter and an accent. */
const whole: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ø: 'O',
  ø: 'o',
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Þ: 'TH',
  þ: 'th',
  ı: 'i',
  '–': '-',
  '—': '-',
  '’': "'",
  '„': '"',
  '“': '"',
  '”': '"',
};

/** A text without its accents: banks' programs and small codes know none. What has no such form is left as it is. */
export const withoutAccents = (text: string): string =>
  [...text.normalize('NFD').replace(/\p{M}/gu, '')].map((letter) => whole[letter] ?? letter).join('');

/**
 * A text in the characters of a small code (QR alphanumeric mode): capitals, digits, space and $ + - . / :
 * The other two of the mode, `*` and `%`, have a meaning in payment codes.
 */
export const smallCodeText = (text: string, max: number): string =>
  withoutAccents(text)
    .toUpperCase()
    .replace(/[^0-9A-Z $+\-./:]/g, ' ')
    .replace(/ +/g, ' ')
    .slice(0, max)
    .trim();

/** The first characters of a text, never half of one that takes two places. */
export const cut = (text: string, max: number): string => [...text].slice(0, max).join('').trim();
