import { site as slovakSite } from '@majak/sites/sk/site';
import { twins } from '@majak/sites/twins';
import { afterAll, expect, inject, test } from 'vitest';
import { pageScripts } from '../support/page-scripts.ts';
import { listedAddresses } from '../support/routes.ts';
import { startSister } from '../support/sister-site.ts';
import { inScripts, ofCzechia, ofSlovakia, readable } from '../support/sister-words.ts';

const { web: czech } = inject('product');
const sister = await startSister('sk');
const slovak = sister.url;
afterAll(sister.stop);

const [czechAddresses, slovakAddresses] = await Promise.all([
  listedAddresses(czech),
  listedAddresses(slovak),
]);

/** Every address of a site, with the words on it that are the other's. */
async function strangers(web: string, addresses: readonly string[], words: RegExp): Promise<string[]> {
  const found = await Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(web + address);
      if (response.status !== 200) return [`${address}: ${response.status}`];
      const said = readable(await response.text()).match(words) ?? [];
      return [...new Set(said)].map((word) => `${address}: ${word}`);
    }),
  );
  return found.flat();
}

test('no page of the Slovak site says anything Czech', async () => {
  expect(slovakAddresses.length).toBeGreaterThan(100);
  const more = [
    '/search',
    '/search?q=trade',
    '/robots.txt',
    '/rss.xml',
    '/manifest.webmanifest',
    '/our-services/thank-you',
  ];
  expect(await strangers(slovak, [...slovakAddresses, ...more], ofCzechia)).toEqual([]);
});

test('no script that a page of the Slovak site loads says anything Czech', async () => {
  const scripts = await pageScripts(slovak, slovakAddresses);
  expect(scripts.size).toBeGreaterThan(8);
  const said = [...scripts].flatMap(([address, code]) =>
    [...new Set(code.match(inScripts))].map((word) => `${address}: ${word}`),
  );
  expect(said).toEqual([]);
});

test('no page of the Czech site says anything of the Slovak one', async () => {
  expect(czechAddresses.length).toBeGreaterThan(250);
  expect(await strangers(czech, czechAddresses, ofSlovakia)).toEqual([]);
});

/** Where a page of the one site says that the other is. */
const atHome = (address: string): string =>
  address.replace('https://sk.majak.example', slovak).replace('https://majak.example', czech);

test('every page leads to the other site', async () => {
  const without = async (web: string, addresses: readonly string[], sister: string) => {
    const texts = await Promise.all(addresses.map(async (path) => (await fetch(web + path)).text()));
    return addresses.filter((_, index) => {
      const text = texts[index] ?? '';
      return text.includes('site-footer') && !text.includes(`<a href="${sister}" hrefLang="en-`);
    });
  };
  expect(await without(slovak, slovakAddresses, 'https://majak.example')).toEqual([]);
  expect(await without(czech, czechAddresses, 'https://sk.majak.example')).toEqual([]);
});

/** The twins that a page names, by whom each is for. */
const twinsOn = async (address: string): Promise<Record<string, string>> => {
  const text = await (await fetch(address)).text();
  const found = text.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)">/g);
  return Object.fromEntries([...found].map(([, readers = '', href = '']) => [readers, atHome(href)]));
};

test('a page and its twin name each other, themselves and the page for everybody else', async () => {
  const pairs = twins.flatMap(({ cz, sk }) => (cz && sk ? [[czech + cz, slovak + sk] as const] : []));
  expect(pairs.length).toBeGreaterThan(3);
  for (const [one, other] of pairs) {
    const said = { 'en-CZ': one, 'en-SK': other, 'x-default': one };
    expect(await twinsOn(one)).toEqual(said);
    expect(await twinsOn(other)).toEqual(said);
  }
  expect(await twinsOn(`${czech}/privacy?a=1`)).toHaveProperty('en-SK', `${slovak}/privacy`);
  expect(await twinsOn(`${slovak}/search`)).toEqual({});
});

test('every link on a page of the Slovak site leads to a page that is there', async () => {
  const texts = await Promise.all(slovakAddresses.map(async (path) => (await fetch(slovak + path)).text()));
  const linked = texts.flatMap((text) =>
    [...text.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, to = '']) => to),
  );
  const pages = [...new Set(linked)].filter((path) => path !== '/api/auth/login');
  const missing = await Promise.all(
    pages.map(async (path) => {
      const { status } = await fetch(slovak + path.replaceAll('&amp;', '&'), { redirect: 'manual' });
      return status === 200 ? [] : [`${path}: ${status}`];
    }),
  );
  expect(pages.length).toBeGreaterThan(100);
  expect(missing.flat()).toEqual([]);
});

