import { type CollectionBeforeValidateHook, ValidationError } from 'payload';

/** Addresses that pages of the site itself have. */
const reserved = [
  'blog',
  'contact',
  'reviews',
  'our-services',
  'user',
  'api',
  'dev',
  'media',
  'preview',
  'admin',
  '404',
  '500',
];

/**
 * Pages and articles share the first level of addresses: a slug belongs to one of them, and to none of the site's own.
 * @throws ValidationError that stands at the field, in words for the editor.
 */
export const oneAddress =
  (other: 'pages' | 'articles'): CollectionBeforeValidateHook =>
  async ({ data, req }) => {
    const slug: unknown = data?.slug;
    if (typeof slug !== 'string') return data;
    if (reserved.includes(slug)) throw fault(`The address /${slug} belongs to the site itself.`);
    const { totalDocs } = await req.payload.count({
      collection: other,
      where: { slug: { equals: slug } },
      overrideAccess: true,
      req,
    });
    if (totalDocs > 0) throw fault(`The address /${slug} is taken by one of the ${other}.`);
    return data;
  };

const fault = (message: string) => new ValidationError({ errors: [{ message, path: 'slug' }] });
