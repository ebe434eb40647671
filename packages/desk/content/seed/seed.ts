import type { CollectionSlug, Payload } from 'payload';
import { type SeedFile, seedFiles, seedList, seedPath } from './files.ts';
import { seedOfficialForms } from './official-forms.ts';
import { markdownToRichText } from './rich-text.ts';

type Data = Record<string, unknown>;
type Convert = (markdown: string) => unknown;

/** Fields of sections that are written in Markdown: the section's own, or those of the rows of a list. */
const markdownIn: Record<string, { field: string; list?: string }> = {
  prose: { field: 'body' },
  tabs: { list: 'tabs', field: 'body' },
  stepper: { list: 'steps', field: 'body' },
};

const converted = (data: Data, field: string, convert: Convert): Data => ({
  ...data,
  [field]: convert(String(data[field])),
});

function convertSection(section: Data, convert: Convert): Data {
  const { field, list } = markdownIn[String(section.blockType)] ?? {};
  if (!field) return section;
  if (!list) return converted(section, field, convert);
  const rows = Array.isArray(section[list]) ? section[list] : [];
  return { ...section, [list]: rows.map((row: Data) => converted(row, field, convert)) };
}

const withBody =
  (convert: Convert) =>
  ({ front, body }: SeedFile): Data => ({ ...front, body: convert(body) });

const withSections =
  (convert: Convert, videos: ReadonlyMap<string, number>) =>
  ({ front }: SeedFile): Data => ({
    ...front,
    sections: (Array.isArray(front.sections) ? front.sections : []).map((section: Data) =>
      // A page names a video by its title; the store by its number.
      section.blockType === 'video'
        ? { ...section, video: videos.get(String(section.video)) }
        : convertSection(section, convert),
    ),
  });

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

/** The videos of the site with their files; answers them by title. */
async function fillVideos(payload: Payload, convert: Convert): Promise<Map<string, number>> {
  const there = await payload.find({
    collection: 'videos',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const videos = new Map(there.docs.map(({ title, id }) => [title, id]));
  if (videos.size > 0) return videos;
  const quiet = { depth: 0, overrideAccess: true, context: { quiet: true } } as const;
  for (const { file, poster, ...entry } of await seedList('videos.yaml')) {
    const picture = poster
      ? await payload.create({
          ...quiet,
          collection: 'media',
          data: { alt: `First picture of the video: ${entry.title}` },
          filePath: seedPath(String(poster)),
        })
      : undefined;
    const { id, title } = await payload.create({
      ...quiet,
      collection: 'videos',
      // The seed is data from files; the collection's own validation is what checks it.
      data: { ...converted(entry, 'transcript', convert), poster: picture?.id } as never,
      filePath: seedPath(String(file)),
    });
    videos.set(title, id);
  }
  return videos;
}

/** The products of insurance; a file names an insurer, the store has its number. */
async function insuranceProducts(payload: Payload): Promise<Data[]> {
  const { docs } = await payload.find({
    collection: 'insurers',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const ids = new Map(docs.map(({ name, id }) => [name, id]));
  const products = await seedList('insurance-products.yaml');
  return products.map((product) => ({ ...product, insurer: ids.get(String(product.insurer)) }));
}

/** The waits of a quarter at an office, which are invented. */
const sampleWaits = ({ days, ...rest }: Data): Data[] =>
  (Array.isArray(days) ? days : []).map((count: unknown) => ({ ...rest, days: count, sample: true }));

/** Fills an empty store with the sample content of the site. A collection that holds something is left alone. */
export async function seed(payload: Payload): Promise<Record<string, number>> {
  const convert = await markdownToRichText(payload);
  const videos = await fillVideos(payload, convert);
  const job = (entry: Data): Data => ({ ...entry, body: convert(String(entry.body)) });
  const sources: Partial<Record<CollectionSlug, () => Promise<Data[]>>> = {
    services: async () => (await seedFiles('services')).map(withSections(convert, videos)),
    articles: async () => (await seedFiles('articles')).map(withBody(convert)),
    pages: async () => (await seedFiles('pages')).map(withSections(convert, videos)),
    courses: async () => (await seedFiles('courses')).map(({ front }) => front),
    lessons: async () => (await seedFiles('lessons')).map(withBody(convert)),
    terms: () => seedList('terms.yaml'),
    reviews: () => seedList('reviews.yaml'),
    forms: () => seedList('forms.yaml'),
    'official-forms': seedOfficialForms,
    'waiting-times': async () => (await seedList('waiting-times.yaml')).flatMap(sampleWaits),
    consultations: () => seedList('consultations.yaml'),
    consultants: () => seedList('consultants.yaml'),
    jobs: async () => (await seedList('jobs.yaml')).map(job),
    insurers: () => seedList('insurers.yaml'),
    'insurance-products': () => insuranceProducts(payload),
  };
  const filled: Record<string, number> = {};
  for (const [collection, read] of Object.entries(sources)) {
    const slug = collection as CollectionSlug;
    const { totalDocs } = await payload.count({ collection: slug, overrideAccess: true });
    if (totalDocs === 0) filled[collection] = await fill(payload, slug, await read());
  }
  return filled;
}
