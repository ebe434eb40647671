/** Letters that have no accent to take off. */
const letters: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** A text as people type it: lower case, without accents, so that "cesko" finds "Česko". */
export const foldAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[łđðøıßæœþ]/g, (letter) => letters[letter] ?? letter)
    .trim();
