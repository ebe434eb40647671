/** The page on which a paper is filled in beside the questions of its application. */
export const paperPath = (slug: string): string => `/application-forms-generator/${slug}/official-form`;

/** Where a paper is filled in: post the answers, get a PDF. */
export const fillPath = (slug: string): string => `/api/v1/official-forms/${slug}`;

/** The picture of a page of a paper, counted from 0. @param file What the paper's files are known by. */
export const picturePath = (slug: string, file: string, page: number): string =>
  `${fillPath(slug)}/${file.split('/').at(-1)}-${page}.webp`;
