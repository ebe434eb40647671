import type { Where } from 'payload';
import { openPayload } from '../payload.ts';
import type {
  Article,
  Course,
  Form,
  Job,
  Lesson,
  Page,
  Redirect,
  Review,
  Service,
  Term,
} from '../payload-types.ts';
import { type SiteKind, siteKinds } from './paths.ts';
import { readPreviewToken } from './preview.ts';
import { type Topic, topics } from './topics.ts';
import { withDefaults } from './with-defaults.ts';

/**
 * The one way from the store to the public site. Everything is read as a stranger would (`overrideAccess: false`)
 * and never as a draft; only a signed preview token opens one.
 */
export const asStranger = { depth: 1, draft: false, overrideAccess: false } as const;

export type PublishedContent = {
  services: Service;
  articles: Article;
  pages: Page;
  courses: Course;
  lessons: Lesson;
  terms: Term;
  forms: Form;
  reviews: Review;
  jobs: Job;
  redirects: Redirect;
};
type Kind = keyof PublishedContent;
/** Published, for search engines, and not said to be a copy of another page. */
export const indexable: Where = {
  and: [
    { 'seoTag.noindex': { not_equals: true } },
    { or: [{ 'seoTag.canonical': { exists: false } }, { 'seoTag.canonical': { equals: '' } }] },
  ],
};
type Asked = { where?: Where; sort?: string; limit?: number; depth?: number };

async function list<K extends Kind>(collection: K, more: Asked) {
  const payload = await openPayload();
  const { docs } = await payload.find({ ...asStranger, collection, pagination: false, ...more });
  // Payload types a result by its collection; the map above says the same by name.
  return docs as unknown as PublishedContent[K][];
}

const bySlug = async <K extends Kind>(collection: K, slug: string, depth: number = asStranger.depth) =>
  (await list(collection, { where: { slug: { equals: slug } }, limit: 1, depth }))[0];

/** What is made of blocks may hold a video, which has a picture of its own. */
const depthOfBlocks = 2;

export const findService = (slug: string) => bySlug('services', slug, depthOfBlocks);
export const findArticle = (slug: string) => bySlug('articles', slug);
export const findPage = (slug: string) => bySlug('pages', slug, depthOfBlocks);
export const findJob = (slug: string) => bySlug('jobs', slug);
export const findCourse = (slug: string) => bySlug('courses', slug);
export const findLesson = (slug: string) => bySlug('lessons', slug);

/** What lists show of a document: its text stays in the store, however many there are. */
async function listed<K extends 'services' | 'articles' | 'pages' | 'courses' | 'lessons'>(
  collection: K,
  more: Asked,
) {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...asStranger,
    depth: 0,
    collection,
    pagination: false,
    select: { body: false, sections: false } as never,
    ...more,
  });
  return docs as unknown as Omit<PublishedContent[K], 'body' | 'sections'>[];
}

export type Audience = 'eu' | 'nonEu';
export type ListedService = Omit<Service, 'sections'>;
export type ListedArticle = Omit<Article, 'body'>;
export type ListedLesson = Omit<Lesson, 'body'>;

/** Services in the agency's order; for one audience those for everyone are among them. */
export const listServices = (audience?: Audience): Promise<ListedService[]> =>
  listed('services', {
    sort: 'order',
    where: audience ? { audience: { in: [audience, 'both'] } } : {},
  });

/** Services with their prices on the front page, in the agency's order. */
export const listFeatured = (): Promise<ListedService[]> =>
  listed('services', { sort: 'order', where: { featured: { equals: true } } });

export type ArticlePage = { articles: ListedArticle[]; page: number; pages: number; total: number };

/** A page of the blog, newest first; of one topic if one is given. Pages count from 1. */
export async function listArticles({
  page = 1,
  limit = 20,
  topic,
}: {
  page?: number;
  limit?: number;
  topic?: Topic;
} = {}): Promise<ArticlePage> {
  const payload = await openPayload();
  const found = await payload.find({
    ...asStranger,
    depth: 0,
    collection: 'articles',
    select: { body: false },
    sort: '-writtenOn',
    where: topic ? { topics: { in: [topic] } } : {},
    page,
    limit,
  });
  return { articles: found.docs, page, pages: found.totalPages, total: found.totalDocs };
}