test('what the Slovak site does not offer is not there, and says so on a page of its own', async () => {
  const offered = new Set(slovakAddresses);
  const others = [
    // Both sites have a client area, and list it where an editor wrote its page.
    ...czechAddresses.filter((address) => !offered.has(address) && address !== '/client-area'),
    ...['/invoice-generator-public', '/czech-taxes-online/thank-you'],
    ...['/calculators/vat-verification/api', '/official-document-generator/power-of-attorney'],
  ];
  const answers = await Promise.all(
    others.map(async (address) => {
      const response = await fetch(slovak + address);
      return { address, status: response.status, text: readable(await response.text()) };
    }),
  );
  expect(answers.filter(({ status }) => status !== 404).map(({ address }) => address)).toEqual([]);
  const own = (text: string) => text.includes('bratislava@majak.example') && !text.match(ofCzechia);
  expect(answers.filter(({ text }) => !own(text)).map(({ address }) => address)).toEqual([]);
});

test.each([
  ['POST', 'calculators/Czech-VAT-calculator'],
  ['GET', 'calculators/Czech-VAT-calculator'],
  ['POST', 'documents/invoice/pdf'],
  ['POST', 'documents/power-of-attorney/check'],
  ['POST', 'invoices/pdf'],
  ['GET', 'registers/companies/27082440'],
  ['POST', 'forms/online-tax'],
])('%s /api/v1/%s answers 404 on the Slovak site, in the form of the API', async (method, address) => {
  const body = method === 'POST' ? { body: '{}', headers: { 'Content-Type': 'application/json' } } : {};
  const response = await fetch(`${slovak}/api/v1/${address}`, { method, ...body });
  expect(response.status).toBe(404);
  expect(response.headers.get('Content-Type')).toContain('application/problem+json');
});

test('the API of the Slovak site describes what it offers, in words of its own', async () => {
  const described = await (await fetch(`${slovak}/api/v1/openapi.json`)).text();
  expect(described.match(ofCzechia) ?? []).toEqual([]);
  const { paths } = JSON.parse(described);
  expect(Object.keys(paths)).toContain('/api/v1/search');
  expect(Object.keys(paths).filter((path) => /invoices|registers/.test(path))).toEqual([]);
  const applications = Object.keys(paths).flatMap((path) => path.match(/applications\/([^{]+)/)?.[1] ?? []);
  expect(applications.sort()).toEqual(Object.keys(slovakSite.tools.applications).sort());
  const addresses = Object.keys(paths).flatMap((path) => path.match(/calculators\/([^{]+)/)?.[1] ?? []);
  expect(addresses.sort()).toEqual(Object.keys(slovakSite.tools.calculators).sort());
  const { documents } = await (await fetch(`${slovak}/api/v1/documents`)).json();
  expect(documents.map(({ slug }: { slug: string }) => slug)).toEqual(
    Object.keys(slovakSite.tools.documents),
  );
});

test('a Slovak salary is counted on the Slovak site, with its sections, and is not there on the Czech one', async () => {
  const slug = 'slovak-gross-net-salary-calculator';
  const asked = {
    year: 2026,
    grossSalary: 1_500,
    declarationSigned: true,
    childrenUnder15: 1,
    children15to18: 0,
  };
  const post = (web: string) =>
    fetch(`${web}/api/v1/calculators/${slug}`, {
      method: 'POST',
      body: JSON.stringify(asked),
      headers: { 'Content-Type': 'application/json' },
    });
  const answer = await post(slovak);
  expect(answer.status).toBe(200);
  const said = await answer.text();
  expect(JSON.parse(said).outputs).toMatchObject({
    netSalary: 1_234.51,
    socialInsurance: 141,
    healthInsurance: 75,
    taxAdvance: 149.49,
    childBonus: 100,
    employerCost: 2_043,
  });
  expect(said).toContain('595/2003 Z. z.');
  expect(said.match(ofCzechia) ?? []).toEqual([]);
  expect((await post(czech)).status).toBe(404);
  expect((await fetch(`${czech}/calculators/${slug}`)).status).toBe(404);
});

test.each(['salary', 'vat', 'invoice', 'calculator', 'law', 'power of attorney', 'api', 'residence'])(
  'searching the Slovak site for %s finds pages of its own only',
  async (words) => {
    const answer = await (await fetch(`${slovak}/api/v1/search?q=${encodeURIComponent(words)}`)).text();
    const { results } = JSON.parse(answer);
    const offered = new Set([...slovakAddresses, '/']);
    const found: string[] = results.map(({ path }: { path: string }) => path.replace(/#.*/, ''));
    expect(found.filter((path) => !offered.has(path))).toEqual([]);
    expect(readable(answer).match(ofCzechia) ?? []).toEqual([]);
  },
);
