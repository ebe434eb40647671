/** Words as a sentence begins. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A place of the law whose sign never stands alone at the end of a line. */
export const unbroken = (law: string): string => law.replaceAll('§ ', '§\u00a0');
