import { document } from '../../document.ts';
import { invoiceFiles, invoiceOpening } from './files.ts';
import { fileNameOf } from './formats/file-name.ts';
import { invoiceViewOf } from './formats/invoice-view.ts';
import { applyInvoiceFix, lint } from './law/linter.ts';
import { readInvoice } from './model/invoice.ts';
import { type Invoice, invoiceForm } from './model/invoice-form.ts';
import { sampleOf } from './model/sample.ts';

export const invoice = document<Invoice>({
  slug: 'invoice',
  title: 'Czech invoice',
  lead: 'A lawful Czech invoice in English, Czech or both, with its files for programs.',
  page: '/invoice-generator',
  form: invoiceForm,
  template: 'invoice',
  read: readInvoice,
  check: (given, today) => lint(given, today).findings,
  mend: (given, rule, today) => {
    const to = applyInvoiceFix(given, rule, today);
    return to === given ? undefined : to;
  },
  view: (given) => invoiceViewOf(given),
  files: invoiceFiles,
  opening: invoiceOpening,
  fileName: fileNameOf,
  sample: (today) => sampleOf('payer', today),
});
