import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';
import type { PdfField } from '@majak/tools/official-forms/official-form';
import { isLockedPdf } from '../uploads/is-locked-pdf.ts';
import { readPdf } from '../uploads/read-pdf.ts';
import type { drawPages } from './draw-pages.ts';
import { paperFields } from './paper-fields.ts';
import { takeOutActions } from './take-out-actions.ts';

/** How wide and high a page is, in points. */
export type PageSize = { width: number; height: number };
/** A fillable PDF as it is kept: without scripts and actions, with its fields and a picture (WebP) of each page. */
export type ReadPaper = { pdf: Uint8Array; fields: PdfField[]; pages: PageSize[]; pictures: Uint8Array[] };

const mostFields = 1000;
const mostPages = 40;
/** Of a side of a page, in points: an inch, and the most that the format knows. */
const [shortestSide, longestSide] = [72, 14_400];
/** One page as tall as a book is wide would take all memory to draw. */
const mostSidesApart = 10;
const mostPaperBytes = 10 * 1024 * 1024;

/** Said to the editor who chose the file. */
class Refusal extends Error {}

const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 1024)).toString('latin1').includes('%PDF-');

function checkShape(bytes: Uint8Array): void {
  if (!isPdf(bytes))
    throw new Refusal(
      'This file isn’t a PDF, whatever its name says. Choose the fillable PDF of the office.',
    );
  if (bytes.length > mostPaperBytes)
    throw new Refusal('This PDF is larger than 10 MB. Choose a smaller one.');
}

const damaged = 'This PDF is damaged: it can’t be opened. Choose another.';

async function opened(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false, preserveXFA: true });
    // One without a catalogue is found out here.
    document.getForm();
    return document;
  } catch (error) {
    if (error instanceof EncryptedPDFError || isLockedPdf(bytes))
      throw new Refusal('This PDF is locked with a password. Ask the office for one that isn’t.');
    throw new Refusal(damaged);
  }
}

function checkContents(document: PDFDocument): PdfField[] {
  if (document.getForm().hasXFA())
    throw new Refusal(
      'This PDF is an XFA form, which only Adobe’s own program can fill in. Ask the office for one with ordinary fields (AcroForm).',
    );
  if (document.getPageCount() > mostPages)
    throw new Refusal(`This PDF has more than ${mostPages} pages. Choose a shorter one.`);
  const count = document.getForm().getFields().length;
  if (count > mostFields)
    throw new Refusal(
      `This PDF has ${count} fields, more than the ${mostFields} that can be mapped. Choose another.`,
    );
  const fields = paperFields(document);
  if (fields.length === 0)
    throw new Refusal('This PDF has no fields to fill in. Choose one that can be filled in on a screen.');
  return fields;
}

/** How large the pages are, as they are seen. */
function pageSizes(document: PDFDocument): PageSize[] {
  const pages = document.getPages().map((page) => {
    const { width, height } = page.getCropBox();
    return page.getRotation().angle % 180 === 0 ? { width, height } : { width: height, height: width };
  });
  const isUsual = ({ width, height }: PageSize) =>
    Math.min(width, height) >= shortestSide &&
    Math.max(width, height) <= longestSide &&
    Math.max(width / height, height / width) <= mostSidesApart;
  if (!pages.every(isUsual))
    throw new Refusal('This PDF has a page of a size that no printer takes. Choose another.');
  return pages;
}

async function withoutActions(document: PDFDocument): Promise<Uint8Array> {
  takeOutActions(document);
  const pdf = await document.save({ updateFieldAppearances: false });
  const checked = await readPdf(pdf);
  if ('refused' in checked) throw new Refusal(checked.refused);
  return pdf;
}

/**
 * Reads the fillable PDF of an office: its fields, and what of it is kept.
 * @param draw Draws its pages, where that may be done: its memory is never given back.
 * @returns the paper, or in a sentence why it is not taken.
 */
export async function readPaper(
  bytes: Uint8Array,
  root: string,
  draw: typeof drawPages,
): Promise<ReadPaper | { refused: string }> {
  try {
    checkShape(bytes);
    const document = await opened(bytes);
    const pages = pageSizes(document);
    const fields = checkContents(document);
    const pdf = await withoutActions(document);
    return { pdf, fields, pages, pictures: await draw(pdf, root) };
  } catch (error) {
    // A library stumbles over what is not as the format has it, at any depth.
    return { refused: error instanceof Refusal ? error.message : damaged };
  }
}
