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
  lead: 'A Czech invoice in English, Czech or both, with everything the law asks for and files that accounting software can read.',
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
