import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { sampleOf } from '@majak/tools/documents/cz/invoice/model/sample';
import { readIsdoc } from '@majak/tools/documents/cz/invoice/reading/read-isdoc';
import { afterEach, expect, test } from 'vitest';
import { readPdf } from '../../../../../../tests/support/invoice/read-pdf.ts';
import { respond } from './respond.ts';

const payer = sampleOf('payer', '2026-11-21');
const post = (what: string, body: unknown) =>
  respond(
    what,
    new Request(`http://localhost/api/v1/invoices/${what}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'x-client-address': randomUUID() },
    }),
  );
const line = (change: object) => ({ ...payer.lines[0], ...change });
const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => line({ description: `Line ${at + 1}` }));

afterEach(async () => {
  // Whatever came before: the next one is served.
  expect((await post('pdf', payer)).status).toBe(200);
});

const crc = (bytes: Uint8Array) => {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
};
const chunk = (type: string, data: Uint8Array) => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
  ends[0].writeUInt32BE(data.length);
  ends[1].writeUInt32BE(crc(named));
  return Buffer.concat([ends[0], named, ends[1]]);
};
/** A PNG that says it is so large; its pixels are not there. */
function hugePng(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
const dataUrl = (bytes: Uint8Array | string) =>
  `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;

test.each([
  ['Greek', 'Παράδειγμα', 'Παράδειγμα'],
  ['Cyrillic', 'Олена', 'Олена'],
  ['a command', '#panic("no")', '#panic("no")'],
  ['a formula', '$ x^2 $', '$ x^2 $'],
  ['a backslash', 'a \\ b \\u{41}', 'a \\ b \\u{41}'],
  ['markup', '<b>&amp;</b> *x* _y_ `z`', '<b>&amp;</b> *x* _y_ `z`'],
  ['a direction that is not seen', 'a\u202eb', 'ab'],
])('%s is taken to the letter', async (_, typed, printed) => {
  const body = { ...payer, lines: [line({ description: typed })], note: typed };
  const [pdf, pages] = await Promise.all([post('pdf', body), post('pages', body)]);
  expect([pdf.status, pages.status]).toEqual([200, 200]);
  const { text, files } = readPdf(new Uint8Array(await pdf.arrayBuffer()));
  expect(text.split('\n').filter((words) => words === printed)).toHaveLength(2);
  const read = readIsdoc(files.get('invoice-2026001.isdoc')?.bytes.toString('utf8') ?? '');
  expect(read).toMatchObject({
    ok: true,
    value: { invoice: { note: typed, lines: [{ description: typed }] } },
  });
});

test.each([
  ['500 lines', { lines: lines(500) }],
  ['a negative quantity', { lines: [line({}), line({ quantity: -2 })] }],
  ['an amount of a thousand million', { lines: [line({ quantity: 1, unitPrice: 1_000_000_000 })] }],
])('%s are an invoice', async (_, change) => {
  for (const what of ['pdf', 'pages', 'isdoc', 'facturx', 'check'])
    expect((await post(what, { ...payer, ...change })).status, what).toBe(200);
});

test.each([
  ['501 lines', { lines: lines(501) }, 'lines', 'At most 500 lines at a time'],
  ['no lines', { lines: [] }, 'lines', 'Add a line'],
  [
    'a line of 5,000 characters',
    { lines: [line({ description: 'x'.repeat(5_000) })] },
    'lines.0.description',
    'What it’s for: use at most 1 000 characters',
  ],
  [
    'NUL',
    { lines: [line({ description: 'a\u0000b' })] },
    'lines.0.description',
    'What it’s for: use no control characters',
  ],
  ['half a letter', { note: '\ud83d' }, 'note', 'Note: use no control characters'],
  [
    'more than a thousand million',
    { lines: [line({ quantity: 2, unitPrice: 1_000_000_000 })] },
    'lines.0.unitPrice',
    'Quantity × price: enter 1 000 000 000 or less',
  ],
  [
    'a price of 1e21',
    { lines: [line({ unitPrice: 1e21 })] },
    'lines.0.unitPrice',
    'Price: enter a number from 0 to 1 000 000 000',
  ],
  ['a quantity of 0', { lines: [line({ quantity: 0 })] }, 'lines.0.quantity', 'Quantity must not be zero'],
  ['30 February', { dueDate: '2026-02-30' }, 'dueDate', 'Due date: enter a real date, such as 31/01/2026'],
  ['a prototype', { constructor: 1 }, 'constructor', 'This field is not known'],
  [
    'an SVG as the logo',
    { logo: 'data:image/svg+xml;base64,PHN2Zy8+' },
    'logo',
    'The logo must be a PNG, JPEG or WebP as a data: address in base64',
  ],
  [
    'an SVG that says it is a PNG',
    { logo: dataUrl('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    'logo',
    'The logo must be a PNG, JPEG or WebP',
  ],
  [
    'a logo of a thousand million pixels',
    { logo: dataUrl(hugePng(32_000)) },
    'logo',
    'The logo must have 20 million pixels or less',
  ],
  [
    'half a logo',
    { logo: dataUrl(hugePng(500)) },
    'logo',
    'The logo must be a whole picture: this file is damaged',
  ],
])('%s is refused with a clear message', async (_, change, field, message) => {
  for (const what of ['pdf', 'pages']) {
    const response = await post(what, { ...payer, ...change });
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual([expect.objectContaining({ field, message })]);
  }
});

test.each([
  ['emoji', 'Party 👩‍👩‍👧 🎉'],
  ['right to left', 'חשבונית فاتورة'],
])('%s is refused before the PDF, found by the check, and kept in what programs read', async (_, typed) => {
  const body = { ...payer, note: typed };
  const refused = await post('pdf', body);
  expect(refused.status).toBe(422);
  expect((await refused.json()).errors).toEqual([expect.objectContaining({ field: 'note' })]);
  expect((await (await post('check', body)).json()).findings).toContainEqual(
    expect.objectContaining({ rule: 'letters', state: 'wrong', field: 'note' }),
  );
  expect(await (await post('isdoc', body)).text()).toContain(typed.slice(0, 5));
});

test('a tax that nobody charges is refused in a document, and found by the check', async () => {
  const body = { ...sampleOf('nonPayer', '2026-11-21'), lines: [line({ rate: 21 })] };
  for (const what of ['pdf', 'isdoc', 'facturx']) {
    const refused = await post(what, body);
    expect(refused.status).toBe(422);
    expect((await refused.json()).errors).toEqual([expect.objectContaining({ field: 'lines.0.rate' })]);
  }
  const checked = await (await post('check', body)).json();
  expect(checked.findings).toContainEqual(
    expect.objectContaining({ rule: 'tax.stated', state: 'wrong', section: '§ 108(1), (4)(g)' }),
  );
});

test('a logo of 40 MB is refused before it is read, and it is said what to do', async () => {
  const response = await post('pdf', { ...payer, logo: dataUrl(Buffer.alloc(40_000_000, 7)) });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({
    title: 'The body is larger than 256 KB',
    detail: expect.stringContaining('logo'),
  });
});

test.each([
  '',
  'null',
  '[]',
  '{',
  '{"lines":{"length":1e9}}',
  '['.repeat(100_000),
  '{"__proto__":{"number":"1"}}',
])('a body of %.30j is a problem, not a fault of ours', async (body) =>
  expect([400, 422]).toContain((await post('pdf', body)).status),
);
