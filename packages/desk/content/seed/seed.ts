import type { CollectionSlug, Payload } from 'payload';
import { type SeedFile, seedFiles, seedList } from './files.ts';
import { markdownToRichText } from './rich-text.ts';

type Data = Record<string, unknown>;
type Convert = (markdown: string) => unknown;

const convertSections = (sections: unknown, convert: Convert): unknown[] =>
  (Array.isArray(sections) ? sections : []).map((section: Data) =>
    section.blockType === 'prose' ? { ...section, body: convert(String(section.body)) } : section,
  );

const withBody =
  (convert: Convert) =>
  ({ front, body }: SeedFile): Data => ({ ...front, body: convert(body) });

const withSections =
  (convert: Convert) =>
  ({ front }: SeedFile): Data => ({ ...front, sections: convertSections(front.sections, convert) });

async function fill(payload: Payload, collection: CollectionSlug, entries: Data[]): Promise<number> {
  for (const entry of entries) {
    await payload.create({
      collection,
      // The seed is data from files; the collection's own validation is what checks it.
      data: { ...entry, _status: 'published' } as never,
      depth: 0,
      overrideAccess: true,
      context: { quiet: true },
    });
  }
  return entries.length;
}

/** Fills an empty store with the sample content of the site. A collection that holds something is left alone. */
export async function seed(payload: Payload): Promise<Record<string, number>> {
  const convert = await markdownToRichText(payload);
  const job = (entry: Data): Data => ({ ...entry, body: convert(String(entry.body)) });
  const sources: Record<string, () => Promise<Data[]>> = {
    services: async () => (await seedFiles('services')).map(withSections(convert)),
    articles: async () => (await seedFiles('articles')).map(withBody(convert)),
    pages: async () => (await seedFiles('pages')).map(withSections(convert)),
    reviews: () => seedList('reviews.yaml'),
    jobs: async () => (await seedList('jobs.yaml')).map(job),
  };
  const filled: Record<string, number> = {};
  for (const [collection, read] of Object.entries(sources)) {
    const slug = collection as CollectionSlug;
    const { totalDocs } = await payload.count({ collection: slug, overrideAccess: true });
    if (totalDocs === 0) filled[collection] = await fill(payload, slug, await read());
  }
  return filled;
}
