import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applicationSlugs } from './catalogue.ts';

const here = import.meta.dirname;
const site = `${here}/../../../../../sites/cz`;
const slugsIn = (folder: string) =>
  globSync(`${site}/${folder}/*.md`).map((file) => /^slug: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1]);

const pages = new Set([
  '/contact',
  ...slugsIn('services').map((slug) => `/our-services/${slug}`),
  ...slugsIn('articles').map((slug) => `/${slug}`),
  ...applicationSlugs.map((slug) => `/application-forms/${slug}`),
]);

test('whoever is told that a form is not for them is led to a page that there is', () => {
  const files = globSync(`${here}/**/*.ts`).filter((file) => !file.endsWith('.test.ts'));
  const links = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/href:\s*'([^']+)'/g)].map(([, href = '']) => href),
  );
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter((href) => !pages.has(href))).toEqual([]);
});
