const hardSpace = '\u00A0';

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const beforeMonth = new RegExp(`(?<=(?<!\\d)\\d{1,2}) (?=(?:${months})(?!\\w))`, 'g');

/** Words whose numbers stay on one line: `§ 29`, `39 664 CZK`, `1 000 000`, and a day with its month: `14 December`. */
export const unbroken = (words: string): string =>
  words
    .replace(/(§+) (?=\d)/g, `$1${hardSpace}`)
    .replace(/(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))/g, hardSpace)
    .replace(beforeMonth, hardSpace)
    .replace(/(?<=\d) (?=(?:[A-Z]{3}|%|€)(?!\w))/g, hardSpace);
