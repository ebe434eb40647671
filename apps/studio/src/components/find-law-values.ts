/** A value of the law as a text names it, and what the reader sees there. */
export type ShownValue = { token: string; title: string; when: number; shown: string };

const written = /\{\{\s*law\s+[\w.]+\s+[\d-]+\s*\}\}/g;

/** Those whose title, name and year have every word that is looked for. */
export function findValues(values: readonly ShownValue[], words: string): readonly ShownValue[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return wanted.length === 0
    ? []
    : values.filter(({ title, token }) =>
        wanted.every((word) => `${title} ${token}`.toLowerCase().includes(word)),
      );
}

/** The values that the fields of a document name, each once. */
export const valuesIn = (fields: unknown, values: readonly ShownValue[]): readonly ShownValue[] => {
  const named = new Set(
    (JSON.stringify(fields) ?? '')
      .match(written)
      ?.map((token) => `{{law ${/law\s+(\S+)\s+([\d-]+)/.exec(token)?.slice(1).join(' ')}}}`),
  );
  return values.filter(({ token }) => named.has(token));
};
