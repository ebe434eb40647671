import { productDocument } from '@majak/tools/insurance/product-document';
import { expect, test } from 'vitest';
import { examine } from '../../../tests/support/invoice/pdf-tools.ts';
import { seedList } from '../content/seed/files.ts';
import { printDocument } from '../documents/print-document.ts';
import { informationView } from './policy-papers.ts';
import { productOfRow } from './product-of-row.ts';

const insurers = await seedList('insurers.yaml');
const rows = await seedList('insurance-products.yaml');

test.each(rows.map((row) => [String(row.title), row] as const))(
  'the information document of %s is a sound PDF of two pages at most, plainly a sample',
  async (title, row) => {
    const insurer = insurers.find(({ name }) => name === row.insurer);
    const product = productOfRow({ ...row, insurer, updatedAt: '2026-11-23T08:00:00Z' } as never, 'CZK');
    if (!product) throw new Error('It cannot be sold');
    const view = informationView(productDocument(product, 14));
    examine(
      await printDocument({ template: 'product-information', view }),
      ({ faults, pages, text, fonts }) => {
        expect(faults).toBe('');
        expect(pages).toBeLessThanOrEqual(2);
        expect(fonts.every(({ embedded }) => embedded)).toBe(true);
        const said = text.replace(/\s+/g, ' ');
        expect(said.indexOf('Insurance product information document')).toBe(0);
        for (const words of [title, 'SAMPLE', '23 November 2026', ...product.limitLines])
          expect(said).toContain(words);
        for (const { lines } of view.parts)
          for (const line of lines) expect(said).toContain(line.replaceAll(/\s+/g, ' '));
      },
    );
  },
);
