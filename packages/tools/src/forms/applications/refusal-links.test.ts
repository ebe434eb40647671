import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applicationSlugs } from '../../../../../sites/all-tools.ts';

const here = import.meta.dirname;
const slugsIn = (site: string, folder: string) =>
  globSync(`${here}/../../../../../sites/${site}/${folder}/*.md`).map(
    (file) => /^slug: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1],
  );

const pagesOf = (site: string) =>
  new Set([
    '/contact',
    ...slugsIn(site, 'services').map((slug) => `/our-services/${slug}`),
    ...slugsIn(site, 'articles').map((slug) => `/${slug}`),
    ...applicationSlugs.map((slug) => `/application-forms/${slug}`),
  ]);

test.each([
  ['cz', 30],
  ['sk', 5],
])('whoever is told by a form of %s that it is not for them is led to a page of its site', (site, least) => {
  const files = globSync(`${here}/${site}/**/*.ts`).filter((file) => !file.endsWith('.test.ts'));
  const links = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/href:\s*'([^']+)'/g)].map(([, href = '']) => href),
  );
  expect(links.length).toBeGreaterThan(least);
  expect(links.filter((href) => !pagesOf(site).has(href))).toEqual([]);
});
