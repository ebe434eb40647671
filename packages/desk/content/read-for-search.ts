import type { Where } from 'payload';
import { openPayload } from '../payload.ts';
import type { Article, Course, Form, Job, Lesson, Page, Service, Term } from '../payload-types.ts';
import { siteKinds } from './paths.ts';
import { asStranger, indexable } from './read.ts';
import { shownByProgram } from './shown-by-program.ts';

/** Kinds of documents that visitors can search. */
export const searchedKinds = [...siteKinds, 'jobs', 'terms'] as const;
export type SearchedKind = (typeof searchedKinds)[number];

export type SearchableContent =
  | { kind: 'services'; doc: Service }
  | { kind: 'articles'; doc: Article }
  | { kind: 'pages'; doc: Page }
  | { kind: 'courses'; doc: Course }
  | { kind: 'lessons'; doc: Lesson }
  | { kind: 'forms'; doc: Form }
  | { kind: 'jobs'; doc: Job }
  | { kind: 'terms'; doc: Term };

/** What a document is known by among those of its kind, and when it last changed. */
export type Stamp = { id: number; name: string; updatedAt: string };
type Row = { id: number; slug?: string; updatedAt: string };

/** A term has no address of its own: its number stands for it. */
const nameOf = ({ id, slug }: Row): string => slug ?? String(id);
/** Terms have no tags for search engines: each is shown. */
const visible = (kind: SearchedKind): Where[] => {
  if (kind === 'terms') return [];
  return kind === 'pages' ? [indexable, { slug: { not_in: [...shownByProgram] } }] : [indexable];
};

/** What visitors can find of a kind, in the order of numbers: so many after one of them. Told without the texts. */
export async function listStamps(
  kind: SearchedKind,
  { after, limit }: { after: number; limit: number },
): Promise<Stamp[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...asStranger,
    depth: 0,
    collection: kind,
    select: (kind === 'terms' ? { updatedAt: true } : { slug: true, updatedAt: true }) as never,
    where: { and: [{ id: { greater_than: after } }, ...visible(kind)] },
    sort: 'id',
    pagination: false,
    limit,
  });
  return (docs as Row[]).map((row) => ({ id: row.id, name: nameOf(row), updatedAt: row.updatedAt }));
}

/** Documents with their texts, by number or by slug; what visitors may not find is left out. */
export async function readForSearch(
  kind: SearchedKind,
  asked: { ids: readonly number[] } | { slug: string },
): Promise<SearchableContent[]> {
  const payload = await openPayload();
  const wanted: Where = 'slug' in asked ? { slug: { equals: asked.slug } } : { id: { in: [...asked.ids] } };
  const { docs } = await payload.find({
    ...asStranger,
    depth: 0,
    collection: kind,
    where: { and: [wanted, ...visible(kind)] },
    pagination: false,
  });
  // Payload types a result by its collection, which the kind names.
  return docs.map((doc) => ({ kind, doc }) as SearchableContent);
}

/** What a document is known by: the same as in its stamp. */
export const searchedName = ({ doc }: SearchableContent): string => nameOf(doc);
