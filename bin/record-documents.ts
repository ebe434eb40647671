import { allDocuments } from '@majak/sites/all-tools';
import { writeFacturX } from '@majak/tools/documents/cz/invoice/formats/factur-x';
import { writeIsdoc } from '@majak/tools/documents/cz/invoice/formats/isdoc';
import type { Document } from '@majak/tools/documents/document';
import fc from 'fast-check';
import { anyInvoice } from '../tests/support/invoice/arbitrary-invoice.ts';
import { days, type Recorded, seed } from './recorded.ts';

const uuid = '6f1f0c5e-3b1c-4a52-9d0a-0123456789ab';

/** What is printed of a document, what the law finds in it, and its files of text. */
async function said({ view, check, files, fileName }: Document, content: unknown, on: string) {
  const texts = await Promise.all(files.map(({ write }) => write?.(content)));
  return { name: fileName(content), view: view(content), findings: check(content, on), texts };
}

/** Every document by its sample, and random invoices with their files for programs. */
export async function recordDocuments(): Promise<Recorded> {
  const documents = await allDocuments();
  const samples = documents.flatMap((one) => days.map((on) => said(one, one.sample(on), on)));
  const ofInvoices = documents.find(({ slug }) => slug === 'invoice');
  const invoices = fc.sample(anyInvoice, { seed, numRuns: 200 }).map(async (invoice) => ({
    ...(ofInvoices && (await said(ofInvoices, invoice, '2026-11-21'))),
    isdoc: writeIsdoc(invoice, { uuid }),
    facturX: writeFacturX(invoice),
  }));
  return {
    'documents.samples.json': await Promise.all(samples),
    'documents.invoices.json': await Promise.all(invoices),
  };
}
