import { invoiceOpening } from '@majak/tools/documents/cz/invoice/files';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import * as z from 'zod/mini';
import { fetchCached } from '../../../../client/fetch-cached.ts';

const checks = z.object({
  wrong: z.number(),
  documents: z.array(
    z.object({
      format: z.string(),
      state: z.literal(['same', 'differs', 'none']),
      differences: z.array(z.object({ field: z.string(), expected: z.string(), found: z.string() })),
    }),
  ),
});

const names: Readonly<Record<string, string>> = {
  isdoc: 'ISDOC',
  facturX: 'Factur-X',
  json: 'JSON',
  csv: 'CSV',
  spayd: 'QR Platba',
  spaydWithInvoice: 'QR Platba+F',
  epc: 'EPC QR',
  bySquare: 'PAY by square',
};

/** Its documents do not agree, which a program must never hand out. */
export class Disagreement extends Error {}

/** This invoice has no such file: the reason in words. */
export class NoSuchFile extends Error {}

type Compared = readonly {
  format: string;
  state: string;
  differences: readonly { field: string; expected: string; found: string }[];
}[];

/** The names of the formats that say the same. @throws Disagreement if any says something else. */
export function sameFormats(documents: Compared): string[] {
  const wrong = documents.find(({ state }) => state === 'differs');
  if (wrong) {
    const [first] = wrong.differences;
    const at = first ? ` (${first.field}: ${first.expected} became ${first.found})` : '';
    throw new Disagreement(
      `The check found that ${names[wrong.format] ?? wrong.format} would not say the same as the page${at}. Nothing was saved. Please tell us.`,
    );
  }
  const same = documents.filter(({ state }) => state === 'same');
  return same.map(({ format }) => names[format] ?? format);
}

/**
 * Has every format of an invoice written, read back and compared.
 * @returns the names of those that say the same, and how many things the law calls wrong.
 * @throws Disagreement if any says something else; what `call` throws.
 */
export async function checkedFormats(invoice: Invoice): Promise<{ same: string[]; wrong: number }> {
  const { documents, wrong } = await fetchCached({ path: '/invoices/check', body: invoice, reply: checks });
  return { same: sameFormats(documents), wrong };
}

/** Opens a PDF that was just made, as its owner will one day. @throws Disagreement if another invoice comes out of it. */
export async function readBack(pdf: Blob, invoice: Invoice): Promise<void> {
  const opened = await invoiceOpening.open(new Uint8Array(await pdf.arrayBuffer()), 'invoice.pdf');
  if (opened.ok && JSON.stringify(opened.value.content) === JSON.stringify(invoice)) return;
  throw new Disagreement(
    'The PDF would not open as the same invoice again. Nothing was saved. Please tell us.',
  );
}
