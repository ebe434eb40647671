import { randomUUID } from 'node:crypto';
import { sampleOf } from '@majak/tools/documents/cz/invoice/model/sample';
import { powerOfAttorney } from '@majak/tools/documents/cz/power-of-attorney/definition';
import { expect, test } from 'vitest';
import { respond } from './respond.ts';

const sample = Object(powerOfAttorney.sample('2026-11-21'));
const post = (what: string, body: unknown, slug = 'power-of-attorney') =>
  respond(
    slug,
    what,
    new Request(`http://localhost/api/v1/documents/${slug}/${what}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'x-client-address': randomUUID() },
    }),
  );

test('a document is a file, not kept by anybody on its way', async () => {
  const response = await post('pdf', sample);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="power-of-attorney.pdf"');
});

test.each([
  ['nothing at all', {}],
  ['a whole document', sample],
  ['a day that is none', { ...sample, from: '2026-02-30' }],
  ['a name every object has', { toString: 1, principal: { constructor: 1 } }],
  ['no object', [1]],
])('a preview is drawn of %s', async (_, given) => {
  const response = await post('preview', given);
  expect(response.status).toBe(200);
  const { pages, findings } = await response.json();
  expect(pages[0]).toMatch(/^<svg /);
  expect(findings.length).toBeGreaterThan(4);
});

test('what was found is mended, where there is one thing to do', async () => {
  const document = { ...sample, proceedings: 'future' };
  const mended = await post('mend', { rule: 'future', document });
  expect(await mended.json()).toEqual({ document: sample, before: document });
  expect((await post('mend', { rule: 'offices', document })).status).toBe(422);
  expect((await post('mend', { rule: 'future', document: {} })).status).toBe(422);
  expect((await post('mend', 7)).status).toBe(422);
});

test('a PDF with letters that can’t be printed is refused at their field, not made with question marks', async () => {
  const body = { ...sample, place: 'Praha 🎉' };
  const refused = await post('pdf', body);
  expect(refused.status).toBe(422);
  expect((await refused.json()).errors).toEqual([
    { field: 'place', code: 'custom', message: expect.stringContaining('🎉') },
  ]);
  expect((await (await post('preview', body)).json()).unprintable).toEqual(['🎉']);
});

test.each<[string, string, unknown, number]>([
  ['an unknown document', 'pdf', sample, 404],
  ['a prototype', 'pdf', sample, 404],
])('%s is not there', async (name, what, body, status) =>
  expect((await post(what, body, name === 'a prototype' ? 'constructor' : 'shoe')).status).toBe(status),
);

test.each<[string, string, unknown, number]>([
  ['an unknown file', 'shoe', sample, 404],
  ['no JSON', 'pdf', '{', 400],
  ['an empty object', 'pdf', {}, 422],
  ['a field that is not known', 'check', { ...sample, colour: 'red' }, 422],
  ['more than anyone writes', 'pdf', { ...sample, place: 'x'.repeat(270_000) }, 413],
])('%s is a problem in words', async (_, what, body, status) => {
  const response = await post(what, body);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
});

test('an invoice has the same answers here as at its own addresses', async () => {
  const response = await post('check', { regime: 'payer' }, 'invoice');
  expect(response.status).toBe(422);
  expect((await response.json()).errors[0]).toEqual({
    field: 'number',
    code: 'invalid_type',
    message: 'Enter the invoice number',
  });
});

test('a text that a browser writes of a document is written here as well', async () => {
  const given = sampleOf('payer', '2026-11-21');
  const response = await post('csv', given, 'invoice');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="invoice-[\w-]+\.csv"$/);
  expect(await response.text()).toContain(given.number);
});

test('an invoice is seen and checked while it grows, and mended before it is whole', async () => {
  const given = { regime: 'payer', number: '1', lines: [{ description: 'Work', unitPrice: 100, rate: 21 }] };
  const { pages, findings, wrong, missing } = await (await post('preview', given, 'invoice')).json();
  expect(pages[0]).toMatch(/^<svg /);
  expect(findings).toContainEqual(expect.objectContaining({ rule: 'supplier.ico', state: 'missing' }));
  expect(wrong + missing).toBeGreaterThan(2);
  const { document } = await (await post('mend', { rule: 'taxDate', document: given }, 'invoice')).json();
  expect(document).toMatchObject({ number: '1', taxDate: expect.stringMatching(/^\d{4}-/) });
  expect(document.supplier.name).toBe('');
  expect((await post('preview', { ...given, layout: 'shiny' }, 'invoice')).status).toBe(422);
});
