/** A document of the sitemap protocol. */
export const xml = (root: 'sitemapindex' | 'urlset', entries: readonly string[]): Response =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`,
    { headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
  );
