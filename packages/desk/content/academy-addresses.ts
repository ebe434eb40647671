import { APIError, type CollectionBeforeDeleteHook, type CollectionBeforeValidateHook } from 'payload';
import { fault, onePart } from './one-address.ts';

type Asks = Parameters<CollectionBeforeValidateHook>[0]['req'];

const lessonsOf = async (course: string, req: Asks): Promise<number> => {
  const { docs } = await req.payload.find({
    collection: 'lessons',
    where: { slug: { like: `${course}/` } },
    select: { slug: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  // Asked is what holds the words; counted is what begins with them.
  return docs.filter(({ slug }) => slug.startsWith(`${course}/`)).length;
};

/** @throws ValidationError when the address has a slash, or changes while lessons stand below the old one. */
export const courseAddress: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  onePart(data?.slug);
  const before: unknown = originalDoc?.slug;
  if (typeof before !== 'string' || !data?.slug || data.slug === before) return data;
  if ((await lessonsOf(before, req)) > 0)
    throw fault('Lessons have this address as the first part of theirs: change theirs first.');
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
  if (totalDocs === 0) throw fault(`There is no course with the address ${course}.`);
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
  const count = course ? await lessonsOf(course.slug, req) : 0;
  if (count > 0)
    throw new APIError(
      `This course has ${count} lessons: delete them or give them another course first.`,
      400,
    );
};
