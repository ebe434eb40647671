import type { Where } from 'payload';
import { openPayload } from '../payload.ts';
import type { Article, Job, Page, Redirect, Review, Service } from '../payload-types.ts';
import { filledIn } from './filled-in.ts';
import { readPreviewToken } from './preview.ts';

/**
 * The one way from the store to the public site. Everything is read as a stranger would (`overrideAccess: false`)
 * and never as a draft; only a signed preview token opens one.
 */
const asStranger = { depth: 1, draft: false, overrideAccess: false } as const;

type Documents = {
  services: Service;
  articles: Article;
  pages: Page;
  reviews: Review;
  jobs: Job;
  redirects: Redirect;
};
type Kind = keyof Documents;

async function list<K extends Kind>(collection: K, more: { where?: Where; sort?: string; limit?: number }) {
  const payload = await openPayload();
  const { docs } = await payload.find({ ...asStranger, collection, pagination: false, ...more });
  // Payload types a result by its collection; the map above says the same by name.
  return docs as unknown as Documents[K][];
}

const bySlug = async <K extends Kind>(collection: K, slug: string) =>
  (await list(collection, { where: { slug: { equals: slug } }, limit: 1 }))[0];

export const findService = (slug: string) => bySlug('services', slug);
export const findArticle = (slug: string) => bySlug('articles', slug);
export const findPage = (slug: string) => bySlug('pages', slug);
export const findJob = (slug: string) => bySlug('jobs', slug);

export type Audience = 'eu' | 'nonEu';

/** Services in the agency's order; for one audience those for everyone are among them. */
export const listServices = (audience?: Audience) =>
  list('services', { sort: 'order', where: audience ? { audience: { in: [audience, 'both'] } } : {} });

/** Newest first. */
export const listArticles = (limit?: number) => list('articles', { sort: '-writtenOn', limit });
export const listPages = () => list('pages', { sort: 'slug' });
export const listJobs = () => list('jobs', { sort: 'title' });
/** Newest first. */
export const listReviews = (limit?: number) => list('reviews', { sort: '-date', limit });

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
const unwritten = () => {
  const today = new Date().toISOString();
  const always = { title: 'Without a title', slug: '' };
  return {
    services: { ...always, summary: '', forWhom: '', duration: '', audience: 'both', group: 'visas' },
    articles: { ...always, lead: '', writtenOn: today, checkedOn: today },
    pages: { ...always, headerTone: 'solid' },
  };
};

export type Draft =
  | { kind: 'services'; doc: Service }
  | { kind: 'articles'; doc: Article }
  | { kind: 'pages'; doc: Page };

/** The newest draft a preview token stands for; nothing for a token that is forged or stale. */
export async function readDraft(token: string): Promise<Draft | undefined> {
  const previewed = readPreviewToken(token);
  if (!previewed) return undefined;
  const payload = await openPayload();
  const find = {
    id: previewed.id,
    depth: 1,
    draft: true,
    overrideAccess: true,
    disableErrors: true,
  } as const;
  if (previewed.collection === 'services') {
    const doc = await payload.findByID({ ...find, collection: 'services' });
    return doc ? { kind: 'services', doc: filledIn(doc, unwritten().services) } : undefined;
  }
  if (previewed.collection === 'articles') {
    const doc = await payload.findByID({ ...find, collection: 'articles' });
    return doc ? { kind: 'articles', doc: filledIn(doc, unwritten().articles) } : undefined;
  }
  if (previewed.collection !== 'pages') return undefined;
  const doc = await payload.findByID({ ...find, collection: 'pages' });
  return doc ? { kind: 'pages', doc: filledIn(doc, unwritten().pages) } : undefined;
}
