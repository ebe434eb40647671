const hardSpace = '\u00A0';

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const beforeMonth = new RegExp(`(?<=(?<!\\d)\\d{1,2}) (?=(?:${months})(?!\\w))`, 'g');

/** A postcode beside its town, with that one's number: `110 00 Praha 1`. */
const postcodeAndTown = /(?<!\d)\d{3} \d{2} \p{Lu}\p{L}*(?: \d{1,2}(?!\d))?/gu;

/** Words whose numbers stay on one line: `§ 29`, `39 664 CZK`, `1 000 000`, a day with its month: `14 December`, and a postcode with its town. */
export const unbroken = (words: string): string =>
  words
    .replace(postcodeAndTown, (address) => address.replaceAll(' ', hardSpace))
    .replace(/(§+) (?=\d)/g, `$1${hardSpace}`)
    .replace(/(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))/g, hardSpace)
    .replace(beforeMonth, hardSpace)
    .replace(/(?<=\d) (?=(?:[A-Z]{3}|%|€)(?!\w))/g, hardSpace);
