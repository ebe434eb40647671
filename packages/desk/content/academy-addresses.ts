import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type Where,
} from 'payload';
import { isRecord } from './law-tokens.ts';
import { lessonsBelow, whyTheyStay } from './lesson-moves.ts';
import { fault, onePart } from './unique-address.ts';

/**
 * Lessons have the address of their course as the first part of theirs, and move with it when it is published.
 * @throws ValidationError when the address has a slash, or a lesson cannot move with the course.
 */
export const courseAddress: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  onePart(data?.slug);
  if (operation !== 'update' || data?._status !== 'published' || typeof data.slug !== 'string') return data;
  const why = await whyTheyStay(req, originalDoc.id, data.slug);
  if (why) throw fault(why);
  return data;
};

/** @throws ValidationError when the address of a lesson is not that of a course, a slash and one part more. */
export const lessonAddress: CollectionBeforeValidateHook = async ({ data, req }) => {
  if (typeof data?.slug !== 'string') return data;
  const [course = '', own, ...more] = data.slug.split('/');
  if (!own || more.length > 0)
    throw fault('The address of a lesson has two parts: that of its course, a slash and one of its own.');
  const { totalDocs } = await req.payload.count({
    collection: 'courses',
    where: { slug: { equals: course } },
    overrideAccess: true,
    req,
  });
  if (totalDocs === 0)
    throw fault(
      `There is no course with the address ${course}. If the course is to have it, publish the course first: its lessons move with it.`,
    );
  return data;
};

/** @throws APIError while a course has lessons. */
export const keepCourse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const course = await req.payload.findByID({
    collection: 'courses',
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req,
  });
  const count = course ? (await lessonsBelow(req, course.slug)).length : 0;
  if (count > 0)
    throw new APIError(
      `This course has lessons (${count}): delete them or give them the address of another course first.`,
      400,
    );
};

/** Which documents an operation is to take off the site, if that is what it does. */
function takenDown(args: unknown): Where | undefined {
  if (!isRecord(args) || args.draft || !isRecord(args.data) || args.data._status !== 'draft')
    return undefined;
  if (typeof args.id === 'number' || typeof args.id === 'string') return { id: { equals: args.id } };
  // Payload checks what it asks for itself; here it only finds the courses meant.
  return isRecord(args.where) ? (args.where as Where) : undefined;
}

/**
 * Before the operation: only there is it told whether a draft is saved or a published course is taken down.
 * @throws APIError while lessons of the course are published: they would lead to a course that is not there.
 */
export const keepCourseOfLessons: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const meant = operation === 'update' ? takenDown(args) : undefined;
  if (!meant) return args;
  const { docs } = await req.payload.find({
    collection: 'courses',
    where: { and: [meant, { _status: { equals: 'published' } }] },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  for (const { slug, title } of docs) {
    const lessons = await lessonsBelow(req, slug);
    const count = lessons.filter(({ published }) => published).length;
    if (count > 0)
      throw new APIError(`“${title}” has published lessons (${count}): unpublish them first.`, 400);
  }
  return args;
};
