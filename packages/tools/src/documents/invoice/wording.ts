/** Words of a document; with the English ones beside them where it is in both languages and they differ. */
export type Wording = { text: string; english: string };

/** Words in one line: `Dodavatel / Supplier`. */
export const inOneLine = ({ text, english }: Wording): string => (english ? `${text} / ${english}` : text);
