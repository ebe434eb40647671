/** The address on the site of a document, by collection and slug. */
export const pathOf = {
  services: (slug: string) => `/our-services/${slug}`,
  articles: (slug: string) => `/${slug}`,
  pages: (slug: string) => (slug === 'home' ? '/' : `/${slug}`),
} as const;

/** The address on the site of an open position. */
export const jobPath = (slug: string) => `/work-with-us/${slug}`;
