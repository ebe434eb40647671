import { lostIn } from './unprintable.ts';

/** Every text of a document with its path. */
function textsIn(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, path ? `${path}.${name}` : name));
}

/** The first field with letters that no font of the document has, and what to say of it; nothing when all can be printed. */
export function lostLetters(content: unknown): { field: string; says: string } | undefined {
  for (const [field, text] of textsIn(content)) {
    const lost = lostIn(text);
    if (lost.length > 0)
      return {
        field,
        says: `The document’s font has no characters for ${lost.slice(0, 10).join(' ')}: write them another way`,
      };
  }
  return undefined;
}
