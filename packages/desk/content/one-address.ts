import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  ValidationError,
} from 'payload';

/** First parts of addresses that the site itself answers, whatever follows them. */
const reserved = new Set([
  'blog',
  'contact',
  'reviews',
  'our-services',
  'user',
  'api',
  'law',
  'dev',
  'media',
  'preview',
  'search',
  'glossary',
  'og',
  'forms',
  'admin',
  'not-found',
  '404',
  '500',
]);
// Below these pages positions, courses and lessons have their addresses.
const below = ['work-with-us/', 'academy/'];
const frontPage = 'home';

/**
 * Pages and articles share the first level of addresses: a slug belongs to one of them, and to none of the site's own.
 * The front page keeps its name.
 * @throws ValidationError that stands at the field, in words for the editor.
 */
export const oneAddress =
  (other: 'pages' | 'articles'): CollectionBeforeValidateHook =>
  async ({ data, originalDoc, req }) => {
    const slug: unknown = data?.slug;
    if (typeof slug !== 'string') return data;
    if (other === 'articles' && originalDoc?.slug === frontPage && slug !== frontPage)
      throw fault('This is the front page: its address stays home.');
    const [first = ''] = slug.split('/');
    if (reserved.has(first) || below.some((start) => slug.startsWith(start)))
      throw fault(`The address /${slug} belongs to the site itself.`);
    const { totalDocs } = await req.payload.count({
      collection: other,
      where: { slug: { equals: slug } },
      overrideAccess: true,
      req,
    });
    if (totalDocs > 0) throw fault(`The address /${slug} is taken by one of the ${other}.`);
    return data;
  };

/** @throws ValidationError when a service's address has more than one part, or is that of the page after a request. */
export const serviceAddress: CollectionBeforeValidateHook = ({ data }) => {
  onePart(data?.slug);
  if (data?.slug === 'thank-you')
    throw fault('The address /our-services/thank-you belongs to the site itself.');
  return data;
};

/** @throws ValidationError when the address of an open position has more than one part. */
export const jobAddress: CollectionBeforeValidateHook = ({ data }) => {
  onePart(data?.slug);
  return data;
};

/** @throws APIError in words for the editor: without the page `home` the site has no front page. */
export const keepFrontPage: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const page = await req.payload.findByID({
    collection: 'pages',
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req,
  });
  if (page?.slug === frontPage)
    throw new APIError('This is the front page: it cannot be deleted. Change what it says instead.', 400);
};

/** @throws ValidationError when there is a slash in the address. */
export function onePart(slug: unknown) {
  if (typeof slug === 'string' && slug.includes('/'))
    throw fault('This address has one part only: leave out the slash.');
}

/** A fault that stands at the field of the address. */
export const fault = (message: string) => new ValidationError({ errors: [{ message, path: 'slug' }] });