/** The topics that a published article has, in the order of all topics. */
export async function listTopics(): Promise<Topic[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...asStranger,
    depth: 0,
    collection: 'articles',
    select: { topics: true },
    pagination: false,
  });
  const used = new Set(docs.flatMap(({ topics: of }) => of ?? []));
  return topics.filter((topic) => used.has(topic));
}

/** The articles of a series in their order. */
export const listSeries = (series: string): Promise<ListedArticle[]> =>
  listed('articles', { sort: 'seriesOrder', where: { series: { equals: series } } });

/** The articles that the blog begins with, in their order. */
export const listStartHere = (): Promise<ListedArticle[]> =>
  listed('articles', { sort: 'startHere', where: { startHere: { exists: true } } });

/** PostgreSQL refuses to look for a greater one. */
const greatestId = 2 ** 31 - 1;

/** The captions of a video that a page may show. */
export async function findCaptions(id: number): Promise<string | undefined> {
  if (!Number.isSafeInteger(id) || id < 1 || id > greatestId) return undefined;
  const payload = await openPayload();
  const video = await payload.findByID({
    ...asStranger,
    depth: 0,
    collection: 'videos',
    id,
    disableErrors: true,
  });
  return video?.captions;
}

/** Courses of the academy in their order. */
export const listCourses = () => list('courses', { sort: 'order' });
/** Lessons in their order: of one course, or all. */
export const listLessons = async (course?: string): Promise<ListedLesson[]> => {
  const lessons = await listed('lessons', { sort: 'order' });
  return course ? lessons.filter(({ slug }) => slug.startsWith(`${course}/`)) : lessons;
};
/** The glossary, by the alphabet. */
export const listTerms = () => list('terms', { sort: 'term' });

export const listJobs = () => list('jobs', { sort: 'title' });
/** Newest first. */
export const listReviews = (limit?: number) => list('reviews', { sort: '-date', limit });

/** What a client said last of one service; nothing where nobody has. */
export const findReviewOf = async (service: string) =>
  (await list('reviews', { sort: '-date', limit: 1, where: { service: { equals: service } } }))[0];

/** Where an old address leads now. Redirects are not public as a list, so this one is asked with rights. */
export async function redirectFrom(path: string): Promise<string | undefined> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { from: { equals: path } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs[0]?.to;
}

/** What stands for that which the editor of a draft has not come to yet: drafts are stored unchecked. */
const unwritten = (): { [K in SiteKind]: Record<string, unknown> } => {
  const today = new Date().toISOString();
  const always = { title: 'Without a title', slug: '' };
  return {
    services: { ...always, summary: '', forWhom: '', duration: '', audience: 'both', group: 'visas' },
    articles: { ...always, lead: '', writtenOn: today, checkedOn: today },
    pages: { ...always, headerTone: 'solid' },
    courses: { ...always, summary: '', forWhom: '', outcomes: [] },
    lessons: { ...always, summary: '', task: '', minutes: 1 },
    forms: { ...always },
  };
};

export type Draft = { [K in SiteKind]: { kind: K; doc: PublishedContent[K] } }[SiteKind];

async function draftOf<K extends SiteKind>(kind: K, id: number): Promise<Draft | undefined> {
  const payload = await openPayload();
  const doc = await payload.findByID({
    collection: kind,
    id,
    depth: depthOfBlocks,
    draft: true,
    overrideAccess: true,
    disableErrors: true,
  });
  return doc ? ({ kind, doc: withDefaults(doc, unwritten()[kind]) } as unknown as Draft) : undefined;
}

/** The newest draft a preview token stands for; nothing for a token that is forged or stale. */
export async function readDraft(token: string): Promise<Draft | undefined> {
  const previewed = readPreviewToken(token);
  const kind = siteKinds.find((name) => name === previewed?.collection);
  return previewed && kind ? draftOf(kind, previewed.id) : undefined;
}
