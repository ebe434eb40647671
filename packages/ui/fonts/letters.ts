/** The letters from one code point to another. */
export const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const ofBothSites = 'áčďéěíňóřšťúůýžäľĺŕô';
// Spaces that hold together, the soft hyphen, sections, degrees, thin spaces for numbers, dashes, quotation marks of Czech and English, arrows and the true minus.
const symbols =
  '\u00A0\u00AD§©°±²·×÷\u2009\u202F\u2013\u2014\u2018\u2019\u201A\u201C\u201D\u201E\u2026\u2022\u20AC\u2190\u2191\u2192\u2193\u2212\u2248\u2264\u2265\u2713';

/** What English, Czech and Slovak are written with. */
export const firstLetters = range(0x20, 0x7e) + ofBothSites + ofBothSites.toUpperCase() + symbols;

/** The rest of Latin-1 and Latin Extended-A. */
export const otherLetters = [...range(0xa0, 0x17f)]
  .filter((letter) => !firstLetters.includes(letter))
  .join('');

export const everyLetter = firstLetters + otherLetters;
