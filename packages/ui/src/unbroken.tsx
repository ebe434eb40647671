const hardSpace = '\u00A0';

/** Words whose numbers stay on one line: `§ 29`, `39 664 CZK`, `1 000 000`. */
export const unbroken = (words: string): string =>
  words
    .replace(/(§+) (?=\d)/g, `$1${hardSpace}`)
    .replace(/(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))/g, hardSpace)
    .replace(/(?<=\d) (?=(?:[A-Z]{3}|%|€)(?!\w))/g, hardSpace);
