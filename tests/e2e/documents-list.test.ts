import { documentSlugs } from '@majak/sites/all-tools';
import { site } from '@majak/sites/cz/site';
import { expect, inject, test } from 'vitest';

const { web } = inject('product');
const offered = Object.keys(site.tools.documents);

test('the API lists the documents with their schema, and makes them', async () => {
  const { documents } = await (await fetch(`${web}/api/v1/documents`)).json();
  expect(documents.map(({ slug }: { slug: string }) => slug)).toEqual(
    documentSlugs.filter((slug) => offered.includes(slug)),
  );
  expect(documents[1].schema.required).toEqual(expect.arrayContaining(['principal', 'agent', 'powers']));
  const post = (what: string, body: unknown) =>
    fetch(`${web}/api/v1/documents/${what}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await post('power-of-attorney/pdf', {})).status).toBe(422);
  expect((await post('power-of-attorney/preview', {})).status).toBe(200);
  expect((await post('power-of-attorney/shoe', {})).status).toBe(404);
  expect((await post('invoice/check', {})).status).toBe(422);
});

test('the list of documents leads to making one, and search engines may show it', async () => {
  const html = await (await fetch(`${web}/official-document-generator`)).text();
  expect(html).not.toContain('noindex');
  expect(html).toMatch(/href="\/official-document-generator\/rental\/lease"[^>]*>\s*Make a lease/);
  expect(html).toMatch(/href="\/official-document-generator\/contract"[^>]*>\s*Choose a contract/);
});
