import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { mapTexts } from './map-texts.ts';
import { pagesOf } from './page-pictures.ts';
import { withMetadata } from './pdf-metadata.ts';
import { pdfUaMetadata } from './pdf-ua-metadata.ts';
import { printFolders } from './print-folders.ts';
import { type Fonts, printFonts } from './print-fonts.ts';
import { settleInvoice } from './settle-invoice.ts';

/** A document to be printed. @param template The name of a file beside this one, without its ending. */
export type Printed = { template: string; view: object };

export type DocumentPrinter = {
  /** PDF/A-2a and PDF/UA-1: tagged, with its fonts inside. */
  pdf: (printed: Printed) => Uint8Array;
  /** The same pages, each as an SVG. */
  pages: (printed: Printed) => string[];
};

const dayMs = 86_400_000;
/** PDF/A wants a date. The day alone, in seconds: what is printed twice on a day is the same file. */
const today = (): number => (Math.floor(Date.now() / dayMs) * dayMs) / 1000;

type InvoiceData = { view: Parameters<typeof settleInvoice>[0] };

/** What a template prints, with letters that its fonts have. That of invoices is told how wide its texts are, and draws a code as it is. */
const prepared = (template: string, view: object, fonts: Fonts): object =>
  template === 'invoice'
    ? { ...view, view: settleInvoice(mapTexts((view as InvoiceData).view, fonts.printable), fonts) }
    : mapTexts(view, fonts.printable);

/** Makes what prints documents of the catalogue. It holds its process while it draws. */
export function documentPrinter(root: string, compiler: NodeCompiler): DocumentPrinter {
  const { workspace, fontFolder } = printFolders(root);
  const fonts = printFonts(fontFolder);
  const templates = new Map<string, string>();
  const templateOf = (name: string): string => {
    const known = templates.get(name) ?? readFileSync(path.join(workspace, `${name}.typ`), 'utf8');
    templates.set(name, known);
    return known;
  };
  const compiled = ({ template, view }: Printed) => {
    const inputs = { data: JSON.stringify(prepared(template, view, fonts)) };
    // Taken apart it could not be asked what is wrong.
    const made = compiler.compile({ mainFileContent: templateOf(template), inputs });
    if (made.result) return made.result;
    const { shortDiagnostics } = made.takeDiagnostics() ?? {};
    throw new Error(`The template is broken: ${JSON.stringify(shortDiagnostics)}`);
  };
  return {
    pdf: (printed) =>
      withMetadata(compiler.pdf(compiled(printed), { pdfStandard: 'a-2a', creationTimestamp: today() }), [
        pdfUaMetadata,
      ]),
    pages: (printed) => pagesOf(compiler.plainSvg(compiled(printed))),
  };
}
