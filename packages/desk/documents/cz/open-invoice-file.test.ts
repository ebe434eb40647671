import { regimes } from '@majak/tools/documents/cz/invoice/model/choices';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import { sampleOf } from '@majak/tools/documents/cz/invoice/model/sample';
import { openInvoiceFile } from '@majak/tools/documents/cz/invoice/reading/open-file';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyInvoice } from '../../../../tests/support/invoice/arbitrary-invoice.ts';
import { renderInvoice } from './render-invoice.ts';

const reopened = async (invoice: Invoice) =>
  openInvoiceFile(await renderInvoice(invoice, { layout: 'classic' }), 'invoice.pdf');

test.each(regimes)('the PDF of a %s opens as the invoice it was made of', async (regime) => {
  const invoice = sampleOf(regime, '2026-11-21');
  expect(await reopened(invoice)).toEqual({ ok: true, value: { invoice, from: 'pdf', notes: [] } });
});

test('a credit note that has no ISDOC yet opens too', async () => {
  const invoice: Invoice = { ...sampleOf('payer', '2026-11-21'), kind: 'creditNote' };
  expect(await reopened(invoice)).toMatchObject({ ok: true, value: { invoice } });
});

test('so does the PDF of any invoice', { timeout: 60_000 }, () =>
  fc.assert(
    fc.asyncProperty(anyInvoice, async (invoice) => {
      expect(await reopened(invoice)).toEqual({ ok: true, value: { invoice, from: 'pdf', notes: [] } });
    }),
    { numRuns: 50 },
  ),
);
