import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { type DocumentPrinter, documentPrinter } from './document-printer.ts';
import type { DocumentAnswer, DocumentWork } from './document-work.ts';
import { printCompiler } from './print-compiler.ts';
import { runWorker } from './run-worker.ts';

/** A process that draws documents, and writes and checks invoices: whatever five hundred lines take, no page waits for it. */
const root = process.argv[2] ?? '';
/** What a country has done, by the file in its folder. */
type Own = { answerOwn: (asked: unknown, root: string, printing: () => NodeCompiler) => Promise<unknown> };
let compiler: NodeCompiler | undefined;
let printer: DocumentPrinter | undefined;

/** Made at the first drawing: the other work needs no fonts. */
const printing = (): NodeCompiler => {
  compiler ??= printCompiler(root);
  return compiler;
};

async function answer(work: DocumentWork): Promise<DocumentAnswer> {
  if (work.what === 'docx') {
    // Few want one, and no drawing waits for the library.
    const { writeDocx } = await import('./write-docx.ts');
    return { docx: await writeDocx(work.view) };
  }
  if (work.what === 'document') {
    printer ??= documentPrinter(root, printing());
    return work.as === 'pdf' ? { pdf: printer.pdf(work) } : { pages: printer.pages(work) };
  }
  const { country, asked } = work;
  const { answerOwn }: Own = await import(`./${country}/answer-own.ts`);
  return { own: await answerOwn(asked, root, printing) };
}

// What was laid out is somebody's document: it goes once it was handed over.
runWorker(answer, () => compiler?.evictCache(0));
