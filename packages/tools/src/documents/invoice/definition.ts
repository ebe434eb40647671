import { document } from '../document.ts';
import { viewOf } from './formats/view.ts';
import { lint, mended } from './law/linter.ts';
import { type Invoice, readInvoice } from './model/invoice.ts';
import { invoiceForm } from './model/invoice-form.ts';
import { sampleOf } from './model/sample.ts';

const xml = 'application/xml';

export const invoice = document<Invoice>({
  slug: 'invoice',
  title: 'Czech invoice',
  lead: 'A lawful Czech invoice in English, Czech or both, with its files for programs.',
  page: '/invoice-generator',
  form: invoiceForm,
  read: readInvoice,
  check: (given, today) => lint(given, today).findings,
  mend: (given, rule, today) => {
    const to = mended(given, rule, today);
    return to === given ? undefined : to;
  },
  view: (given) => viewOf(given),
  files: [
    { format: 'pdf', label: 'PDF', type: 'application/pdf', ending: 'pdf' },
    { format: 'isdoc', label: 'ISDOC', type: xml, ending: 'isdoc' },
    { format: 'facturx', label: 'Factur-X (XML)', type: xml, ending: 'factur-x.xml' },
    { format: 'qr', label: 'QR code of the payment', type: 'image/svg+xml', ending: 'svg' },
  ],
  fileName: ({ number }) => `invoice-${number.replace(/[^\w.]+/g, '-')}`,
  sample: (today) => sampleOf('payer', today),
});
