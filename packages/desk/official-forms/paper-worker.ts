import sharp from 'sharp';
import { runWorker } from '../documents/run-worker.ts';
import { drawPages } from './draw-pages.ts';
import { fillPdf } from './fill-pdf.ts';
import type { PaperAnswer, PaperWork } from './paper-work.ts';
import { readPaper } from './read-paper.ts';

/** A process that opens PDFs of others: whatever is hidden in them, there is no secret here to be had. */
const [, , root = ''] = process.argv;
sharp.cache(false);
sharp.concurrency(1);
runWorker<PaperWork, PaperAnswer>(async (work) =>
  work.what === 'read'
    ? { read: await readPaper(work.bytes, root, drawPages) }
    : { filled: await fillPdf(work, root) },
);
