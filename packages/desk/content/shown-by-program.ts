import { offeredEnquiries } from '../offered-tools.ts';

/** Slugs of pages that the program itself shows: the studio has their tags for search engines, and nothing else of them. */
export const shownByProgram: readonly string[] = [
  ...['contact', 'our-services', 'blog', 'reviews', 'forms'],
  ...offeredEnquiries.map(({ slug }) => `forms/${slug}`),
];
