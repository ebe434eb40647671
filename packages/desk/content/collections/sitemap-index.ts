/**
 * All that the sitemap asks for, in its order. A row holds its text before most of its fields: to find a hundred
 * addresses, ten thousand texts would be passed over.
 */
export const sitemapIndex = {
  fields: ['_status', 'slug', 'seoTag.noindex', 'seoTag.canonical', 'createdAt', 'updatedAt'],
};
