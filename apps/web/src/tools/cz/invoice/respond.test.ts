import { randomUUID } from 'node:crypto';
import { regimes } from '@majak/tools/documents/cz/invoice/model/choices';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import { sampleOf } from '@majak/tools/documents/cz/invoice/model/sample';
import { readFacturX } from '@majak/tools/documents/cz/invoice/reading/read-factur-x';
import { readIsdoc } from '@majak/tools/documents/cz/invoice/reading/read-isdoc';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPdf } from '../../../../../../tests/support/invoice/read-pdf.ts';
import { invoiceEndpoints } from './invoice-endpoints.ts';
import { respond } from './respond.ts';

const today = '2026-11-21';
const payer = sampleOf('payer', today);
/** Each call from a client of its own, unless one is named. */
const post = (what: string, body: unknown, client: string = randomUUID()) =>
  respond(
    what,
    new Request(`http://localhost/api/v1/invoices/${what}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'x-client-address': client },
    }),
  );
const every = [...invoiceEndpoints.keys()];
const send = (what: string, change: Partial<Invoice> = {}) => post(what, { ...payer, ...change });

test.each(regimes)('every document of the sample of a %s is made', async (regime) => {
  for (const what of every) {
    const response = await post(what, sampleOf(regime, today));
    // In cash there is nothing to pay by a code.
    expect(response.status, what).toBe(['qr', 'qrf'].includes(what) && regime === 'simplified' ? 422 : 200);
    expect(response.headers.get('cache-control'), what).toBe('no-store');
  }
});

test('a PDF comes under a name that any system takes', async () => {
  const { headers } = await send('pdf', { number: 'Č. 1/2026 "; filename=x.exe' });
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toBe(
    'attachment; filename="invoice-C.-1-2026-filename-x.exe.pdf"',
  );
  expect((await send('pdf', { number: 'ΑΒ' })).headers.get('content-disposition')).toBe(
    'attachment; filename="invoice.pdf"',
  );
});

test('what is sent alone is what is inside the PDF', async () => {
  const { files } = readPdf(new Uint8Array(await (await send('pdf')).arrayBuffer()));
  const [isdoc, facturX] = await Promise.all(
    ['isdoc', 'facturx'].map(async (what) => (await send(what)).text()),
  );
  expect(files.get('invoice-2026001.isdoc')?.bytes.toString('utf8')).toBe(isdoc);
  expect(files.get('factur-x.xml')?.bytes.toString('utf8')).toBe(facturX);
  expect(readIsdoc(isdoc ?? '')).toMatchObject({ ok: true, value: { invoice: { number: '2026001' } } });
  expect(readFacturX(facturX ?? '')).toMatchObject({ ok: true, value: { payable: '9140.74' } });
});

test('a PDF takes a colour that can be read', async () => {
  const [bare, coloured] = await Promise.all([
    post('pages', payer),
    post('pages', { ...payer, accent: '#0a5c8a' }),
  ]);
  const said = async (response: Response) => JSON.stringify(await response.json());
  expect(await said(bare)).not.toContain('#0a5c8a');
  expect(await said(coloured)).toContain('#0a5c8a');
});

test('a PDF takes a layout and a logo', async () => {
  const size = { width: 40, height: 20, channels: 3, background: '#c00' } as const;
  const png = await sharp({ create: size }).png().toBuffer();
  const logo = `data:image/png;base64,${png.toString('base64')}`;
  const [bare, dressed] = await Promise.all([
    post('pdf', { ...payer, layout: 'plain' }),
    post('pdf', { ...payer, layout: 'plain', logo }),
  ]);
  const images = async (response: Response) =>
    readPdf(new Uint8Array(await response.arrayBuffer())).raw.split('/Subtype /Image').length - 1;
  expect(await images(bare)).toBe(0);
  expect(await images(dressed)).toBe(1);
});

test.each([
  ['pdf', { layout: 'shiny' }, ['layout']],
  ['pdf', { logo: 'https://example.com/logo.png' }, ['logo']],
  ['pdf', { logo: `data:image/png;base64,${btoa('<svg/>')}` }, ['logo']],
  ['pdf', { accent: '#ffc75a' }, ['accent']],
  ['pdf', { accent: 'red") #panic(' }, ['accent']],
  ['isdoc', { layout: 'plain' }, ['layout']],
  ['pages', { layout: 'shiny', number: '' }, ['number']],
  ['pages', { layout: 'shiny' }, ['layout']],
  ['check', { number: '', lines: [] }, ['number', 'lines']],
  ['facturx', { lines: [{ ...payer.lines[0], quantity: 0 }] }, ['lines.0.quantity']],
  ['qr', { issueDate: '2026-02-30', colour: 'blue' }, ['issueDate', 'colour']],
])('%s names each field of %j that is wrong', async (what, change, fields) => {
  const response = await post(what, { ...payer, ...change });
  expect(response.status).toBe(422);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const { errors } = await response.json();
  expect(errors.map(({ field }: { field: string }) => field)).toEqual(fields);
});

test.each([
  ['receipt', payer, 404],
  ['pdf', '{', 400],
  ['pdf', 'null', 422],
  ['pdf', 'x'.repeat(256 * 1024 + 1), 413],
])('%s with what cannot be answered is a problem', async (what, body, status) => {
  const response = await post(what, body);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ status, title: expect.stringMatching(/\S/) });
});

test('what is too large is said of the logo only where one can be', async () => {
  const details = await Promise.all(
    ['pdf', 'isdoc'].map(
      async (what) => (await (await post(what, 'x'.repeat(256 * 1024 + 1))).json()).detail,
    ),
  );
  expect(details).toEqual([expect.stringContaining('logo'), 'The invoice is too long.']);
});

test('of the previews one client asks for, only the latest waits', async () => {
  const client = randomUUID();
  const bodies = Array.from({ length: 12 }, (_, at) => ({ ...payer, number: `2026${at}` }));
  const answers = await Promise.all(bodies.map((body) => post('pages', body, client)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const response of refused) {
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('retry-after')).toBe('1');
  }
  const others = await Promise.all(bodies.map((body) => post('pages', body)));
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
});

test('an invoice without such a document says why', async () => {
  const cash = await send('qr', { payment: { ...payer.payment, method: 'cash' } });
  expect(await cash.json()).toMatchObject({ status: 422, detail: 'Only bank transfers have a payment code' });
  const credit = await send('isdoc', { kind: 'creditNote' });
  expect(await credit.json()).toMatchObject({ status: 422, detail: expect.stringContaining('credit note') });
});

test('a check says what the law wants, what the invoice comes to, and that its documents agree', async () => {
  const checked = await (await send('check', { dueDate: '2026-11-01' })).json();
  expect(checked.findings.length).toBe(checked.right + checked.missing + checked.wrong);
  expect(checked.totals).toMatchObject({ payable: '9140.74' });
  expect(checked.documents).toContainEqual({ format: 'isdoc', state: 'same', differences: [] });
});

test('who asks too often waits', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 61 }, async () => (await post('check', '{', 'busy')).status),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  const refused = await post('check', '{', 'busy');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('the pages of a preview have a limit of their own', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 601 }, async () => (await post('pages', '{', 'typing')).status),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await post('check', '{', 'typing')).status).toBe(400);
});

test('the pages are those of the PDF', async () => {
  const lines = Array.from({ length: 60 }, (_, at) => ({
    description: `Line ${at}`,
    unitPrice: at,
    rate: 21,
  }));
  const body = { ...payer, lines, layout: 'plain' };
  const response = await post('pages', body);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { pages } = await response.json();
  const pdf = readPdf(new Uint8Array(await (await post('pdf', body)).arrayBuffer()));
  expect(pages).toHaveLength(pdf.pages);
  for (const page of pages) expect(page).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
});
