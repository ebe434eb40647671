import type { Result } from '@majak/law/result';
import { invoiceFiles } from '@majak/tools/documents/cz/invoice/files';
import { documentUuidOf } from '@majak/tools/documents/cz/invoice/formats/document-uuid';
import { writeFacturX } from '@majak/tools/documents/cz/invoice/formats/factur-x';
import { fileNameOf } from '@majak/tools/documents/cz/invoice/formats/file-name';
import { writeIsdoc } from '@majak/tools/documents/cz/invoice/formats/isdoc';
import { writeCsv } from '@majak/tools/documents/cz/invoice/formats/write-csv';
import { writeJson } from '@majak/tools/documents/cz/invoice/formats/write-json';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import { totalsOf } from '@majak/tools/documents/cz/invoice/model/totals';
import { verifyFormats } from '@majak/tools/documents/cz/invoice/reading/verify-formats';
import { NoSuchFile, sameFormats } from './check-formats.ts';

/** The identifier that the server gives the same invoice, where the browser can work it out. */
export async function uuidOf(invoice: Invoice): Promise<string> {
  if (!crypto.subtle) return crypto.randomUUID();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(invoice)));
  return documentUuidOf(
    [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  );
}

const writers: Readonly<Record<string, (invoice: Invoice, uuid: string) => Result<string>>> = {
  isdoc: (invoice, uuid) => writeIsdoc(invoice, { uuid, totals: totalsOf(invoice) }),
  facturx: (invoice) => writeFacturX(invoice, totalsOf(invoice)),
  json: (invoice) => ({ ok: true, value: writeJson(invoice) }),
  csv: (invoice) => ({ ok: true, value: writeCsv(invoice) }),
};

/**
 * Makes a file in this browser, for which nothing is sent: every format is written, read back and compared.
 * @throws NoSuchFile with the reason, in words; Disagreement if two formats differ.
 */
export async function makeHere(format: string, invoice: Invoice) {
  const file = invoiceFiles.find((one) => one.format === format);
  const uuid = await uuidOf(invoice);
  const written = writers[format]?.(invoice, uuid);
  if (!(file && written)) throw new NoSuchFile(`No ${format} is made in the browser`);
  if (!written.ok) throw new NoSuchFile(written.error);
  return {
    content: new Blob([written.value], { type: file.type }),
    name: `${fileNameOf(invoice)}.${file.ending}`,
    same: sameFormats(verifyFormats(invoice, { uuid })),
  };
}
