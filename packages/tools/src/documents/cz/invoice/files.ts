import { done } from '@majak/law/result';
import type { DocumentFile, Opening } from '../../document.ts';
import type { Invoice } from './model/invoice-form.ts';

const xml = 'application/xml';

/** What an invoice is written to. The code of a file comes when the file is asked for. */
export const invoiceFiles: readonly DocumentFile<Invoice>[] = [
  { format: 'pdf', label: 'PDF', type: 'application/pdf', ending: 'pdf' },
  { format: 'isdoc', label: 'ISDOC', type: xml, ending: 'isdoc' },
  { format: 'facturx', label: 'Factur-X (XML)', type: xml, ending: 'factur-x.xml' },
  { format: 'qr', label: 'QR code of the payment', type: 'image/svg+xml', ending: 'svg' },
  { format: 'qrf', label: 'QR Platba+F', type: 'image/svg+xml', ending: 'qr-platba-f.svg' },
  {
    format: 'json',
    label: 'JSON',
    type: 'application/json',
    ending: 'json',
    write: async (invoice) => (await import('./formats/write-json.ts')).writeJson(invoice),
  },
  {
    format: 'csv',
    label: 'CSV',
    type: 'text/csv',
    ending: 'csv',
    write: async (invoice) => (await import('./formats/write-csv.ts')).writeCsv(invoice),
  },
];

/** What an invoice comes back from. */
export const invoiceOpening: Opening<Invoice> = {
  endings: ['.pdf', '.isdoc', '.isdocx', '.json', '.xml'],
  says: 'Opens a PDF that was made here, ISDOC or JSON.',
  maxBytes: 20 * 1024 * 1024,
  open: async (bytes, name) => {
    const { openInvoiceFile } = await import('./reading/open-file.ts');
    const read = await openInvoiceFile(bytes, name);
    return read.ok ? done({ content: read.value.invoice, notes: read.value.notes }) : read;
  },
};
