/** Kinds of documents that have an address, drafts and versions. */
export const siteKinds = ['services', 'articles', 'pages', 'courses', 'lessons', 'forms'] as const;
export type SiteKind = (typeof siteKinds)[number];

/** The address on the site of a document, by collection and slug. */
export const pathOf = {
  services: (slug: string) => `/our-services/${slug}`,
  articles: (slug: string) => `/${slug}`,
  pages: (slug: string) => (slug === 'home' ? '/' : `/${slug}`),
  courses: (slug: string) => `/academy/${slug}`,
  lessons: (slug: string) => `/academy/${slug}`,
  forms: (slug: string) => `/forms/${slug}`,
} satisfies Record<SiteKind, (slug: string) => string>;

/** The address on the site of an open position. */
export const jobPath = (slug: string) => `/work-with-us/${slug}`;
