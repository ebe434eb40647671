const token = /^\s*\{\{\s*tool\s+([\w-]+)\s*\}\}\s*$/;
const meant = /\{\{\s*tool\b[^{}]*\}\}/gi;

/** The calculator that a whole paragraph stands for, such as `{{tool Czech-VAT-calculator}}`. */
export const toolIn = (text: string): string | undefined => token.exec(text)?.[1];

/** Every calculator that a text of the editor names, wherever it stands in it. */
export const toolsNamedIn = (value: unknown): string[] =>
  [...JSON.stringify(value ?? null).matchAll(meant)].flatMap(([written]) => toolIn(written) ?? []);

/** Where a text stands: all there is in a paragraph of a running text, which can be a calculator, or anywhere else. */
export type Place = 'paragraph' | 'elsewhere';

/** What is wrong with each such token of a text, in words for the one who wrote it. @param known Addresses of calculators. */
export const faultyTools = (text: string, known: readonly string[], place: Place): string[] =>
  [...text.matchAll(meant)].flatMap(([written]) => {
    const slug = toolIn(written);
    if (slug === undefined || !known.includes(slug))
      return [`${written} names no calculator: copy the last part of its address.`];
    return place === 'paragraph' && text.trim() === written
      ? []
      : [
          `${written} has to be in its own paragraph in a running text: not in a list, heading, quote or table.`,
        ];
  });
