import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sites } from './sites.ts';
import { twins } from './twins.ts';

const every = Object.values(sites).map(({ site }) => site);
const { site: sk } = sites.sk;

test.each(every)('the contact form of site $domain leads to a page of its privacy', ({ jurisdiction }) => {
  expect(existsSync(`sites/${jurisdiction.code}/pages/privacy.md`)).toBe(true);
});

test.each(every)('the skyline of site $domain is drawn', ({ skyline }) => {
  expect(existsSync(`packages/ui/src/drawings/skylines/${skyline}.svg`)).toBe(true);
});

test('no page of the site spells out which country it is in', () => {
  const sources = globSync(
    'apps/web/src/{pages,templates,shell,blocks,contact,search,services,blog,academy,glossary,reading,enquiries,reviews,consent}/**/*.{astro,ts,tsx}',
  );
  const named = sources.filter(
    (file) =>
      !file.includes('.test.') && /Prague|Czech|Bratislava|Slovak|"prague"/.test(readFileSync(file, 'utf8')),
  );
  expect(sources.length).toBeGreaterThan(50);
  expect(named).toEqual([]);
});

test.each([
  ['calculators', 'calculators/*/*/definition.ts'],
  ['documents', 'documents/[a-z][a-z]/**/definition.ts'],
] as const)('each of %s that is written is offered by a site, under an address of its own', (kind, files) => {
  const offered = every.flatMap(({ tools }) => Object.keys(tools[kind]));
  expect(new Set(offered).size).toBe(offered.length);
  expect(offered).toHaveLength(globSync(`packages/tools/src/${files}`).length);
});

test('a tool is found by its address, and says the same one', async () => {
  for (const { tools } of every) {
    for (const [slug, load] of Object.entries(tools.calculators))
      expect((await load()).definition.slug).toBe(slug);
    for (const kind of ['documents', 'applications', 'forms'] as const)
      for (const [slug, load] of Object.entries(tools[kind])) expect((await load()).slug).toBe(slug);
    expect(Object.keys(tools.samples).sort()).toEqual(Object.keys(tools.applications).sort());
  }
});

test('what the plan counts pay with is offered', () => {
  for (const { plan, tools } of every)
    if (plan) expect(Object.keys(tools.calculators)).toContain(plan.salary.calculator);
});

test('how long a service takes is looked up by a permit that the law knows, on a page that there is', () => {
  for (const { permits = {}, law, jurisdiction } of every)
    for (const [service, permit] of Object.entries(permits)) {
      expect(law?.clock?.permits.map(({ id }) => id)).toContain(permit);
      expect(existsSync(`sites/${jurisdiction.code}/services/${service}.md`)).toBe(true);
    }
});

test.each(every)(
  'the hours in which $domain answers are those that it is open',
  ({ openingHours, answering }) => {
    for (const time of [answering.opens, answering.closes])
      expect(openingHours).toContain(time.replace(/^0/, ''));
  },
);

test('a page has one twin on each site, and it is there', () => {
  const lists = new Set(['/', '/our-services', '/contact', '/reviews', '/blog', '/glossary', '/law', '/api']);
  const folders = ['services', 'articles', 'pages'];
  /** Pages of tools are there without an editor. */
  const isTool = (name: string, path: string) => {
    const { calculators = {}, documents = {} } =
      every.find(({ jurisdiction }) => jurisdiction.code === name)?.tools ?? {};
    const tools = [
      ...Object.keys(calculators).map((slug) => `/calculators/${slug}`),
      ...Object.keys(documents).map((slug) => `/official-document-generator/${slug}`),
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
    ...Object.keys(calculators).map((slug) => `/calculators/${slug}`),
    ...Object.keys(documents).map((slug) =>
      slug === 'slovak-invoice' ? '/invoice-generator' : `/official-document-generator/${slug}`,
    ),
  ];
  expect(tools.filter((path) => !twins.some((pair) => pair.sk === path))).toEqual([]);
});
