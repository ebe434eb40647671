import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site as cz } from './cz/site.ts';
import { site as sk } from './sk/site.ts';

test.each([cz, sk])('the contact form of site $domain leads to a page of its privacy', ({ jurisdiction }) => {
  expect(existsSync(`sites/${jurisdiction.code}/pages/privacy.md`)).toBe(true);
});

test('no page of the site spells out which country it is in', () => {
  const sources = globSync(
    'apps/web/src/{pages,templates,shell,blocks,contact,search,services,blog,academy,glossary,reading,enquiries,reviews,consent}/**/*.{astro,ts,tsx}',
  );
  const named = sources.filter(
    (file) =>
      // Words of two languages side by side name both.
      !/\.test\.|synonyms\.ts/.test(file) &&
      /Prague|Czech|Bratislava|Slovak|"prague"/.test(readFileSync(file, 'utf8')),
  );
  expect(sources.length).toBeGreaterThan(50);
  expect(named).toEqual([]);
});
