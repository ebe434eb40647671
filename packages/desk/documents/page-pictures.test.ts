import { gzipSync } from 'node:zlib';
import type { DocumentLanguage } from '@majak/tools/documents/cz/invoice/model/choices';
import { sampleOf } from '@majak/tools/documents/cz/invoice/model/sample';
import { readXml } from '@majak/tools/documents/cz/invoice/reading/xml';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPdf } from '../../../tests/support/invoice/read-pdf.ts';
import { layouts } from './cz/invoice-document.ts';
import { drawPages, renderInvoice } from './cz/render-invoice.ts';
import { pagesOf } from './page-pictures.ts';

const payer = { ...sampleOf('payer', '2026-11-21'), qr: true };
const [line] = payer.lines;
const many = {
  ...payer,
  lines: Array.from({ length: 100 }, () => line ?? payer.lines[0]).filter((one) => one !== undefined),
};
const typed = '<script>alert(1)</script>" onload="x';

test.each(layouts)('there are as many pages as in the PDF, each of A4, in %s', async (layout) => {
  for (const invoice of [payer, many]) {
    const pages = await drawPages(invoice, { layout });
    expect(pages).toHaveLength(readPdf(await renderInvoice(invoice, { layout })).pages);
    for (const page of pages) {
      expect(readXml(page, 'svg').ok).toBe(true);
      expect(page).toContain('viewBox="0 0 595.28 841.89"');
    }
  }
});

test('a page is paths and pictures and nothing else, whatever was typed', async () => {
  const logo = await sharp({ create: { width: 40, height: 20, channels: 4, background: '#c00' } })
    .png()
    .toBuffer();
  const invoice = { ...payer, note: typed, supplier: { ...payer.supplier, name: typed } };
  const pages = await drawPages(invoice, { layout: 'classic', logo });
  const all = pages.join('');
  expect(new Set([...all.matchAll(/<(\w+)/g)].map(([, name]) => name))).toEqual(
    new Set(['svg', 'defs', 'path', 'g', 'use', 'image']),
  );
  expect(all).not.toContain('alert');
  expect(all).not.toMatch(/\son\w+=|style=|javascript:|url\(/);
  for (const [, address = ''] of all.matchAll(/href="([^"]*)"/g))
    expect(address).toMatch(/^(#g\w+|data:image\/(png|svg\+xml);base64,[\w+/=]+)$/);
});

test('every letter that is used is there', async () => {
  for (const page of await drawPages(many, { layout: 'plain' })) {
    const known = new Set([...page.matchAll(/<path id="(\w+)" d="M/g)].map(([, id]) => id));
    const used = [...page.matchAll(/<use href="#(\w+)"/g)].map(([, id]) => id);
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  }
});

/** How much of the page is not white, by quarters from the top. */
async function inkOf(picture: Buffer): Promise<number[]> {
  const { data } = await sharp(picture)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(100, 4, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [0, 1, 2, 3].map((row) =>
    data.subarray(row * 100, row * 100 + 100).reduce((sum, value) => sum + 255 - value, 0),
  );
}

test('a page is drawn where it belongs: ink above, none at the foot of a short invoice', async () => {
  const [first = ''] = await drawPages(payer, { layout: 'classic' });
  const ink = await inkOf(await sharp(Buffer.from(first), { density: 72 }).png().toBuffer());
  expect(ink[0]).toBeGreaterThan(500);
  expect(ink[1]).toBeGreaterThan(500);
  expect(ink[3]).toBeLessThan((ink[1] ?? 0) / 4);
});

test.each<DocumentLanguage>(['en', 'cs', 'both'])(
  'a page in %s is small enough to be sent at every pause',
  async (language) => {
    for (const page of await drawPages({ ...many, language }, { layout: 'classic' })) {
      expect(page.length).toBeLessThan(160_000);
      expect(gzipSync(page).length).toBeLessThan(42_000);
    }
  },
);

test.each([
  '<text>hello</text>',
  '<script/>',
  '<path d="M0 0" onload="x"/>',
  '<image xlink:href="https://example.com/x.png"/>',
])('what does not belong to a page is not passed on: %s', (odd) => {
  const document = `<svg width="10pt" height="10pt">\n    <path d="M0 0"/>\n    <g>\n        ${odd}\n    </g>\n    <defs id="glyph">\n    </defs>\n</svg>`;
  if (odd.startsWith('<path')) expect(pagesOf(document)[0]).not.toContain('onload');
  else expect(() => pagesOf(document)).toThrow('unknown');
});
