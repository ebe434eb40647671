import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import type { Lesson } from '../payload-types.ts';
import { faultsIn } from './law-tokens.ts';

/** A lesson as strangers read it, if they do, and as its newest draft has it, if there is one. */
type Below = { id: number; published?: Lesson; draft?: Lesson };

const isBelow = (course: string, { slug }: Lesson): boolean => Boolean(slug?.startsWith(`${course}/`));

async function read(req: PayloadRequest, course: string, draft: boolean): Promise<Lesson[]> {
  const { docs } = await req.payload.find({
    collection: 'lessons',
    // Found is what holds the words; kept is what begins with them.
    where: { slug: { like: `${course}/` } },
    draft,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return docs.filter((lesson) => isBelow(course, lesson));
}

async function readBoth(req: PayloadRequest, id: number): Promise<Below> {
  const asked = { collection: 'lessons', id, depth: 0, overrideAccess: true, req } as const;
  const [row, newest] = [
    await req.payload.findByID({ ...asked, draft: false }),
    await req.payload.findByID({ ...asked, draft: true }),
  ];
  return {
    id,
    ...(row._status === 'published' ? { published: row } : {}),
    ...(newest._status === 'draft' ? { draft: newest } : {}),
  };
}

/** Lessons whose published address, or that of their newest draft, begins with that of the course. */
export async function lessonsBelow(req: PayloadRequest, course: string): Promise<Below[]> {
  const published = (await read(req, course, false)).filter(({ _status }) => _status === 'published');
  const newest = await read(req, course, true);
  const ids = new Set([...published, ...newest].map(({ id }) => id));
  const lessons: Below[] = [];
  for (const id of ids) lessons.push(await readBoth(req, id));
  return lessons;
}

/** The address that a course has in the store: the newest draft may have another. */
async function storedSlug(req: PayloadRequest, id: number | string): Promise<string | undefined> {
  const row = await req.payload.findByID({
    collection: 'courses',
    id,
    depth: 0,
    draft: false,
    overrideAccess: true,
    disableErrors: true,
    req,
  });
  return row?.slug;
}

/** Why lessons could not follow their course to another address, in words for the editor; nothing if they can. */
export async function whyTheyStay(
  req: PayloadRequest,
  id: number | string,
  to: string,
): Promise<string | undefined> {
  const from = await storedSlug(req, id);
  if (!from || from === to) return undefined;
  const [taken] = await lessonsBelow(req, to);
  if (taken) return `There are lessons below the address ${to} already: give the course another one.`;
  for (const { published } of await lessonsBelow(req, from)) {
    const [wrong] = published ? faultsIn(published) : [];
    if (wrong)
      return `The lesson ${published?.slug} would move with the course and cannot be published: ${wrong.message} Mend and publish it first.`;
  }
  return undefined;
}

/** What is stored anew of a lesson: everything but what the store itself says of it. */
function moved(
  { id: _id, createdAt: _created, updatedAt: _updated, ...rest }: Lesson,
  from: string,
  to: string,
) {
  return rest.slug?.startsWith(`${from}/`) ? { ...rest, slug: `${to}${rest.slug.slice(from.length)}` } : rest;
}

/** First what is published, so that it leaves its redirect; then the draft, so that it is the newest again. */
async function moveLesson(req: PayloadRequest, { id, published, draft }: Below, from: string, to: string) {
  const shared = { collection: 'lessons', id, depth: 0, overrideAccess: true, req } as const;
  if (published && isBelow(from, published))
    await req.payload.update({ ...shared, data: { ...moved(published, from, to), _status: 'published' } });
  if (draft)
    await req.payload.update({
      ...shared,
      draft: true,
      data: { ...moved(draft, from, to), _status: 'draft' },
    });
}

const memory = (id: number | string) => `course:${id}`;

/** Remembers where a course was, for `moveLessons`. */
export const rememberCourse: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !originalDoc) return data;
  const from = await storedSlug(req, originalDoc.id);
  // Only now: a nested call gives the request a context of its own.
  req.context[memory(originalDoc.id)] = from;
  return data;
};

/** Takes the lessons of a course along to its new address. A draft of the course moves nothing: its row stays. */
export const moveLessons: CollectionAfterChangeHook = async ({ doc, req }) => {
  const from = req.context[memory(doc.id)];
  if (typeof from !== 'string') return doc;
  const to = await storedSlug(req, doc.id);
  if (!to || to === from) return doc;
  for (const lesson of await lessonsBelow(req, from)) await moveLesson(req, lesson, from, to);
  return doc;
};
