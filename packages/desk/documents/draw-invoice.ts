import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Invoice } from '@majak/tools/documents/invoice/invoice';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { type Layout, templateData } from './invoice-document.ts';
import { fontLetters, printableWith } from './printable.ts';

export type Drawn = { invoice: Invoice; layout: Layout; logo?: Uint8Array };

const logoFile = '/logo.png';

/**
 * Makes a drawer of invoices: PDF/A-3a, tagged, with ISDOC and Factur-X inside. It holds its thread while it draws.
 * @param root Folder of the repository, where the template and the fonts lie.
 */
export function invoiceDrawer(root: string): (drawn: Drawn) => Uint8Array {
  const fonts = path.join(root, 'packages/ui/src/fonts/print');
  const template = readFileSync(path.join(root, 'packages/desk/documents/invoice.typ'), 'utf8');
  const compiler = NodeCompiler.create({
    workspace: path.join(root, 'packages/desk/documents'),
    fontArgs: [{ fontPaths: [fonts] }],
  });
  const printable = printableWith(fontLetters(path.join(fonts, 'inter-400.ttf')));
  return ({ invoice, layout, logo }) => {
    const logoPath = logo ? logoFile : '';
    if (logo) compiler.mapShadow(path.join(root, 'packages/desk/documents', logoFile), Buffer.from(logo));
    try {
      const inputs = { data: templateData(invoice, { layout, logoPath, printable }) };
      const { result, takeDiagnostics } = compiler.compile({ mainFileContent: template, inputs });
      if (!result) throw new Error(`The template is broken: ${JSON.stringify(takeDiagnostics())}`);
      return compiler.pdf(result, { pdfStandard: 'a-3a' });
    } finally {
      compiler.resetShadow();
      // What was laid out is somebody's invoice, and would be remembered otherwise.
      compiler.evictCache(0);
    }
  };
}
