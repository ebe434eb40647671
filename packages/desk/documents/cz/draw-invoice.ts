import { readFileSync } from 'node:fs';
import path from 'node:path';
import { facturXFileName } from '@majak/tools/documents/cz/invoice/formats/factur-x';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import { type Totals, totalsOf } from '@majak/tools/documents/cz/invoice/model/totals';
import type { PaymentCode } from '@majak/tools/documents/cz/invoice/payment/payment-codes';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { pagesOf } from '../page-pictures.ts';
import { withMetadata } from '../pdf-metadata.ts';
import { pdfUaMetadata } from '../pdf-ua-metadata.ts';
import { printFolders } from '../print-folders.ts';
import { printFonts } from '../print-fonts.ts';
import { facturXMetadata } from './factur-x-metadata.ts';
import { attachedTo, type Layout, templateData } from './invoice-document.ts';
import { printedPaymentCode } from './printed-payment-code.ts';

export type DrawnInvoice = { invoice: Invoice; layout: Layout; accent?: string; logo?: Uint8Array };
type Compiled = Parameters<NodeCompiler['pdf']>[0];
type Contents = {
  totals: Totals;
  code: PaymentCode | undefined;
  attached: ReturnType<typeof attachedTo>;
};

export type InvoiceDrawer = {
  /** PDF/A-3a, tagged, with ISDOC, Factur-X and JSON inside. */
  pdf: (drawn: DrawnInvoice) => Promise<Uint8Array>;
  /** The same pages, each as an SVG. */
  pages: (drawn: DrawnInvoice) => Promise<string[]>;
};

const logoFile = '/logo.png';

/**
 * Makes a drawer of invoices. It holds its process while it draws.
 * @param root Folder of the repository, where the template and the fonts lie.
 */
export function invoiceDrawer(root: string, compiler: NodeCompiler): InvoiceDrawer {
  const { workspace, fontFolder } = printFolders(root);
  const template = readFileSync(path.join(workspace, 'invoice.typ'), 'utf8');
  const fonts = printFonts(fontFolder);

  function draw<Made>(
    { invoice, layout, accent, logo }: DrawnInvoice,
    contents: Contents,
    make: (compiled: Compiled) => Made,
  ): Made {
    const logoPath = logo ? logoFile : '';
    if (logo) compiler.mapShadow(path.join(workspace, logoPath), Buffer.from(logo));
    try {
      const inputs = { data: templateData(invoice, { layout, accent, logoPath, fonts, ...contents }) };
      // Taken apart it could not be asked what is wrong.
      const made = compiler.compile({ mainFileContent: template, inputs });
      if (made.result) return make(made.result);
      const { shortDiagnostics } = made.takeDiagnostics() ?? {};
      throw new Error(`The template is broken: ${JSON.stringify(shortDiagnostics)}`);
    } finally {
      compiler.resetShadow();
    }
  }

  return {
    pdf: async (drawn) => {
      const totals = totalsOf(drawn.invoice);
      const attached = attachedTo(drawn.invoice, totals);
      const contents = { totals, attached, code: await printedPaymentCode(drawn.invoice, totals) };
      const pdf = draw(drawn, contents, (compiled) => compiler.pdf(compiled, { pdfStandard: 'a-3a' }));
      const claims = facturXFileName in attached ? [pdfUaMetadata, facturXMetadata] : [pdfUaMetadata];
      return withMetadata(pdf, claims);
    },
    pages: async (drawn) => {
      const totals = totalsOf(drawn.invoice);
      const contents = { totals, attached: {}, code: await printedPaymentCode(drawn.invoice, totals) };
      return draw(drawn, contents, (compiled) => pagesOf(compiler.plainSvg(compiled)));
    },
  };
}
