import { allEnquiries, applicationSlugs } from '@majak/sites/all-tools';
import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  ValidationError,
} from 'payload';
import { offeredEnquiries, offeredSlugs } from '../offered-tools.ts';
import { shownByProgram } from './shown-by-program.ts';

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
/** Single addresses below a page that the site itself answers. */
const reservedPages = new Set(offeredEnquiries.flatMap(({ thanks }) => thanks.path?.slice(1) ?? []));
const frontPage = 'home';
/** Pages that the program completes with forms, lists or calculators: under another address they would lack them. */
const carrying = new Set([
  frontPage,
  'academy',
  'work-with-us',
  'calculators',
  ...offeredEnquiries.flatMap(({ page }) => page ?? []),
]);
const guides = 'calculators/';
const guidePages = new Set(offeredSlugs.map((slug) => `${guides}${slug.toLowerCase()}`));

const isReserved = (slug: string): boolean =>
  reserved.has(slug.split('/')[0] ?? '') ||
  reservedPages.has(slug) ||
  below.some((start) => slug.startsWith(start));

function checkPage(slug: string, before: unknown) {
  if (before === frontPage && slug !== frontPage)
    throw fault('This is the front page: its address stays home.');
  if (typeof before === 'string' && carrying.has(before) && slug !== before)
    throw fault(`The site adds parts of its own to the page /${before}: its address stays ${before}.`);
  if (typeof before === 'string' && shownByProgram.includes(before) && slug !== before)
    throw fault(`These are the search tags of /${before}: the address stays ${before}.`);
  if (slug.startsWith(guides) && !guidePages.has(slug))
    throw fault(
      'The guide of a calculator goes below it: the last part of its address is that of the calculator’s, in lower case.',
    );
}

/**
 * Pages and articles share the first level of addresses: a slug belongs to one of them, and to none of the site's own.
 * Pages with parts of the program keep theirs.
 * @throws ValidationError that stands at the field, in words for the editor.
 */
export const uniqueAddress =
  (other: 'pages' | 'articles'): CollectionBeforeValidateHook =>
  async ({ data, originalDoc, req }) => {
    const slug: unknown = data?.slug;
    if (typeof slug !== 'string') return data;
    const isForTags = other === 'articles' && shownByProgram.includes(slug);
    if (isReserved(slug) && !isForTags) throw fault(`The address /${slug} belongs to the site itself.`);
    if (other === 'articles') checkPage(slug, originalDoc?.slug);
    else if (carrying.has(slug) || slug.startsWith(guides))
      throw fault(`The address /${slug} is for a page, not for an article.`);
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

/** Addresses of forms in code, on this site and on others. */
const formsInCode = new Set([...(await allEnquiries()).map(({ slug }) => slug), ...applicationSlugs]);

/** @throws ValidationError when the address of a form has more than one part, or is that of a form in code. */
export const formAddress: CollectionBeforeValidateHook = ({ data }) => {
  onePart(data?.slug);
  if (formsInCode.has(data?.slug))
    throw fault(`The address ${data?.slug} belongs to a form of the site itself. Choose another.`);
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
