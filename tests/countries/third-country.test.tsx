import { readFileSync } from 'node:fs';
import { calculate } from '@majak/tools/calculator/calculate';
import matter from 'gray-matter';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

// What how-to/add-a-country.md says to write: a name and a site. Nothing else of the house is replaced.
vi.stubEnv('SITE', 'xr');
vi.mock('@majak/sites/site-names', () => ({ siteNames: ['cz', 'sk', 'xr'] }));
vi.mock('@majak/sites/sites', async (original) => {
  const { site } = await import('./ruritania/site.ts');
  const { sites } = await original<typeof import('@majak/sites/sites')>();
  return { sites: { ...sites, xr: { site, services: [] } } };
});

const slug = 'ruritanian-levy-calculator';
const { site } = await import('@majak/desk/site');
const { sisters } = await import('@majak/desk/sisters');
const { offeredCalculators, offeredDocuments, offeredSlugs } = await import('@majak/desk/offered-tools');
const { respond } = await import('../../apps/web/src/tools/calculators/respond.ts');
const { describeCalculator } = await import('../../apps/web/src/tools/calculators/describe-calculator.ts');
const { Documentation } = await import('../../apps/web/src/tools/api/documentation.tsx');
const { openApi } = await import('../../apps/web/src/tools/api/openapi.ts');
const { RuleList } = await import('../../apps/web/src/law/rule-list.tsx');
const { RuleView } = await import('../../apps/web/src/law/rule-view.tsx');
const { withLawTexts } = await import('../../apps/web/src/law/law-text.ts');
const { RenderBlocks } = await import('../../apps/web/src/blocks/render-blocks.tsx');
const { Header } = await import('../../apps/web/src/shell/header.tsx');
const { Footer } = await import('../../apps/web/src/shell/footer.tsx');
const { organization } = await import('../../apps/web/src/shell/json-ld.ts');

/** Figures and units are kept together by spaces of their own. */
const html = (node: Parameters<typeof renderToStaticMarkup>[0]): string =>
  renderToStaticMarkup(node).replace(/\s/g, ' ');

/** Countries that have a site of their own: their words, money and offices. */
const others = /Czech|Slovak|Prague|Bratislava|\bCZK\b|\bEUR\b|\bcz\.|\bsk\./;

const calculated = async (income: unknown, year?: number) => {
  const request = new Request('http://localhost/', {
    method: 'POST',
    body: JSON.stringify({ income, year }),
  });
  const response = await respond(slug, request);
  return { status: response.status, text: await response.text() };
};

test('a third country offers what it declares, and nothing of the others', async () => {
  expect(site.jurisdiction.name).toBe('Ruritania');
  expect(offeredSlugs).toEqual([slug]);
  expect(await offeredDocuments()).toEqual([]);
  expect(sisters.map(({ country }) => country)).toEqual(['the Czech Republic', 'Slovakia']);
});

test('its calculator agrees with its examples, and answers the API in its own money and law', async () => {
  const calculator = (await offeredCalculators())[0] ?? expect.fail('no calculator');
  expect(calculator.examples).toHaveLength(1);
  for (const { answers, expect: expected } of calculator.examples) {
    const result = calculate(calculator, answers, '2026-06-01');
    expect(result.ok && result.value.outputs).toMatchObject(expected);
  }
  const { status, text } = await calculated(5_000, 2026);
  expect(status).toBe(200);
  expect(JSON.parse(text).outputs).toMatchObject({ levy: 380, left: 4_620 });
  expect(text).toContain('xr.levy.free');
  expect(text).not.toMatch(others);
  expect((await calculated(5_000, 2025)).text).toContain('4600');
  expect((await calculated(-1)).status).toBe(422);
  const described = describeCalculator(calculator, '2026-11-23');
  // No figure of its law is set anew each year: its years are those that values were stated for, and the next.
  expect(described.inputs).toMatchObject({ properties: { year: { enum: [2025, 2026, 2027] } } });
  expect((await calculated(5_000, 1_897)).status).toBe(422);
  expect(JSON.stringify(described)).not.toMatch(others);
});

test('the description of its API, for programs and for people, is of its own years and of what it offers', async () => {
  const about = {
    calculators: await offeredCalculators(),
    today: '2026-11-23',
    webUrl: 'https://example.com',
    limited: ['vat-verification'],
  };
  const { info, tags } = openApi({ ...about, documents: [], site });
  const page = html(<Documentation {...about} jurisdiction={site.jurisdiction} />);
  expect(info.description).toContain('the rules of 2025 and later');
  expect(page).toContain('From 2025 to the next one');
  expect(page).not.toMatch(/VAT number|[Ll]ook-up/);
  const named = tags.map(({ name }): string => name);
  expect(named).toContain('Calculators');
  for (const none of ['Invoices', 'Clock', 'Plan', 'Insurance', 'Registers'])
    expect(named).not.toContain(none);
  expect(info.description + page).not.toMatch(others);
});

test('its two rules are listed, each with a page', () => {
  const list = html(<RuleList today="2026-11-23" />);
  expect(list).toContain('1 200 XRC');
  expect(list).not.toMatch(others);
  for (const id of ['xr.levy.rate', 'xr.levy.free'] as const) {
    const page = html(
      <RuleView id={id} users={{ calculators: [], documents: [], pages: [] }} today="2026-11-23" />,
    );
    expect(page).toContain('The Almanac of Strelsau');
    expect(page).not.toMatch(others);
  }
});

test('its page says what its law says, under its own head and foot', () => {
  const { data } = matter(readFileSync(new URL('./ruritania/pages/home.md', import.meta.url), 'utf8'));
  const page = html(
    <>
      <Header site={site} path="/" tone="transparent" />
      <RenderBlocks blocks={withLawTexts(data.sections)} data={{ services: [] }} />
      <Footer site={site} year={2026} asksConsent={false} sisters={[]} />
    </>,
  );
  expect(page).toContain('The levy is 10 % of what is above 1 200 XRC.');
  expect(page).toContain('Castle Road 1, 1 Strelsau');
  expect(page + JSON.stringify(organization())).not.toMatch(others);
});
