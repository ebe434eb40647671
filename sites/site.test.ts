import { existsSync, globSync, readFileSync } from 'node:fs';
import { slugs } from '@majak/tools/calculators/catalogue';
import { documentSlugs } from '@majak/tools/documents/catalogue';
import { applicationSlugs } from '@majak/tools/forms/applications/catalogue';
import { enquiries } from '@majak/tools/forms/enquiries/catalogue';
import { expect, test } from 'vitest';
import { site as cz } from './cz/site.ts';
import type { Site } from './site.ts';
import { site as sk } from './sk/site.ts';
import { twins } from './twins.ts';

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

const made: Record<keyof Site['tools'], readonly string[]> = {
  calculators: slugs,
  documents: documentSlugs,
  forms: enquiries.map(({ slug }) => slug),
  applications: applicationSlugs,
};
const kinds = ['calculators', 'documents', 'forms', 'applications'] as const;

test.each(kinds)('of %s a site lists those that there are, each once, and none is forgotten', (kind) => {
  const listed = [cz, sk].map(({ tools }): readonly string[] => tools[kind]);
  for (const addresses of listed) {
    expect(addresses.filter((address) => !made[kind].includes(address))).toEqual([]);
    expect(new Set(addresses).size).toBe(addresses.length);
  }
  expect(new Set(listed.flat())).toEqual(new Set(made[kind]));
});

test('an address that is none does not compile', () => {
  const listed: Site['tools'] = {
    // @ts-expect-error There is no such calculator.
    calculators: ['no-such-calculator'],
    // @ts-expect-error There is no such document.
    documents: ['no-such-document'],
    forms: [],
    // @ts-expect-error There is no such application.
    applications: ['no-such-application'],
  };
  expect(Object.keys(listed)).toEqual(kinds);
});

test('how long a service takes is looked up by a permit that the law knows, on a page that there is', () => {
  for (const { permits = {}, law, jurisdiction } of [cz, sk])
    for (const [service, permit] of Object.entries(permits)) {
      expect(law?.clock?.permits.map(({ id }) => id)).toContain(permit);
      expect(existsSync(`sites/${jurisdiction.code}/services/${service}.md`)).toBe(true);
    }
});

test.each([cz, sk])(
  'the hours in which $domain answers are those that it is open',
  ({ openingHours, answering }) => {
    for (const time of [answering.opens, answering.closes])
      expect(openingHours).toContain(time.replace(/^0/, ''));
  },
);

test('a page has one twin on each site, and it is there', () => {
  const lists = new Set(['/', '/our-services', '/contact', '/reviews', '/blog', '/glossary', '/law', '/api']);
  const folders = ['services', 'articles', 'pages'];
  const made: Record<string, Site> = { cz, sk };
  /** Pages of tools are there without an editor. */
  const isTool = (name: string, path: string) => {
    const { calculators = [], documents = [] } = made[name]?.tools ?? {};
    const tools = [
      ...calculators.map((slug) => `/calculators/${slug}`),
      ...documents.map((slug) => `/official-document-generator/${slug}`),
    ];
    return tools.includes(path);
  };
  const isThere = (name: string, path: string) =>
    lists.has(path) ||
    isTool(name, path) ||
    folders.some((folder) => existsSync(`sites/${name}/${folder}${path.replace('/our-services', '')}.md`));
  const addresses = twins.flatMap((pair) => Object.entries(pair).map(([name, path]) => ({ name, path })));
  expect(addresses.filter(({ name, path }) => !isThere(name, path))).toEqual([]);
  expect(new Set(addresses.map(({ name, path }) => name + path)).size).toBe(addresses.length);
  expect(twins.filter((pair) => Object.keys(pair).length < 2)).toEqual([]);
});

test('a page that both sites have by the same name is a twin', () => {
  const namesIn = (folder: string) => globSync('*.md', { cwd: folder }).toSorted();
  const both = ['pages', 'services', 'articles'].flatMap((folder) => {
    const others = namesIn(`sites/sk/${folder}`);
    return namesIn(`sites/cz/${folder}`)
      .filter((name) => others.includes(name))
      .map((name) => `${folder === 'services' ? '/our-services' : ''}/${name.replace(/(home)?\.md$/, '')}`);
  });
  expect(both.length).toBeGreaterThan(20);
  expect(both.filter((path) => !twins.some(({ cz, sk }) => cz === path && sk === path))).toEqual([]);
});

test('a tool of the Slovak site that has the like on the Czech one is a twin', () => {
  const { calculators, documents } = sk.tools;
  const tools = [
    ...calculators.map((slug) => `/calculators/${slug}`),
    ...documents.map((slug) =>
      slug === 'slovak-invoice' ? '/invoice-generator' : `/official-document-generator/${slug}`,
    ),
  ];
  expect(tools.filter((path) => !twins.some((pair) => pair.sk === path))).toEqual([]);
});
