import { afterAll, expect, inject, test } from 'vitest';
import { pageScripts } from '../support/page-scripts.ts';
import { listedAddresses } from '../support/routes.ts';
import { startSister } from '../support/sister-site.ts';

const { web: czech } = inject('product');
const sister = await startSister('sk');
const slovak = sister.url;
afterAll(sister.stop);

const [czechAddresses, slovakAddresses] = await Promise.all([
  listedAddresses(czech),
  listedAddresses(slovak),
]);

/** What a site says of itself: a list of nationalities names every country, and each may point to its sister. */
const readable = (text: string): string =>
  text
    .replace(/(["'>]|\\n)Czech Republic(?=["'<]|\\n)/g, '')
    .replaceAll('Do you also work in the Czech Republic?', '')
    .replace(/Yes, from Prague, on our Czech site\.[^<"]*/g, '');

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

const ofCzechia =
  /Czech|Prague|Praha|Brno|\bCZK\b|\bKč\b|ČSSZ|OSVČ|\bARES\b|Europe\/Prague|\/\/majak\.example|MJK-/g;
const ofSlovakia = /Bratislava|Sociálna poisťovňa|IČ DPH|sk\.majak\.example|MJS-/g;

/** Addresses and papers besides. That "kč" can be typed at an amount, as any sign of money, is no word of the site. */
const inScripts = /[Cc]zech|[Pp]rague|Praha|Brno|\bCZK\b|\bKč\b|DPČ|OSVČ|ČSSZ|IČO|DIČ|'cz\.|MJK-/g;

test('no page of the Slovak site says anything Czech', async () => {
  expect(slovakAddresses.length).toBeGreaterThan(8);
  const more = ['/search', '/search?q=trade', '/robots.txt', '/rss.xml', '/our-services/thank-you'];
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

test('what the Slovak site does not offer is not there, and says so on a page of its own', async () => {
  const offered = new Set(slovakAddresses);
  const others = [
    // Both sites have a client area, and list it where an editor wrote its page.
    ...czechAddresses.filter((address) => !offered.has(address) && address !== '/client-area'),
    ...['/calculators', '/invoice-generator', '/invoice-generator-public', '/czech-taxes-online/thank-you'],
    ...[
      '/law',
      '/api',
      '/calculators/vat-verification/api',
      '/official-document-generator/power-of-attorney',
    ],
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
  expect(Object.keys(paths).filter((path) => /calculators|documents|invoices|registers/.test(path))).toEqual(
    [],
  );
  for (const list of ['calculators', 'documents'])
    expect(await (await fetch(`${slovak}/api/v1/${list}`)).json()).toEqual({ [list]: [] });
});

test.each(['salary', 'vat', 'invoice', 'calculator', 'law', 'power of attorney', 'api', 'residence'])(
  'searching the Slovak site for %s finds pages of its own only',
  async (words) => {
    const answer = await (await fetch(`${slovak}/api/v1/search?q=${encodeURIComponent(words)}`)).text();
    const { results } = JSON.parse(answer);
    const offered = new Set([...slovakAddresses, '/']);
    expect(results.filter(({ path }: { path: string }) => !offered.has(path))).toEqual([]);
    expect(readable(answer).match(ofCzechia) ?? []).toEqual([]);
  },
);
