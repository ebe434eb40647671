import type { Synonyms } from './synonyms.ts';

/** Brings what people call one thing in a country: a browser brings that of its own site and no other. */
export async function bringSynonyms(country: string): Promise<Synonyms> {
  const { synonyms }: { synonyms: Synonyms } = await import(`./${country}/synonyms.ts`);
  return synonyms;
}
